import { type FlateCallback, type UnzipCallback, unzipSync, type Zippable, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser';

/** Packs in the page. What it throws, who asked for it catches, as the library's writer does. */
export const zip = (files: Zippable, done: FlateCallback): void => done(null, zipSync(files));

/** A few kilobytes can unpack to gigabytes; a roster does not. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
/** A workbook with many sheets and pictures has a hundred. */
const MAX_PARTS = 1000;

/**
 * Unpacks in the page, never into more than a part says it holds. One that is not packed is copied as it lies there, whatever
 * it says; and all of an archive's parts may lie in the same place.
 */
export const unzip = (archive: Uint8Array, done: UnzipCallback): void => {
  let left = MAX_UNPACKED_BYTES;
  let parts = 0;
  const hasRoom = ({ size, originalSize }: { size: number; originalSize: number }): boolean => {
    left -= Math.max(size, originalSize);
    parts += 1;
    if (left < 0 || parts > MAX_PARTS) throw new Error('unpacks to too much');
    return true;
  };
  done(null, unzipSync(archive, { filter: hasRoom }));
};
