"""`tockade serve`: tables in the browser, for this machine or for the local network."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from enum import StrEnum
from typing import Annotated
from urllib.parse import urlsplit

import typer

from tockade.cli import language
from tockade.cli.shared_parameters import Lang
from tockade.cli.with_store import Data, Database
from tockade.store.connect import without_password
from tockade.table.open_tables import KEPT_DAYS
from tockade.web.server import serve as run_server
from tockade.web.server_settings import OWN_MACHINE, PORT, Limits, ServerSettings

EVERYWHERE = ("0.0.0.0", "::")  # listening to the whole network
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these is set where a browser can open


class LogForm(StrEnum):
    TEXT = "text"
    JSON = "json"


def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL")] = "",
    proxies: Annotated[str, typer.Option("--proxies", metavar="ADDRESS,...")] = OWN_MACHINE,
    keep_days: Annotated[int, typer.Option("--keep-days", metavar="N", min=1, max=36500)] = KEPT_DAYS,
    rates: Annotated[float, typer.Option("--rates", metavar="N", min=0.1, max=1000)] = 1,
    log: Annotated[LogForm, typer.Option("--log", metavar="text|json")] = LogForm.TEXT,
    metrics: Annotated[str, typer.Option("--metrics", metavar="ADDRESS,...")] = OWN_MACHINE,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    lang: Lang = None,
) -> None:
    settings = ServerSettings(
        host=host,
        port=PORT if port is None else port,
        next_port=open_page and port is None,
        data=data,
        database=database,
        public_url=public_url,
        proxies=proxies,
        kept_days=keep_days,
        limits=Limits().times(rates),
        log=log.value,
        metrics=metrics,
    )
    run_server(settings, lambda address: begin(settings, address, open_page))
    say_line(language.say("cli-serve-stopped"))


def begin(settings: ServerSettings, address: str, open_page: bool) -> None:
    """Say where the server is and where it keeps what, once it listens."""
    say_line(language.say("cli-serve-ready", address=address))
    say_line(language.say("cli-serve-store", store=store_shown(settings)))
    show_address(settings, address, open_page)


def say_line(line: str) -> None:
    """At once, also where the output is a file or another program."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def store_shown(settings: ServerSettings) -> str:
    """The file or the database, as it may be printed."""
    return without_password(settings.store_address).removeprefix("sqlite:///")


def show_address(settings: ServerSettings, address: str, open_page: bool) -> None:
    """The address for others in the house, as a code for their phones, and the page itself."""
    shared = house_address(address) if settings.host in EVERYWHERE and not settings.public_url else address
    if shared != address:
        say_line(language.say("cli-serve-house", address=shared))
    if open_page:
        import segno

        segno.make(shared).terminal(out=sys.stdout, compact=True)
        sys.stdout.flush()
        open_browser(address)


def open_browser(address: str) -> None:
    """Where there are windows to open one in; a browser in this terminal would cover what stands here."""
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in WINDOWS):
        webbrowser.open(address)


def house_address(address: str) -> str:
    """The same server as other machines of the local network see it."""
    return address.replace(str(urlsplit(address).hostname), own_address())


def own_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"
