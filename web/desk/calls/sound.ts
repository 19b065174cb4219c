/** Two short tones when something new waits, made by the device itself; each device remembers whether it may. */
import { type Signal, signal } from '@preact/signals';
import { keep, kept } from '../../parts/device.ts';

const KEY = 'muster-desk-sound';

let known: Signal<boolean> | null = null;

/** Whether this device may make a sound. */
export function soundOn(): Signal<boolean> {
  known ??= signal(kept(KEY) !== 'off');
  return known;
}

export function setSound(on: boolean): void {
  soundOn().value = on;
  keep(KEY, on ? 'on' : 'off');
}

/** Hz, and when each begins, in seconds. */
const TONES = [
  { pitch: 660, from: 0 },
  { pitch: 880, from: 0.22 },
] as const;
const LENGTH = 0.18;
const LOUDNESS = 0.2;
/** Felt in a pocket, ms. */
const BUZZ = [200, 100, 200];

let speaker: AudioContext | null = null;

/** A browser lets a page be heard once somebody has touched it; until then this is silent. */
export function callOut(): void {
  if ('vibrate' in navigator) navigator.vibrate(BUZZ);
  if (!soundOn().value || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const { pitch, from } of TONES) {
    const [tone, volume] = [speaker.createOscillator(), speaker.createGain()];
    const begin = speaker.currentTime + from;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUDNESS, begin);
    // Cut off at once it would crack.
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(volume).connect(speaker.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}
