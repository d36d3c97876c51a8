import { pino } from 'pino';
import { buildApp } from '#server/app';
import { systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config';
import { loadMasterKey } from '#server/platform/data-dir';
import { openDatabase } from '#server/platform/db/open';
import { makeSecrets } from '#server/platform/secrets';
import { serveBench } from './control.ts';

/** The product as `src/server/main.ts` starts it in production; the bench points its standard output at a file. */
const [dataDir = '', webRoot = ''] = process.argv.slice(2);
const read = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
if ('problems' in read) throw new Error(read.problems.join('\n'));
const { config } = read;

const app = await buildApp(
  {
    ...openDatabase(config.dataDir, config.databaseUrl),
    config,
    clock: systemClock,
    secrets: makeSecrets(loadMasterKey(config.dataDir, config.key)),
    log: pino({ level: config.logLevel }),
  },
  webRoot,
);

await serveBench(app);
