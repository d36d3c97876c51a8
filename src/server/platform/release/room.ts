import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What is to be written, and where. */
interface Wanted {
  readonly folder: string;
  readonly bytes: number;
}

/** A folder that will be made is on the disk of the one above it. */
const statOf = async (folder: string): Promise<{ place: string; disk: number }> =>
  stat(folder).then(
    ({ dev }) => ({ place: folder, disk: dev }),
    () => statOf(dirname(folder)),
  );

/** The first disk that has not room for all that goes to it, in a sentence; null where all have. */
export const lackOfRoom = async (wanted: readonly Wanted[]): Promise<string | null> => {
  const disks = new Map<number, { place: string; bytes: number }>();
  for (const { folder, bytes } of wanted) {
    const { place, disk } = await statOf(folder);
    disks.set(disk, { place, bytes: bytes + (disks.get(disk)?.bytes ?? 0) });
  }
  for (const { place, bytes } of disks.values()) {
    const { bavail, bsize } = await statfs(place);
    const megabytes = (count: number) => Math.ceil(count / 1e6);
    if (bytes > bavail * bsize)
      return `the disk of ${place} has room for ${megabytes(bavail * bsize)} MB, and ${megabytes(bytes)} MB are needed`;
  }
  return null;
};

/** Of all files below a folder, or of one. */
export const sizeOf = async (path: string): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.size;
  let bytes = 0;
  for (const name of await readdir(path)) bytes += await sizeOf(join(path, name));
  return bytes;
};
