import { mp4Seconds } from './mp4-length.ts';
import { oggSeconds } from './ogg-length.ts';
import { webmSeconds } from './webm-length.ts';

const PLAIN = [1, 3, 0xfffe];

/** As a player counts: by its samples, not by the bytes a second that it claims. */
const wavSeconds = (bytes: Buffer): number | null => {
  const format = bytes.indexOf('fmt ', 12, 'latin1');
  const data = bytes.indexOf('data', 12, 'latin1');
  if (format === -1 || data === -1 || format + 24 > bytes.length) return null;
  const rate = bytes.readUInt32LE(format + 12);
  const inOne = (bytes.readUInt16LE(format + 10) * bytes.readUInt16LE(format + 22)) / 8;
  if (!PLAIN.includes(bytes.readUInt16LE(format + 8)) || rate * inOne === 0) return null;
  return (bytes.length - data - 8) / inOne / rate;
};

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

/** Added up frame by frame; what is no frame, such as a title or a picture, is passed over. */
const framesSeconds = (bytes: Buffer, frameAt: (at: number) => Frame | null): number => {
  let seconds = 0;
  for (let at = bytes.indexOf(0xff); at !== -1; ) {
    const frame = frameAt(at);
    seconds += frame?.seconds ?? 0;
    at = bytes.indexOf(0xff, at + (frame?.bytes ?? 1));
  }
  return seconds;
};

/** Of MPEG 1, and of 2 and 2.5; in thousands a second. */
const MP3_BITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const MP3_RATES = [44_100, 48_000, 32_000];
/** By the version that a frame names; the second is none. */
const MP3_SLOWER = [4, 0, 2, 1];

const mp3Frame = (bytes: Buffer, at: number): Frame | null => {
  const [, kind = 0, speed = 0] = bytes.subarray(at, at + 3);
  const slower = MP3_SLOWER[(kind >> 3) & 3] ?? 0;
  // Eleven bits that are set, and the third layer.
  if ((kind & 0xe6) !== 0xe2 || slower === 0) return null;
  const bits = MP3_BITS[slower === 1 ? 0 : 1]?.[speed >> 4] ?? 0;
  const rate = (MP3_RATES[(speed >> 2) & 3] ?? 0) / slower;
  if (bits === 0 || rate === 0) return null;
  const samples = slower === 1 ? 1152 : 576;
  return { bytes: Math.floor(((samples / 8) * bits * 1000) / rate) + ((speed >> 1) & 1), seconds: samples / rate };
};

const AAC_RATES = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350];
const IN_A_BLOCK = 1024;

const aacFrame = (bytes: Buffer, at: number): Frame | null => {
  const [, kind = 0, speed = 0, ...rest] = bytes.subarray(at, at + 7);
  const [high = 0, middle = 0, low = 0, blocks = 0] = rest;
  const rate = AAC_RATES[(speed >> 2) & 15];
  const length = ((high & 3) << 11) | (middle << 3) | (low >> 5);
  if ((kind & 0xf6) !== 0xf0 || rate === undefined || length < 7) return null;
  return { bytes: length, seconds: (((blocks & 3) + 1) * IN_A_BLOCK) / rate };
};

const LENGTHS: Readonly<Record<string, (bytes: Buffer) => number | null>> = {
  m4a: mp4Seconds,
  webm: webmSeconds,
  ogg: oggSeconds,
  wav: wavSeconds,
  mp3: (bytes) => framesSeconds(bytes, (at) => mp3Frame(bytes, at)),
  aac: (bytes) => framesSeconds(bytes, (at) => aacFrame(bytes, at)),
};

/**
 * How long a sound plays, by what is in it: a recording of a browser does not say how long it is, and what a file says of
 * itself is whatever somebody wrote. Null where it cannot be told.
 */
export const soundSeconds = (bytes: Buffer, extension: string): number | null => LENGTHS[extension]?.(bytes) ?? null;
