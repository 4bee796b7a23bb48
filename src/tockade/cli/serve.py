"""`tockade serve`: tables in the browser, for this machine or for the whole house."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from typing import Annotated
from urllib.parse import urlsplit

import typer

from tockade.cli import speech
from tockade.cli.options import Lang
from tockade.cli.serving import Data, Database
from tockade.table.hall import KEPT_DAYS
from tockade.web.command import run_server
from tockade.web.settings import PORT, PROXIES, Limits, ServerSettings

EVERYWHERE = ("0.0.0.0", "::")  # listening to the whole network
WINDOWS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of these is set where a browser can open


def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[str, typer.Option("--public-url", metavar="URL")] = "",
    proxies: Annotated[str, typer.Option("--proxies", metavar="ADDRESS,...")] = PROXIES,
    keep_days: Annotated[int, typer.Option("--keep-days", metavar="N", min=1, max=36500)] = KEPT_DAYS,
    rates: Annotated[float, typer.Option("--rates", metavar="N", min=0.1, max=1000)] = 1,
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
    )
    run_server(settings, speech.words(), lambda address: show_address(settings, address, open_page))


def show_address(settings: ServerSettings, address: str, open_page: bool) -> None:
    """The address for others in the house, as a code for their phones, and the page itself."""
    shared = house_address(address) if settings.host in EVERYWHERE and not settings.public_url else address
    if shared != address:
        sys.stdout.write(f"{speech.say('cli-serve-house', address=shared)}\n")
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
