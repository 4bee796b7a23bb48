"""The rules of a game on one illustrated sheet, drawn and worded for the very table it is for."""

from tockade.rules_sheet.compose import compose_sheet
from tockade.rules_sheet.sheet_page import sheet_article, sheet_page, sheet_style

__all__ = ["compose_sheet", "sheet_article", "sheet_page", "sheet_style"]
