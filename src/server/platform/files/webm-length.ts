import { opusSeconds } from './opus.ts';

/** What is looked into; all else is passed over. */
const INSIDE = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);
const TIME_SCALE = 0x2ad7b1;
const CODEC = 0x86;
const CLUSTER_TIME = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
/** Several frames in one block: no browser writes them so. */
const LACED = 0x06;
const NANOSECONDS = 1_000_000_000;
const USUAL_SCALE = 1_000_000;

/** A number whose first bit that is set says how many bytes it has; with that bit, or without it. */
const readVariable = (bytes: Buffer, at: number, keepsMark: boolean) => {
  const first = bytes[at] ?? 0;
  const length = first === 0 ? 9 : Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = (first | (0xff00 >> length)) % 256 === 0xff;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, isUnknown, next: at + length };
};

const readNumber = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

interface Element {
  readonly id: number;
  readonly content: Buffer;
}

/** One after the other, those that hold others opened: a recording says of none how long it is. */
function* elementsOf(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const id = readVariable(bytes, at, true);
    const size = id && readVariable(bytes, id.next, false);
    if (!(id && size)) return;
    const isOpened = INSIDE.has(id.value);
    if (size.isUnknown && !isOpened) return;
    if (!isOpened) yield { id: id.value, content: bytes.subarray(size.next, size.next + size.value) };
    at = isOpened ? size.next : size.next + size.value;
  }
}

interface Told {
  isOpus: boolean;
  scale: number;
  clusterTime: number;
  played: number;
  last: number;
  isLaced: boolean;
}

const readBlock = (told: Told, content: Buffer): void => {
  const track = readVariable(content, 0, false);
  if (!track || track.next + 3 > content.length) return;
  const [flags = 0, first = 0, second = 0] = content.subarray(track.next + 2);
  const time = (told.clusterTime + content.readInt16BE(track.next)) * told.scale;
  told.last = Math.max(told.last, time / NANOSECONDS);
  told.isLaced ||= (flags & LACED) !== 0;
  if (told.isOpus) told.played += opusSeconds(first, second);
};

const READERS: Readonly<Record<number, (told: Told, content: Buffer) => void>> = {
  [TIME_SCALE]: (told, content) => {
    told.scale = readNumber(content);
  },
  [CODEC]: (told, content) => {
    told.isOpus = content.toString('latin1').startsWith('A_OPUS');
  },
  [CLUSTER_TIME]: (told, content) => {
    told.clusterTime = readNumber(content);
  },
  [SIMPLE_BLOCK]: readBlock,
  [BLOCK]: readBlock,
};

/** Counted block by block, and by the times they bear; null where one cannot be told. */
export const webmSeconds = (bytes: Buffer): number | null => {
  const told: Told = { isOpus: false, scale: USUAL_SCALE, clusterTime: 0, played: 0, last: 0, isLaced: false };
  for (const { id, content } of elementsOf(bytes)) READERS[id]?.(told, content);
  return told.isLaced ? null : Math.max(told.played, told.last);
};
