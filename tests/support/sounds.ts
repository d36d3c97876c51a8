const RATE = 8000;

/** A tone of some seconds, as a file. */
export const wavTone = (seconds = 1, hertz = 440): Buffer<ArrayBuffer> => {
  const samples = Math.round(seconds * RATE);
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    wav.writeUInt16LE(value, at);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(Math.round(Math.sin((at / RATE) * hertz * 2 * Math.PI) * 8000), 44 + at * 2);
  return wav;
};
