const BLOCK = 512;

/** Of one file: the largest library that a release carries has 18 MB. */
const MOST_BYTES = 256 * 1024 * 1024;

export class NotWhole extends Error {}

const makeReader = (source: AsyncIterable<Buffer>) => {
  const from = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  const piece = async (atMost: number): Promise<Buffer> => {
    if (held.length === 0) held = Buffer.from((await from.next()).value ?? Buffer.alloc(0));
    const taken = held.subarray(0, atMost);
    held = held.subarray(atMost);
    return taken;
  };
  const take = async (bytes: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (let missing = bytes; missing > 0; ) {
      const next = await piece(missing);
      if (next.length === 0) throw new NotWhole('it is cut off');
      pieces.push(next);
      missing -= next.length;
    }
    return Buffer.concat(pieces);
  };
  const drain = async (): Promise<void> => {
    while (!(await from.next()).done);
  };
  return { take, drain };
};

const textOf = (head: Buffer, from: number, to: number): string =>
  head.toString('utf8', from, to).replace(/\0.*$/su, '');

export interface Packed {
  readonly path: string;
  readonly content: Buffer;
}

/** The files of a tar archive, one after the other, to the end that it must have. */
export async function* untar(source: AsyncIterable<Buffer>): AsyncGenerator<Packed> {
  const { take, drain } = makeReader(source);
  for (;;) {
    const head = await take(BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const bytes = Number.parseInt(textOf(head, 124, 136), 8);
    if (textOf(head, 257, 262) !== 'ustar' || !(bytes <= MOST_BYTES)) throw new NotWhole('it is no archive of Himma');
    const prefix = textOf(head, 345, 500);
    const content = await take(bytes);
    await take((BLOCK - (bytes % BLOCK)) % BLOCK);
    yield { path: `${prefix === '' ? '' : `${prefix}/`}${textOf(head, 0, 100)}`, content };
  }
  // Its checksum stands behind it, and is looked at when all was read.
  await drain();
}
