# The page is built by Node, the wheel by Python; what runs has neither Node nor a compiler in it, and is nobody's root.
FROM node:22-slim AS page
WORKDIR /nyoi/web
COPY web/package.json web/package-lock.json ./
RUN npm ci
COPY web ./
COPY src /nyoi/src
RUN npx vite build

FROM python:3.11-slim AS wheel
WORKDIR /nyoi
COPY . ./
COPY --from=page /nyoi/src/nyoi/server/page ./src/nyoi/server/page
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]" -c constraints.txt

FROM python:3.11-slim
RUN useradd --create-home --uid 10001 nyoi
COPY --from=wheel /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "nyoi[postgres]" && rm -rf /wheels
USER nyoi
WORKDIR /home/nyoi
VOLUME /home/nyoi
EXPOSE 8700 8701
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s CMD \
    ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8700/health', timeout=2)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["nyoi"]
CMD ["serve", "--host", "0.0.0.0", "--inside", "0.0.0.0:8701"]
