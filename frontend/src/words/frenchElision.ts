/** Where French elides: « d’Ariane », « d’Hélène », « d’Yves », but « de Yann ». */

export function vowel(name: string): "yes" | "no" {
  const plain = name.toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae").normalize("NFD");
  const letters = [...plain].filter((letter) => /\p{L}/u.test(letter));
  const [first = "", second = ""] = letters;
  if (first === "") return "no";
  const before = "aeiouy".includes(second) && second !== "";
  if (first === "h") return before ? "yes" : "no";
  if (first === "y") return before ? "no" : "yes";
  return "aeiou".includes(first) ? "yes" : "no";
}
