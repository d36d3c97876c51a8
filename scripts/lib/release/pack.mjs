import { createHash } from 'node:crypto';
import { createWriteStream, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { tar } from './tar.mjs';

/** Everything is unpacked into one folder of this name. */
const TOP = 'himma';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/** The manifest with a hash over itself: `server/platform/release/manifest.ts` reads it. */
const sealed = (manifest) => ({ ...manifest, seal: sha256(JSON.stringify(manifest)) });

const manifestOf = ({ version, platform, node, from, migration }, files) => {
  const listed = files.map(({ path, content }) => [path, { bytes: content.length, sha256: sha256(content) }]);
  return sealed({ name: 'himma', version, platform, node, from, migration, files: Object.fromEntries(listed) });
};

/** One archive, with the manifest first: what comes after is held against it as it comes. */
export const pack = async (about, files, to, level = 9) => {
  const content = Buffer.from(JSON.stringify(manifestOf(about, files)));
  const manifest = { path: `releases/${about.version}/manifest.json`, mode: 0o644, content, at: Date.now() };
  const entries = [manifest, ...files].map((file) => ({ ...file, path: `${TOP}/${file.path}` }));
  const incoming = `${to}.incoming`;
  await pipeline(Readable.from(tar(entries)), createGzip({ level }), createWriteStream(incoming));
  renameSync(incoming, to);
};
