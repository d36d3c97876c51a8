import { opusSeconds } from './opus.ts';

const PAGE_HEAD = 27;
const CONTINUES = 1;
/** Of Vorbis: where the first packet names its rate. */
const VORBIS = '\u0001vorbis';
const VORBIS_RATE_AT = 12;

const startsWith = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Where packets begin in a page; one that goes on from the page before began there. */
const packetsOf = (bytes: Buffer, page: number): { readonly starts: number[]; readonly next: number } => {
  const segments = bytes[page + 26] ?? 0;
  let at = page + PAGE_HEAD + segments;
  let isNew = ((bytes[page + 5] ?? 0) & CONTINUES) === 0;
  const starts: number[] = [];
  for (const length of bytes.subarray(page + PAGE_HEAD, page + PAGE_HEAD + segments)) {
    if (isNew && length > 0) starts.push(at);
    at += length;
    isNew = length < 255;
  }
  return { starts, next: at };
};

interface Told {
  isOpus: boolean;
  /** Of Vorbis. */
  rate: number;
  seconds: number;
}

const readPacket = (told: Told, bytes: Buffer, at: number): void => {
  if (startsWith(bytes, at, 'OpusHead')) told.isOpus = true;
  else if (startsWith(bytes, at, VORBIS) && at + VORBIS_RATE_AT + 4 <= bytes.length)
    told.rate = bytes.readUInt32LE(at + VORBIS_RATE_AT);
  else if (told.isOpus && !startsWith(bytes, at, 'OpusTags'))
    told.seconds += opusSeconds(bytes[at] ?? 0, bytes[at + 1] ?? 0);
};

/** Counted packet by packet, or by the last page of whatever else is in it; null where neither can be told. */
export const oggSeconds = (bytes: Buffer): number | null => {
  const told: Told = { isOpus: false, rate: 0, seconds: 0 };
  for (let page = 0; startsWith(bytes, page, 'OggS') && page + PAGE_HEAD <= bytes.length; ) {
    const { starts, next } = packetsOf(bytes, page);
    for (const at of starts) readPacket(told, bytes, at);
    const place = bytes.readBigInt64LE(page + 6);
    if (told.rate > 0 && place > 0n) told.seconds = Math.max(told.seconds, Number(place) / told.rate);
    page = next;
  }
  return told.isOpus || told.rate > 0 ? told.seconds : null;
};
