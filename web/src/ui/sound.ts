// A soft note when it is one's turn; only on request.
let audio: AudioContext | undefined;

export function chime(): void {
  audio ??= new AudioContext();
  const note = audio.createOscillator();
  const volume = audio.createGain();
  const now = audio.currentTime;
  note.frequency.value = 523;
  volume.gain.setValueAtTime(0.06, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.5);
  note.connect(volume).connect(audio.destination);
  note.start(now);
  note.stop(now + 0.5);
}
