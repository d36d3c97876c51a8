import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { StaffActor, StaffRole } from '#domain/access/actors';
import type { SchoolClass } from '#domain/roster/classes';
import type { Grade } from '#domain/roster/grades';
import { buildApp } from '#server/app';
import { createCredentials } from '#server/cards/service';
import type { Clock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config';
import type { Database } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { makeLive } from '#server/platform/live';
import { makeSecrets } from '#server/platform/secrets';
import { addStudent } from '#server/roster/service';
import { insertStaff } from '#server/staff/queries';
import { setSchoolOf } from '#strings/addressed';
import { Agent } from './agent.ts';
import { lendApp, ownApp, WEB_ROOT } from './apps.ts';
import { type Gift, openFreshDatabase } from './databases.ts';

export const PUBLIC_URL = 'https://himma.example';
const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
export const STAFF_PASSWORD = 'a long staff password';

/** Sunday morning at school. */
export const START = new Date('2026-02-01T06:00:00.000Z');

const makeClock = () => {
  let now = START.getTime();
  return {
    read: () => new Date(now),
    forward: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};

const testConfig = (dataDir: string, env: NodeJS.ProcessEnv) => {
  const read = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL, ...env });
  if (!('config' in read)) throw new Error(read.problems.join());
  return read.config;
};

/** Cheap to make and to verify, as a hash itself says what it costs; accounts that a test adds cost what a school's do. */
const staffHash = hash(STAFF_PASSWORD, { memoryCost: 8, timeCost: 1 });

/** All of one length: otherwise the 100th would stand before the 99th, depending on which files ran before. */
let people = 10_000;

export interface PupilFields {
  readonly name?: string;
  readonly grade?: Grade;
  readonly section?: string;
  readonly calledAs?: string;
}

const makePeople = (app: FastifyInstance, deps: Deps) => {
  const staffMember = async (role: StaffRole, classes: readonly SchoolClass[] | null = null) => {
    people += 1;
    const email = `staff${people}@school.example`;
    const row = await insertStaff(deps.db, {
      name: `Staff ${people}`,
      email,
      role,
      classes: classes && JSON.stringify(classes),
      passwordHash: await staffHash,
      createdAt: deps.clock().toISOString(),
    });
    if (!row) throw new Error(`${email} is taken`);
    const agent = new Agent(app);
    await agent.call('POST /api/login/staff', { body: { email, password: STAFF_PASSWORD } });
    const actor: StaffActor = {
      kind: 'staff',
      sessionId: 0,
      staffId: row.id,
      name: row.name,
      email,
      role,
      classes,
    };
    return { agent, actor, id: row.id, email, name: row.name };
  };
  /** For set-up that needs somebody to have done it. */
  const setUpActor: StaffActor = {
    kind: 'staff',
    sessionId: 0,
    staffId: 0,
    name: 'set-up',
    email: '',
    role: 'admin',
    classes: null,
  };

  const student = async (fields: PupilFields = {}) => {
    people += 1;
    const { id, name, grade } = await addStudent(deps, setUpActor, {
      name: fields.name ?? `سالم العمران ${people}`,
      grade: fields.grade ?? 4,
      calledAs: fields.calledAs,
      classId: fields.section,
    });
    return { id, name, grade };
  };

  const pupil = async (fields: PupilFields = {}) => {
    const made = await student(fields);
    const { loginId, password, cardToken } = await createCredentials(deps, setUpActor, made.id);
    const agent = new Agent(app);
    await agent.call('POST /api/login/student', { body: { loginId: String(loginId), password } });
    return { ...made, loginId, password, cardToken, agent };
  };

  return {
    admin: () => staffMember('admin'),
    teacher: (classes?: readonly SchoolClass[]) => staffMember('teacher', classes),
    student,
    pupil,
    nobody: (address?: string) => new Agent(app, address),
  };
};

const SECRETS = makeSecrets(KEY);
const SILENT = pino({ level: 'silent' });

interface Around {
  readonly clock: Clock;
  readonly log?: Deps['log'] | undefined;
  readonly env?: NodeJS.ProcessEnv | undefined;
}

export const depsOf = (database: Database, dataDir: string, { clock, log = SILENT, env = {} }: Around): Deps => ({
  ...database,
  config: testConfig(dataDir, env),
  clock,
  secrets: SECRETS,
  live: makeLive(),
  log,
});

interface WorldOptions {
  /** A school that was before its test began, and what its folder holds. */
  readonly open?: (dataDir: string) => Promise<Database>;
  /** What of the content that every school is given it has already. */
  readonly gifts?: readonly Gift[];
  /** For tests that read what is logged. */
  readonly log?: Deps['log'];
  /** Settings that differ from a school's usual ones. */
  readonly env?: NodeJS.ProcessEnv;
  /** For tests that add to the server, or ask what it keeps in memory. */
  readonly hasOwnApp?: boolean;
}

/** A school of its own for one test: real server, real database, a clock that the test moves. */
export const startWorld = async ({ open, log, env, hasOwnApp, gifts = [] }: WorldOptions = {}) => {
  // A fact of the process, which an earlier world may have changed.
  setSchoolOf('boys');
  const dataDir = await mkdtemp(join(tmpdir(), 'himma-test-'));
  const database = await (open?.(dataDir) ?? openFreshDatabase({ gifts, now: START }));
  const clock = makeClock();
  const deps = depsOf(database, dataDir, { clock: clock.read, log, env });
  const isLikeOthers = !(log || env || hasOwnApp);
  const { app, giveBack } = await (isLikeOthers ? lendApp : ownApp)(deps);
  return {
    app,
    deps,
    forward: clock.forward,
    ...makePeople(app, deps),
    close: async () => {
      await giveBack();
      await deps.db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The server as it is when its database has gone away under it. */
export const withoutDatabase = async (world: World): Promise<FastifyInstance> => {
  const database = await openFreshDatabase({ gifts: [], now: START });
  await sql`select 1`.execute(database.db);
  await database.db.destroy();
  return buildApp({ ...world.deps, ...database }, WEB_ROOT);
};

/** A new version of the server that is still being tried, until it is opened. */
export const behindClosedDoor = async ({ deps }: Pick<World, 'deps'>) => {
  let isOpen = false;
  const app = await buildApp(deps, WEB_ROOT, { isOpen: () => isOpen });
  return {
    app,
    open: (): void => {
      isOpen = true;
    },
  };
};

export type World = Awaited<ReturnType<typeof startWorld>>;
