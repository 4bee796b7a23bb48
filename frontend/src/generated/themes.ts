/** The themes of the page; their colours are in themes.css. Made by `python -m tools.generate_page_types`: change the Python, not this file. */

export const THEME_NAMES = ["evening", "day", "plain"] as const;

export type ThemeName = (typeof THEME_NAMES)[number];

export const GROUNDS: Record<ThemeName, string> = { evening: "#1f4f3f", day: "#f3eada", plain: "#fff" };
