"""Runner that plays slices on many machines, through Dask (`nyoi[cluster]`).

`tcp://host:8786` is the scheduler of a running cluster: `dask scheduler` on one machine, and `dask worker
tcp://host:8786 --nthreads 1 --nworkers N` on the others, each with the same Nyoi. `local:N` starts a small
cluster on this machine. If a worker dies, Dask gives its slice to another one.
"""

from __future__ import annotations

import logging
import re
from importlib.util import find_spec
from typing import Any, Final

from nyoi.kernel.refused import Refused
from nyoi.lab.job import identity, key_of
from nyoi.lab.run import MOST_DEATHS, Answer, Call, work

PATIENCE: Final = 30  # seconds to wait for the scheduler and the first worker
AHEAD: Final = 2  # slices queued per worker, so that it never waits for the next
DEAF: Final = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"  # Ctrl-C is handled by the client
LOCAL: Final = re.compile(r"local:([1-9]\d{0,2})")
REMOTE: Final = re.compile(r"(tcp|tls|ws|wss|ucx)://\S+:\d+")


class Cluster:
    """The workers of a Dask cluster, connected on demand."""

    def __init__(self, where: str) -> None:
        if not LOCAL.fullmatch(where) and not REMOTE.fullmatch(where):
            raise Refused("cluster-form", text=where, allowed="tcp://host:8786, local:4")
        if find_spec("distributed") is None:
            raise Refused("needs-group", group="cluster")
        self.where: Final = where
        self.client: Any = None
        self._own: Any = None
        self._calls: Final[dict[Any, Call]] = {}
        self._greeted: Final[set[str]] = set()  # games for which all workers were checked

    @property
    def width(self) -> int:
        """Return the number of slices to send ahead, which follows the current number of workers."""
        threads: dict[str, int] = self._joined().nthreads()
        return AHEAD * max(1, sum(threads.values()))

    def send(self, call: Call) -> None:
        """Submit a slice under a key that identifies its contents."""
        client = self._joined()
        if call.job.game not in self._greeted:
            self._greet(call.job.game)
        key = key_of(call.job, call.play, call.first, call.end)
        self._calls[client.submit(work, call, key=key)] = call

    def receive(self) -> tuple[Call, Answer | None]:
        from distributed import KilledWorker, wait

        done: list[Any] = []
        while not done:  # a finished slice is lost again if its worker dies before the result is fetched
            with self.client.as_current():
                wait(list(self._calls), return_when="FIRST_COMPLETED")
            done = [future for future in self._calls if future.done()]
        future = done[0]
        call = self._calls.pop(future)
        if future.status not in ("finished", "error"):
            raise Refused("cluster-lost", address=self.where)
        try:
            answer: Answer = future.result()
        except KilledWorker:
            raise Refused("workers-die", first=call.first, last=call.end - 1, times=MOST_DEATHS) from None
        return call, answer

    def close(self) -> None:
        """Cancel outstanding slices and disconnect."""
        self._greeted.clear()
        if self.client is not None:
            self.client.cancel(list(self._calls))
            self._calls.clear()
            self.client.close()
            self.client = None
        if self._own is not None:
            self._own.close()
            self._own = None

    def _joined(self) -> Any:
        """Return the client, connecting first if necessary."""
        if self.client is None:
            import dask
            from distributed import Client, LocalCluster

            local = LOCAL.fullmatch(self.where)
            try:
                if local:
                    with dask.config.set({"distributed.scheduler.allowed-failures": MOST_DEATHS - 1}):
                        self._own = LocalCluster(
                            n_workers=int(local[1]),
                            threads_per_worker=1,
                            dashboard_address="127.0.0.1:0",  # any free port: several clusters may run
                            silence_logs=logging.CRITICAL,
                            preload=[DEAF],
                        )
                self.client = Client(self._own or self.where, timeout=PATIENCE, set_as_default=False)
                self.client.wait_for_workers(1, timeout=PATIENCE)
            except (OSError, TimeoutError):
                self.close()
                raise Refused("no-cluster", address=self.where) from None
        return self.client

    def _greet(self, game: str) -> None:
        """Check the identity of all workers before the first slice.

        Workers that join later are checked with each slice.
        """
        ours = identity(game)

        def told() -> object:  # pickled by value, so that it also runs on a worker without Nyoi
            try:
                from nyoi.lab.job import identity

                return identity(game)
            except Exception as error:
                return f"{type(error).__name__}: {error}"

        for worker, theirs in self._joined().run(told).items():
            if not isinstance(theirs, dict):
                raise Refused("no-house", worker=worker, why=str(theirs).split("\n")[0])
            for name, wanted in ours.items():
                if theirs.get(name) != wanted:
                    raise Refused("other-house", what=name, theirs=str(theirs.get(name)), ours=str(wanted))
        self._greeted.add(game)
