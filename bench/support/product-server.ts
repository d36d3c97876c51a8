import { sql } from 'kysely';
import { buildApp } from '#server/app';
import { type Clock, systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config';
import { makeDeps } from '#server/platform/starting';
import { fillRaceQuestions } from '#server/race/service';
import { serveBench } from './control.ts';

/** The product as `src/server/main.ts` starts it in production; the bench points its standard output at a file. */
const [dataDir = '', webRoot = '', clockSpeed = '1'] = process.argv.slice(2);
const read = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir });
if ('problems' in read) throw new Error(read.problems.join('\n'));

const clockAt = (speed: number): Clock => {
  const begin = Date.now();
  return speed === 1 ? systemClock : () => new Date(begin + (Date.now() - begin) * speed);
};

const deps = { ...(await makeDeps(read.config)), clock: clockAt(Number(clockSpeed)) };
await fillRaceQuestions(deps);
const app = await buildApp(deps, webRoot);

/**
 * SQLite keeps up to 64 MB of pages, and in a school that has been open for some days it has them. Whoever looks at the
 * memory has them read first, or every page that is added to the file would look like memory that is never given back.
 */
const fillPageCache = () => sql`select sum(balance_after) from points_logs`.execute(deps.db);

await serveBench(app, fillPageCache);
