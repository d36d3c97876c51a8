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

const OGG_PACKETS = 255;
/** Sixty milliseconds of Opus that say nothing. */
const PACKET = Buffer.from([0x18]);

const oggPage = (kind: number, packets: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = kind;
  head[26] = packets.length;
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets]);
};

/** So many seconds in so few bytes as Opus has them; its pages say that they are at the beginning. */
export const opusInOgg = (seconds: number): Buffer<ArrayBuffer> => {
  const opening = Buffer.concat([Buffer.from('OpusHead'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const pages = [oggPage(2, [opening]), oggPage(0, [Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])])];
  for (let left = Math.round(seconds / 0.06); left > 0; left -= OGG_PACKETS)
    pages.push(
      oggPage(
        0,
        Array.from({ length: Math.min(left, OGG_PACKETS) }, () => PACKET),
      ),
    );
  return Buffer.concat(pages);
};
