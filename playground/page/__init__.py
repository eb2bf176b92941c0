"""The page: a chat client for the people of the playground. Plain modules, no build step."""

from playground.page.guard import guard
from playground.page.serving import Page

__all__ = ["Page", "guard"]
