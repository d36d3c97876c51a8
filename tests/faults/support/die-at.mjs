/*
 * Loaded before the product: it dies, as in a power cut, when it is about to give a file of its school another name, to remove one
 * or to write one whole for the n-th time (DIE_AT, from 0).
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.DIE_AT);
for (const name of ['rename', 'rm', 'writeFile']) {
  const own = fs[name];
  fs[name] = (...args) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
    return own(...args);
  };
}
syncBuiltinESMExports();
