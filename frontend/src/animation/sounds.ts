/** Six short synthesised sounds, and the vibrations that go with them; one switch silences both. */

import { sound } from "../page/preferences.ts";

interface Note {
  pitch: number;
  /** Seconds after the first one. */
  after: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const note = (pitch: number, after = 0, length = 0.25, volume = 0.08, shape: OscillatorType = "sine"): Note => ({
  pitch,
  after,
  length,
  volume,
  shape,
});

/** Wood is a short low triangle; what is good rises. */
const SOUNDS = {
  card: [note(1900, 0, 0.03, 0.03, "triangle"), note(900, 0.02, 0.05, 0.03, "triangle")],
  step: [note(330, 0, 0.06, 0.07, "triangle")],
  capture: [note(220, 0, 0.16, 0.11, "triangle"), note(140, 0.07, 0.22, 0.11, "triangle")],
  home: [note(523, 0, 0.2), note(784, 0.1, 0.3)],
  turn: [note(660), note(880, 0.14)],
  win: [note(523, 0, 0.3), note(659, 0.13, 0.3), note(784, 0.26, 0.3), note(1047, 0.4, 0.7)],
};

export type SoundName = keyof typeof SOUNDS;

const FELT: Partial<Record<SoundName, number[]>> = { capture: [30, 40, 60], home: [40], win: [60, 60, 120] };

let context: AudioContext | null = null;

/** Makes a sound, some seconds from now. */
export function playSound(name: SoundName, after = 0): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  for (const each of SOUNDS[name]) ring(context, each, after);
  const felt = FELT[name];
  if (felt && "vibrate" in navigator) navigator.vibrate(felt);
}

function ring(sounding: AudioContext, { pitch, after, length, volume, shape }: Note, later: number): void {
  const begin = sounding.currentTime + after + later;
  const [tone, loudness] = [sounding.createOscillator(), sounding.createGain()];
  tone.type = shape;
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(volume, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(loudness).connect(sounding.destination);
  tone.start(begin);
  tone.stop(begin + length + 0.01);
}
