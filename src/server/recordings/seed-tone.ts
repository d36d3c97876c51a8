const RATE = 8000;
const HEADER_BYTES = 44;

/** Quiet, and nobody's voice: a hum that rises and falls, as a WAV of 16 bits and one channel. */
export const hum = (seconds: number, pitch = 220): Buffer<ArrayBuffer> => {
  const samples = Math.round(seconds * RATE);
  const wav = Buffer.alloc(HEADER_BYTES + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1) {
    const loudness = 2000 * Math.sin((Math.PI * at) / samples);
    wav.writeInt16LE(Math.round(loudness * Math.sin((2 * Math.PI * pitch * at) / RATE)), HEADER_BYTES + at * 2);
  }
  return wav;
};
