"""Slices played on many machines, through Dask (`nyoi[cluster]`).

`tcp://host:8786` is the scheduler of a cluster that runs already: `dask scheduler` on one machine, `dask worker
tcp://host:8786 --nthreads 1 --nworkers N` on the others, each with the same Nyoi. `local:N` is a small one of its own.
Dask gives a slice whose worker died to another one by itself.
"""

from __future__ import annotations

import logging
import re
from importlib.util import find_spec
from typing import Any, Final

from nyoi.kernel.refused import Refused
from nyoi.lab.job import identity, key_of
from nyoi.lab.run import MOST_DEATHS, Answer, Call, work

PATIENCE: Final = 30  # seconds until somebody must have answered
AHEAD: Final = 2  # slices that a worker has before it, so that it need not wait for the next
DEAF: Final = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"  # Ctrl-C is for who waits for the others
LOCAL: Final = re.compile(r"local:([1-9]\d{0,2})")
REMOTE: Final = re.compile(r"(tcp|tls|ws|wss|ucx)://\S+:\d+")


class Cluster:
    """The workers of a Dask cluster; joined when there is something to do."""

    def __init__(self, where: str) -> None:
        if not LOCAL.fullmatch(where) and not REMOTE.fullmatch(where):
            raise Refused("cluster-form", text=where, allowed="tcp://host:8786, local:4")
        if find_spec("distributed") is None:
            raise Refused("needs-group", group="cluster")
        self.where: Final = where
        self.client: Any = None
        self._own: Any = None
        self._calls: Final[dict[Any, Call]] = {}
        self._greeted: Final[set[str]] = set()  # games that all workers were asked about

    @property
    def width(self) -> int:
        """Some slices for each worker, however many there are by now."""
        threads: dict[str, int] = self._joined().nthreads()
        return AHEAD * max(1, sum(threads.values()))

    def send(self, call: Call) -> None:
        """Hand a slice to the scheduler, under a name that says everything."""
        client = self._joined()
        if call.job.game not in self._greeted:
            self._greet(call.job.game)
        key = key_of(call.job, call.play, call.first, call.end)
        self._calls[client.submit(work, call, key=key)] = call

    def receive(self) -> tuple[Call, Answer | None]:
        """Wait until one of them is over."""
        from distributed import KilledWorker, wait

        done: list[Any] = []
        while not done:  # what was over is not, if the worker that had it died before it was fetched
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
        """Call off what is still open, and leave."""
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
        """The client, once there is somebody to play."""
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
                            dashboard_address="127.0.0.1:0",  # anywhere: several may run
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
        """Ask all workers who they are, before anything is played; who comes later is asked with each slice."""
        ours = identity(game)

        def told() -> object:  # by value, so that a worker without our house can be asked as well
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
