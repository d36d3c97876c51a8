/**
 * An Excel file is a zip. The library that reads it unpacks large parts in a worker made of a blob, which our content
 * policy refuses to start, and then waits for ever. So the parts are unpacked here, by the browser itself, and handed
 * over in a zip that only stores them.
 */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const STORED = 0;
const DEFLATED = 8;
/** A few kilobytes can unpack to gigabytes; a roster does not. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

interface Part {
  name: Uint8Array<ArrayBuffer>;
  crc: number;
  content: Uint8Array<ArrayBuffer>;
}

const findEnd = (view: DataView): number => {
  for (let at = view.byteLength - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Error('not a zip');
};

const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const readPart = async (zip: ArrayBuffer, view: DataView, at: number): Promise<Part> => {
  const local = view.getUint32(at + 42, true);
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = new Uint8Array(zip, start, view.getUint32(at + 20, true));
  const method = view.getUint16(at + 10, true);
  if (method !== STORED && method !== DEFLATED) throw new Error('unknown packing');
  return {
    name: new Uint8Array(zip, at + ENTRY_SIZE, view.getUint16(at + 28, true)),
    crc: view.getUint32(at + 16, true),
    content: method === STORED ? packed : await inflate(packed),
  };
};

const readParts = async (zip: ArrayBuffer): Promise<Part[]> => {
  const view = new DataView(zip);
  const end = findEnd(view);
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  let unpacked = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error('broken zip');
    unpacked += view.getUint32(at + 24, true);
    if (unpacked > MAX_UNPACKED_BYTES) throw new Error('unpacks to too much');
    parts.push(await readPart(zip, view, at));
    at += ENTRY_SIZE + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
};

/** The fields that the header beside a part and its entry at the end have in common, in their common order. */
const writeCommon = (view: DataView, at: number, { name, crc, content }: Part): void => {
  view.setUint16(at, 20, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, content.length, true);
  view.setUint32(at + 18, content.length, true);
  view.setUint16(at + 22, name.length, true);
};

const localHeader = (part: Part): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(LOCAL_SIZE));
  view.setUint32(0, LOCAL, true);
  writeCommon(view, 4, part);
  return new Uint8Array(view.buffer);
};

const entryOf = (part: Part, offset: number): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(ENTRY_SIZE));
  view.setUint32(0, ENTRY, true);
  writeCommon(view, 6, part);
  view.setUint32(42, offset, true);
  return new Uint8Array(view.buffer);
};

const endOf = (count: number, size: number, offset: number): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(END_SIZE));
  view.setUint32(0, END, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return new Uint8Array(view.buffer);
};

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/** The same archive with nothing packed in it. Throws where it is none. */
export const unpackArchive = async (zip: ArrayBuffer): Promise<ArrayBuffer> => {
  const parts = await readParts(zip);
  const body: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  for (const part of parts) {
    entries.push(entryOf(part, sizeOf(body)), part.name);
    body.push(localHeader(part), part.name, part.content);
  }
  return new Blob([...body, ...entries, endOf(parts.length, sizeOf(entries), sizeOf(body))]).arrayBuffer();
};
