import { createReadStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { renameForGood, syncFolder } from '../files/rename.ts';
import { hashOf, type Release, readManifest } from './manifest.ts';
import { NotWhole, type Packed, untar } from './untar.ts';

const TOP = 'himma/';
const MANIFEST = /^himma\/releases\/[\d.]+\/manifest\.json$/u;

/** What zlib says of a file that it cannot read to its end. */
const UNREADABLE: Readonly<Record<string, string>> = {
  Z_BUF_ERROR: 'it is cut off',
  Z_DATA_ERROR: 'it is damaged, or no archive of Himma',
};

/** Holds what comes against the list of files: nothing else than that, and in the end all of it. */
const makeCheck = ({ files }: Release) => {
  const missing = new Set(Object.keys(files));
  return {
    isAsPacked: (name: string, content: Buffer): boolean =>
      missing.delete(name) && files[name]?.sha256 === hashOf(content),
    isWhole: (): boolean => missing.size === 0,
  };
};

/** The list of files comes first. */
const listIn = ({ path, content }: Packed): Release => {
  const release = MANIFEST.test(path) ? readManifest(content.toString()) : null;
  if (release === null) throw new NotWhole('it is no archive of Himma, or its list of files was changed');
  return release;
};

/** Written, and on the disk: a version that is half there after a power cut must not look whole. */
const makeWriter = (folder: string) => {
  const folders = new Set<string>();
  return {
    write: async (path: string, content: Buffer): Promise<void> => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o755 });
      folders.add(dirname(file));
      await writeFile(file, content, { mode: 0o644, flush: true });
    },
    sync: async (): Promise<void> => {
      for (const each of folders) await syncFolder(each);
    },
  };
};

const takeAll = async (
  packed: AsyncGenerator<Packed>,
  accept: (release: Release) => Promise<void>,
  write: (path: string, content: Buffer) => Promise<void>,
): Promise<Release> => {
  const first = await packed.next();
  if (first.done) throw new NotWhole('it is no archive of Himma');
  const release = listIn(first.value);
  await accept(release);
  const own = `releases/${release.version}/`;
  await write('manifest.json', first.value.content);
  const check = makeCheck(release);
  for await (const { path, content } of packed) {
    const name = path.slice(TOP.length);
    if (!(path.startsWith(TOP) && check.isAsPacked(name, content)))
      throw new NotWhole(`${name} in it is not what was packed`);
    // What starts the versions lies beside them, and stays.
    if (name.startsWith(own)) await write(name.slice(own.length), content);
  }
  if (!check.isWhole()) throw new NotWhole('it is cut off');
  return release;
};

/**
 * The release of an archive into `releases/<version>`, under another name until all of it was read and found right. `accept` throws
 * where it is not for this place, before anything is written.
 */
export const unpackRelease = async (archive: string, releases: string, accept: (release: Release) => Promise<void>) => {
  const incoming = join(releases, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  const { write, sync } = makeWriter(incoming);
  let own: Release | undefined;
  try {
    await pipeline(createReadStream(archive), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      own = await takeAll(untar(source), accept, write);
    });
    if (!own) throw new NotWhole('it is cut off');
    await sync();
    const place = join(releases, own.version);
    await rm(place, { recursive: true, force: true });
    await renameForGood(incoming, place);
    return own;
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    const why = UNREADABLE[(error as NodeJS.ErrnoException).code ?? ''];
    throw why ? new NotWhole(why) : error;
  }
};
