"""The error of scripted people and of the page."""


class Impossible(Exception):
    """A Discord client would not let anyone do that."""
