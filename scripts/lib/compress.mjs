import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml', '.map'];

/** Smaller files fit into one packet as they are. */
const MIN_BYTES = 1024;

const ENCODINGS = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

const compressFile = async (path) => {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  for (const [suffix, encode] of Object.entries(ENCODINGS)) await writeFile(`${path}.${suffix}`, await encode(content));
};

/** Once at build time and as small as it gets, so that the server only has to send. */
export const compressFolder = async (folder) => {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.filter((name) => COMPRESSIBLE.includes(extname(name))).map((name) => join(folder, name));
  await Promise.all(paths.map(compressFile));
};
