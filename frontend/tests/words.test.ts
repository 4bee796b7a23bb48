/** The words are made of the same arguments as the library's. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Bundle } from "../src/words/fluentMessages.ts";
import { vowel } from "../src/words/frenchElision.ts";
import { Reader } from "../src/words/messageArguments.ts";
import { tell, tellSteps, tellWhy } from "../src/words/sentences.ts";

const FRENCH = `
you = vous
list-more = { $list }, { $next }
list-last = { $list } et { $next }
seat-0 = Rouge
seat-1 = Bleu
card-K = roi
    .the = le roi
    .a = un roi
    .many = { $count } rois
card-hidden = carte cachée
    .the = une carte
    .a = une carte
of-seat = { $seat-vowel ->
    [yes] d’{ $seat }
   *[no] de { $seat }
}
place-square = { $seat-who ->
    [you] votre case { $number }
    [none] la case { $number } de la branche { $letter }
   *[other] la case { $number } { of-seat }
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
step-pawn = choisir le pion sur { $place }
step-walk = aller de { $place } à { $to }
step-play = jouer { $card-the }
step-land = jusqu’à { $place }
why-guard-in-the-way = { $pawns } barre le passage
why-must-play = il faut { $move ->
    [none] jouer
   *[other] { $move }
}
why-move-code = { $move } [{ $code }]
why-sentence = { $sentence }.
why-rule = { $sentence } ({ $rule }).
`;
const words = new Bundle("fr", FRENCH);
const reader = (viewer: number, names: string[] = [], game = "tock-globe"): Reader =>
  new Reader(words, game, viewer, names);

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

test("a square is called by who sits there, the reader before others, and by its letter where nobody does", () => {
  const points = ["a5", "b5", "c5"].map((name, arm) => ({ name, arm, x: arm, y: 0, kind: "square" as const }));
  const plan = { points, arrows: [], turns: 4, owners: [] };
  const called = (viewer: number, arms: number[]): string[] =>
    points.map(({ name }) => new Reader(words, "tijou", viewer, [], plan, arms).place(name));
  assert.deepEqual(called(1, [2, 0]), ["votre case 5", "la case 5 de la branche B", "la case 5 de Rouge"]);
  assert.deepEqual(called(1, [0, 0]).slice(0, 2), ["votre case 5", "la case 5 de la branche B"]);
  assert.equal(called(-2, [0, 0])[0], "la case 5 de Rouge");
});

test("numbers are never negative, and a game's own words go first", () => {
  assert.equal(tell(reader(0), { kind: "walked", seat: 0, number: -4 }), "Recule de 4.");
  assert.equal(tell(reader(0, [], "tijou"), { kind: "walked", seat: 0, number: 3 }), "La pièce avance de 3.");
});

test("hidden cards are counted, not named", () => {
  assert.equal(tell(reader(0), { kind: "drew", seat: 1, number: 2, cards: ["?", "?"] }), "2 cartes.");
  assert.equal(tell(reader(0), { kind: "drew", seat: 0, number: 2, cards: ["K", "K"] }), "2 rois.");
});

test("the reader stands first in a list", () => {
  assert.equal(tell(reader(1), { kind: "won", seats: [0, 1] }), "Vous et Rouge (you).");
});

test("a move and a reason are sentences", () => {
  const steps = [
    { kind: "play" as const, card: "K" },
    { kind: "pawn" as const, place: "a3" },
    { kind: "land" as const, place: "a5" },
  ];
  assert.equal(tellSteps(reader(0), steps), "Jouer le roi et aller de a3 à a5");
  assert.equal(tellSteps(reader(0), steps.slice(0, 2)), "Jouer le roi et choisir le pion sur a3");
  const verdict = { kind: "guard_in_the_way" as const, rule: "GJ-12", pawns: [{ seat: 1, place: "b18" }] };
  assert.equal(tellWhy(reader(0), verdict), "Le pion de Bleu sur b18 barre le passage.");
  assert.equal(tellWhy(reader(0), verdict, {}, true), "Le pion de Bleu sur b18 barre le passage (GJ-12).");
  const duty = { kind: "must_play" as const, rule: "GJ-7", move: "K a3-a5" };
  const legal = { moves: ["K in", "K a3-a5"], steps: [[], steps] };
  assert.equal(tellWhy(reader(0), duty, legal), "Il faut jouer le roi et aller de a3 à a5.");
  assert.equal(tellWhy(reader(0), duty), "Il faut jouer.");
  assert.equal(tellWhy(reader(0), duty, legal, true), "Il faut jouer le roi et aller de a3 à a5 [K a3-a5] (GJ-7).");
});

test("a missing message shows its id", () => {
  assert.equal(words.format("nothing-here"), "nothing-here");
});
