import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive, read whole: none of ours is larger than an upload may be. */
export interface ZipEntry {
  readonly name: string;
  read(): Promise<Buffer | null> | Buffer;
}

/** When a file was made is in what the archive says, not in its folder. */
const NO_DATE = new Date(1980, 0, 1);

/** An archive that any computer and phone opens, entry by entry. One whose file is gone is left out. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const { name, read } of entries) {
    const content = await read();
    if (content === null) continue;
    const file = new ZipDeflate(name);
    file.mtime = NO_DATE;
    zip.add(file);
    file.push(content, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}
