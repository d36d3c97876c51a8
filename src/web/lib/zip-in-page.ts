import { type FlateCallback, type UnzipCallback, unzipSync, type Zippable, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

/** Packs in the page. What it throws, who asked for it catches, as the library's writer does. */
export const zip = (files: Zippable, done: FlateCallback): void => done(null, zipSync(files));

/** A few kilobytes can unpack to gigabytes; a roster does not. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;

/** Unpacks in the page, never into more than a part says it holds. */
export const unzip = (archive: Uint8Array, done: UnzipCallback): void => {
  let left = MAX_UNPACKED_BYTES;
  const hasRoom = ({ originalSize }: { originalSize: number }): boolean => {
    left -= originalSize;
    if (left < 0) throw new Error('unpacks to too much');
    return true;
  };
  done(null, unzipSync(archive, { filter: hasRoom }));
};
