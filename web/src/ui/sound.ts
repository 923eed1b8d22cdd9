// A few soft sounds, made here; only on request. Which there are goes by the kind of thing that an event
// moves, and not by the game.
import type {Thing} from '@page/games';
import {settings} from '@page/settings';

export type Sound = Thing | 'turn' | 'score';

interface Note {
  wave: OscillatorType | 'noise';
  pitch: number; // in hertz; of noise, the middle of what is heard
  at: number; // in seconds
  lasts: number;
  loud: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    {wave: 'sine', pitch: 523, at: 0, lasts: 0.45, loud: 0.12},
    {wave: 'sine', pitch: 784, at: 0.13, lasts: 0.55, loud: 0.1},
  ],
  card: [{wave: 'noise', pitch: 2400, at: 0, lasts: 0.13, loud: 0.16}],
  coin: [
    {wave: 'triangle', pitch: 1760, at: 0, lasts: 0.18, loud: 0.07},
    {wave: 'triangle', pitch: 2349, at: 0.05, lasts: 0.25, loud: 0.05},
  ],
  piece: [
    {wave: 'sine', pitch: 190, at: 0, lasts: 0.09, loud: 0.3},
    {wave: 'noise', pitch: 900, at: 0, lasts: 0.04, loud: 0.12},
  ],
  score: [
    {wave: 'sine', pitch: 659, at: 0, lasts: 0.25, loud: 0.08},
    {wave: 'sine', pitch: 831, at: 0.09, lasts: 0.25, loud: 0.08},
    {wave: 'sine', pitch: 988, at: 0.18, lasts: 0.4, loud: 0.08},
  ],
};

const APART = 0.14; // of several at once, in seconds

let audio: AudioContext | undefined;

function noiseIn(context: AudioContext, {pitch, lasts}: Note): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(lasts * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = pitch / 2400;
  return source;
}

function toneIn(context: AudioContext, wave: OscillatorType, pitch: number): OscillatorNode {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = pitch;
  return tone;
}

function play(context: AudioContext, note: Note, from: number, volume: number): void {
  const source = note.wave === 'noise' ? noiseIn(context, note) : toneIn(context, note.wave, note.pitch);
  const gain = context.createGain();
  const at = from + note.at;
  gain.gain.setValueAtTime(Math.max(0.0001, note.loud * volume), at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.lasts);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + note.lasts);
}

// Each kind once, one after the other.
export function sound(all: Iterable<Sound>): void {
  const {sound: wanted, volume} = settings.value;
  const kinds = [...new Set(all)];
  if (!wanted || volume === 0 || kinds.length === 0) return;
  audio ??= new AudioContext();
  const context = audio;
  kinds.forEach((kind, i) => {
    for (const note of SOUNDS[kind]) play(context, note, context.currentTime + APART * i, volume / 100);
  });
}
