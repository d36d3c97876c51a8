import { buildApp } from '#server/app';
import { readConfig } from '#server/platform/config';
import { makeDeps } from '#server/platform/starting';
import { serveBench } from './control.ts';

/** The product as `src/server/main.ts` starts it in production; the bench points its standard output at a file. */
const [dataDir = '', webRoot = ''] = process.argv.slice(2);
const read = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
if ('problems' in read) throw new Error(read.problems.join('\n'));

const app = await buildApp(makeDeps(read.config), webRoot);

await serveBench(app);
