/** A few sounds of a hall, made of noise and sine waves; nothing is fetched. */
import { settings } from './settings.svelte';

export type Sound = 'card' | 'knock' | 'clash' | 'horn' | 'bell';

/** What calls somebody to the table. */
const CALLS: Sound[] = ['bell', 'knock', 'horn'];
/** Whether other people sit at the table that is open. */
export const company = { isHere: false };

let context: AudioContext | null = null;

export function isHeard(sound: Sound): boolean {
  if (settings.sound !== 'auto') return settings.sound === 'on';
  return company.isHere && CALLS.includes(sound);
}

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

export function play(sound: Sound): void {
  if (isHeard(sound)) SOUNDS[sound](audio());
}

const SOUNDS: Record<Sound, (hall: AudioContext) => void> = {
  card: (hall) => hiss(hall, 0.09, 3200, 0.25),
  knock: (hall) => tone(hall, 140, 0.12, 'sine', 0.5, 70),
  clash: (hall) => {
    hiss(hall, 0.25, 5200, 0.3);
    for (const pitch of [1180, 1733, 2411]) tone(hall, pitch, 0.5, 'triangle', 0.06);
  },
  horn: (hall) => {
    tone(hall, 146.8, 1.2, 'sawtooth', 0.14);
    tone(hall, 220, 1.2, 'sawtooth', 0.1, 220, 0.25);
  },
  bell: (hall) => tone(hall, 660, 0.5, 'sine', 0.16),
};

function envelope(hall: AudioContext, loudness: number, seconds: number, start: number): GainNode {
  const gain = hall.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(hall.destination);
  return gain;
}

function tone(
  hall: AudioContext,
  pitch: number,
  seconds: number,
  type: OscillatorType,
  loudness: number,
  slide = pitch,
  delay = 0,
): void {
  const start = hall.currentTime + delay;
  const wave = hall.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, start);
  wave.frequency.exponentialRampToValueAtTime(slide, start + seconds);
  wave.connect(envelope(hall, loudness, seconds, start));
  wave.start(start);
  wave.stop(start + seconds);
}

function hiss(hall: AudioContext, seconds: number, pitch: number, loudness: number): void {
  const buffer = hall.createBuffer(1, Math.ceil(hall.sampleRate * seconds), hall.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const noise = hall.createBufferSource();
  noise.buffer = buffer;
  const filter = hall.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  noise.connect(filter).connect(envelope(hall, loudness, seconds, hall.currentTime));
  noise.start();
}
