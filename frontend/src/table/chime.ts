/** Two soft notes. */

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  note(context, 660, 0);
  note(context, 880, 0.14);
}

function note(sounding: AudioContext, pitch: number, after: number): void {
  const begin = sounding.currentTime + after;
  const [tone, volume] = [sounding.createOscillator(), sounding.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.25);
  tone.connect(volume).connect(sounding.destination);
  tone.start(begin);
  tone.stop(begin + 0.26);
}
