/** The figures of the court cards and the joker, as paths. Made by `python -m tools.generate_page_types`: change the Python, not this file. */

export const FIGURES: Readonly<Record<string, string>> = {
  J: "M-9 4Q0 -1 9 4L8 7Q0 3 -8 7ZM-7.5 3C-8 -4 -3 -8 2 -7.5C6 -7 8 -3 7.5 3Q0 -1.2 -7.5 3ZM5 -6C8 -13 13 -13 14 -10C12 -10 11 -7 6 -4Z",
  Q: "M-10 7L-12 -4L-6 0L-4 -7L0 -1L4 -7L6 0L12 -4L10 7ZM-13.8 -6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM-5.8 -9.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM2.2 -9.4a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM10.2 -6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z",
  K: "M-11 8V-7L-5.4 -1L0 -10L5.4 -1L11 -7V8ZM-1.1 -15.5H1.1V-9.5H-1.1ZM-3 -13.8H3V-11.6H-3Z",
  X: "M-11 7C-11 -2 -14 -4 -15 -7C-10 -9 -6 -6 -4 -2C-4 -8 -1 -11 0 -12C1 -11 4 -8 4 -2C6 -6 10 -9 15 -7C14 -4 11 -2 11 7ZM-17.5 -8a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM-2.1 -13.6a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM13.3 -8a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0Z",
};
