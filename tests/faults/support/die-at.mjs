/*
 * Loaded before the product: it dies, as in a power cut, when it is about to give a file of its school another name, to remove one
 * or to write one whole for the n-th time (DIE_AT, from 0). Where several programs are started with it, DIE_IN is a part of the path
 * of the one that is meant; with DIE_WITH all that were started together die.
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { DIE_AT, DIE_IN = '', DIE_WITH } = process.env;
let left = (process.argv[1] ?? '').includes(DIE_IN) ? Number(DIE_AT) : -1;
for (const name of ['rename', 'rm', 'writeFile']) {
  const own = fs[name];
  fs[name] = (...args) => {
    if (left === 0) process.kill(DIE_WITH ? -process.ppid : process.pid, 'SIGKILL');
    left -= 1;
    return own(...args);
  };
}
syncBuiltinESMExports();
