"""The server: the API, the sockets and the page."""
