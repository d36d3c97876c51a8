import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { buildApp } from '#server/app';
import { provideFirstTerm } from '#server/calendar/service';
import { createCredentials } from '#server/cards/service';
import { provideCurricula } from '#server/curriculum/service';
import { migrate } from '#server/migrate';
import { readConfig } from '#server/platform/config';
import { openSqlite } from '#server/platform/db/sqlite';
import type { Deps } from '#server/platform/deps';
import { makeLive } from '#server/platform/live';
import { makeSecrets } from '#server/platform/secrets';
import { fillBanksIfEmpty } from '#server/questions/service';
import { fillRaceQuestions } from '#server/race/service';
import { addStudent } from '#server/roster/service';
import { addStaff } from '#server/staff/service';
import type { DemoStudent } from './product.ts';

const WEB_ROOT = join(import.meta.dirname, '..', '..', 'dist', 'web');
const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const OFFICE: StaffActor = {
  kind: 'staff',
  sessionId: 0,
  staffId: 0,
  name: 'office',
  email: '',
  role: 'admin',
  classes: null,
};
const HOUR_MS = 60 * 60 * 1000;

const configOf = (dataDir: string) => {
  const read = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir });
  if (!('config' in read)) throw new Error(read.problems.join());
  return read.config;
};

const enrol = async (deps: Deps, name: string, grade: Grade): Promise<DemoStudent> => {
  const { id } = await addStudent(deps, OFFICE, { name, grade });
  const { loginId, password } = await createCredentials(deps, OFFICE, id);
  return { studentId: id, name, grade, loginId, password };
};

const openContest = async (deps: Deps): Promise<void> => {
  const at = (hours: number) => new Date(deps.clock().getTime() + hours * HOUR_MS).toISOString();
  await deps.db
    .insertInto('contests')
    .values({
      title: 'مسابقة الفصل',
      rules: 'سباق الدقيقة',
      startsAt: at(-1),
      endsAt: at(48),
      prizeCoins: 100,
      sharePool: 400,
      createdAt: at(-2),
    })
    .execute();
};

/**
 * The built product in this process, on a port of its own, with a clock that stands still until the test moves it. A
 * contest is open, the banks are full and the curricula written, and its first term is over; it has no pupils but those
 * whom the test enrols.
 */
export const startClocked = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'himma-clocked-'));
  let hired = 0;
  let now = new Date('2026-02-01T06:00:00.000Z').getTime();
  const database = openSqlite(':memory:');
  const deps: Deps = {
    ...database,
    config: configOf(dataDir),
    clock: () => new Date(now),
    secrets: makeSecrets(KEY),
    live: makeLive(),
    log: pino({ level: 'silent' }),
  };
  await migrate(deps.db, deps.engine);
  await fillBanksIfEmpty(deps);
  await fillRaceQuestions(deps);
  await provideFirstTerm(deps);
  await provideCurricula(deps);
  await openContest(deps);
  const app = await buildApp(deps, WEB_ROOT);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    db: deps.db,
    now: () => now,
    forward: (ms: number) => {
      now += ms;
    },
    enrol: (name: string, grade: Grade = 5) => enrol(deps, name, grade),
    hire: async () => {
      hired += 1;
      const account = { name: 'أ. حسن الراشد', email: `hasan${hired}@school.example`, password: 'Qalam-Daftar-77' };
      await addStaff(deps, null, { ...account, role: 'teacher' });
      return account;
    },
    stop: async () => {
      app.server.closeAllConnections();
      await app.close();
      await deps.db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type ClockedProduct = Awaited<ReturnType<typeof startClocked>>;
