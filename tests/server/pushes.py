"""A push service and a browser's half of a subscription, for tests: it takes what the house sends and can read it."""

from __future__ import annotations

import base64
import json
import os
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys that a browser makes when it subscribes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    @property
    def point(self) -> str:
        return b64(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def wish(self, endpoint: str, lang: str = "en") -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": self.point, "auth": b64(self.secret), "lang": lang}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


class Pushed:
    """Something that arrived: where, its headers, its body."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    def signed_by(self, key: str) -> dict[str, Any]:
        """What the house claims of itself, its signature checked as a push service does (RFC 8292)."""
        kind, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert kind == "vapid"
        assert parts["k"] == key
        head, claims, signature = parts["t"].split(".")
        raw = plain(signature)
        signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(key))
        public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        found: dict[str, Any] = json.loads(plain(claims))
        return found


class PushService:
    """A push service on this machine; `status` is what it answers."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.arrived: list[Pushed] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.arrived.append(Pushed(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("Location", "http://127.0.0.1:9/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context is not None:
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.url = f"http{'s' if context else ''}://127.0.0.1:{self._server.server_port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
