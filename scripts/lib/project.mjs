import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inProject = (...parts) => join(root, ...parts);

export const say = (line) => console.log(`himma: ${line}`);

export const stop = (line, code = 1) => {
  console.error(`himma: ${line}`);
  process.exit(code);
};

const numbers = (version) => version.split('.').map(Number);

/** Said here in one line, where the server would fail on syntax it does not know. */
export const requireNode = () => {
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const [needMajor, needMinor = 0] = numbers(engines.node.replace(/^\D+/u, ''));
  const [major, minor] = numbers(process.versions.node);
  const tooOld = major < needMajor || (major === needMajor && minor < needMinor);
  if (tooOld) stop(`needs Node ${engines.node}; this is ${process.versions.node}`);
};
