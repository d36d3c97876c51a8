import { type FlateCallback, type Zippable, zipSync } from 'fflate/browser';

export { strFromU8, strToU8, unzip, unzipSync, zipSync } from 'fflate/browser';

/** Packs in the page. What it throws, who asked for it catches, as the library's writer does. */
export const zip = (files: Zippable, done: FlateCallback): void => done(null, zipSync(files));
