import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive, read whole: none of ours is larger than an upload may be. */
export interface ZipEntry {
  readonly name: string;
  read(): Promise<Buffer | null> | Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** The first of January 1980: when a file was made is in what the archive says, not in its folder. */
const NO_DATE = 0x0021;

const fieldsOf = (sizes: readonly (readonly [2 | 4, number])[]): Buffer =>
  Buffer.concat(
    sizes.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

interface Written {
  readonly name: Buffer;
  readonly common: readonly (readonly [2 | 4, number])[];
  readonly offset: number;
}

/** An archive that any computer and phone opens, entry by entry. One whose file is gone is left out. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = await entry.read();
    if (content === null) continue;
    const packed = deflateRawSync(content);
    const name = Buffer.from(entry.name, 'utf8');
    const common = [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, NO_DATE],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ] as const;
    const head = Buffer.concat([fieldsOf([[4, LOCAL], ...common]), name]);
    written.push({ name, common, offset });
    offset += head.length + packed.length;
    yield head;
    yield packed;
  }
  const start = offset;
  for (const { name, common, offset: at } of written) {
    const none = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ] as const;
    const line = Buffer.concat([fieldsOf([[4, CENTRAL], [2, VERSION], ...common, ...none, [4, at]]), name]);
    offset += line.length;
    yield line;
  }
  const count = written.length;
  yield fieldsOf([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, offset - start],
    [4, start],
    [2, 0],
  ]);
}
