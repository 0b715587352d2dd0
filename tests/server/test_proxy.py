"""The nginx configurations in deploy/, behind which Nyoi is served: TLS, HSTS, websockets, whose address counts."""

from __future__ import annotations

import http.client
import os
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.certificates import certified
from tests.server.guests import Guest, Running, free_port, to_move, until

pytestmark = [
    pytest.mark.seed(1),
    pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx on this machine"),
]
DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[tuple[Running, int, int]]:
    """A server behind nginx with deploy/nginx.conf; the ports of http and https."""
    running = Running(tmp_path, proxies=("127.0.0.1",))
    plain, secure = free_port(), free_port()
    folder = tmp_path / "nginx"
    (folder / "nyoi").mkdir(parents=True)
    certificate, _ = certified(folder, "play.example")
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl http2;", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{secure} ssl http2;"),
        ("/etc/nginx/tls/fullchain.pem", str(certificate)),
        ("/etc/nginx/tls/privkey.pem", str(folder / "play.example.key")),
        ("/etc/nginx/nyoi", str(folder / "nyoi")),
    ):
        assert old in text, old
        text = text.replace(old, new)
    for name in ("upstream.conf", "proxy.conf"):
        found = (DEPLOY / "nginx" / name).read_text().replace("worker:8700", f"127.0.0.1:{running.port}")
        (folder / "nyoi" / name).write_text(found)
    (folder / "nginx.conf").write_text(
        f"{'user root;' if os.getuid() == 0 else ''} daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        "worker_processes 1;\n"
        f"events {{}}\nhttp {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{text}\n}}\n"
    )
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as proxy:
        try:
            until(lambda: _status(plain))
            yield running, plain, secure
        finally:
            proxy.terminate()
            proxy.wait(20)
            running.stop()


def _status(port: int) -> int:
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        link.request("GET", "/health", headers={"Host": "play.example"})
        return link.getresponse().status
    except OSError:
        return 0
    finally:
        link.close()


def test_nginx_speaks_tls_and_says_so_to_browsers(behind: tuple[Running, int, int]) -> None:
    running, plain, secure = behind
    assert _status(plain) == 301
    link = http.client.HTTPSConnection(
        "127.0.0.1",
        secure,
        timeout=20,
        context=ssl._create_unverified_context(),
    )
    link.request("GET", "/health", headers={"Host": "play.example"})
    answer = link.getresponse()
    assert answer.read().startswith(b'{"status":"ok"')
    assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"
    body = '{"nickname": "Ann"}'
    for origin, status in (("https://play.example", 200), ("http://play.example", 403)):
        link.request("POST", "/api/players", body, {"Host": "play.example", "Origin": origin})
        answer = link.getresponse()
        answer.read()
        assert answer.status == status
    link.close()
    ann = Guest(running.port)
    table = ann.open("toma", 2, mine=2, start=True)
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    tokens = list(ann.seats[table].values())
    with connect(f"wss://127.0.0.1:{secure}/ws/{table}", ssl=context, max_size=None) as socket:
        socket.send('{"type": "hello", "seats": ["' + '", "'.join(tokens) + '"]}')
        assert '"type":"table"' in str(socket.recv(timeout=20))
    with ann.join(table) as s:
        assert s.play(to_move(s), s.moves(to_move(s))[0])["ok"]
