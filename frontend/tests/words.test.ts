/** The words are made of the same arguments as the library's. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bundle } from "../src/words/bundle.ts";
import { Reader } from "../src/words/reader.ts";
import { tell, tellSteps, tellWhy } from "../src/words/sentences.ts";
import { vowel } from "../src/words/vowel.ts";

const FRENCH = `
you = vous
list-more = { $list }, { $next }
list-last = { $list } et { $next }
seat-0 = Rouge
seat-1 = Bleu
card-K = roi
    .the = le roi
    .a = un roi
card-hidden = carte cachée
    .the = une carte
    .a = une carte
of-seat = { $seat-vowel ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
pawn-at = le pion { of-seat } sur { $at }
told-captured = { $by-who ->
    [you] vous capturez le pion { of-seat } sur { $place }.
    [self] { $seat } se capture.
   *[other] { $by } capture le pion { of-seat }.
}
told-walked = { $way ->
    [back] recule de { $number }
   *[forward] avance de { $number }
}.
told-walked--tijou = la pièce avance de { $number }.
told-drew = { $known ->
    [yes] { $cards }
   *[no] { $number } cartes
}.
told-won = { $seats } ({ $seats-who }).
step-more = { $list }, { $next }
step-play = jouer { $card-the }
step-land = jusqu’à { $place }
why-guard-in-the-way = { $pawns } barre le passage
why-rule = { $sentence } ({ $rule }).
`;
const words = new Bundle("fr", FRENCH);
const reader = (viewer: number, names: string[] = [], game = "tock-globe"): Reader => new Reader(words, game, viewer, names);

test("French elides before vowels and mute letters", () => {
  const said = ["Ariane", "Élodie", "Hugo", "Yves", "Œdipe", "« Inès »"].map(vowel);
  assert.deepEqual(said, ["yes", "yes", "yes", "yes", "yes", "yes"]);
  assert.deepEqual(["Rouge", "Yann", "Hlif", "42", ""].map(vowel), ["no", "no", "no", "no", "no"]);
});

test("a capture is told from every viewpoint", () => {
  const captured = { kind: "captured" as const, seat: 1, by: 0, place: "a5" };
  assert.equal(tell(reader(0, ["Bea", "Ariane"]), captured), "Vous capturez le pion d’Ariane sur a5.");
  assert.equal(tell(reader(-2), captured), "Rouge capture le pion de Bleu.");
  assert.equal(tell(reader(-2), { ...captured, by: 1 }), "Bleu se capture.");
});

test("numbers are never negative, and a game's own words go first", () => {
  assert.equal(tell(reader(0), { kind: "walked", seat: 0, number: -4 }), "Recule de 4.");
  assert.equal(tell(reader(0, [], "tijou"), { kind: "walked", seat: 0, number: 3 }), "La pièce avance de 3.");
});

test("hidden cards are counted, not named", () => {
  assert.equal(tell(reader(0), { kind: "drew", seat: 1, number: 2, cards: ["?", "?"] }), "2 cartes.");
  assert.equal(tell(reader(0), { kind: "drew", seat: 0, number: 2, cards: ["K", "K"] }), "Roi et roi.");
});

test("the reader stands first in a list", () => {
  assert.equal(tell(reader(1), { kind: "won", seats: [0, 1] }), "Vous et Rouge (you).");
});

test("a move and a reason are sentences", () => {
  const steps = [{ kind: "play" as const, card: "K" }, { kind: "land" as const, place: "a5" }];
  assert.equal(tellSteps(reader(0), steps), "Jouer le roi, jusqu’à a5");
  const verdict = { kind: "guard_in_the_way" as const, rule: "GJ-12", pawns: [{ seat: 1, place: "b18" }] };
  assert.equal(tellWhy(reader(0), verdict), "Le pion de Bleu sur b18 barre le passage (GJ-12).");
});

test("a missing message shows its id", () => {
  assert.equal(words.format("nothing-here"), "nothing-here");
});
