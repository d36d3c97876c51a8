import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor } from '#domain/access/actors';
import { createCredentials } from '#server/cards/service';
import { migrate } from '#server/migrate';
import { readConfig } from '#server/platform/config';
import { openSqlite } from '#server/platform/db/sqlite';
import { makeDeps } from '#server/platform/starting';
import { addStudent } from '#server/roster/service';
import { addStaff } from '#server/staff/service';
import { freePort } from '#tests/free-port';
import { newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { raceFaults } from '#tests/race-recount';
import { drawFrom } from './support/chance.ts';
import { TirelessRacer } from './support/racer.ts';
import { Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const KILLS = 50;
const BACK_WITHIN_MS = 3000;
const MOST_MS_FROM_MOMENT_TO_KILL = 8;
const OFFICE: StaffActor = { kind: 'staff', sessionId: 0, staffId: 0, name: 'office', email: '', role: 'admin' };

const draw = drawFrom(44);
const dataDir = newDataDir();
const database = join(dataDir, 'himma.sqlite');
let port: string;
let product: Product;
let racers: [TirelessRacer, TirelessRacer];
let moment: () => void = () => undefined;

/** A school of two pupils: the demo school would take longer to make than the rest of this test. */
const foundSchool = async () => {
  const read = readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  if (!('config' in read)) throw new Error(read.problems.join());
  const deps = await makeDeps(read.config);
  await migrate(deps.db, deps.engine);
  const account = { name: 'أ. حسن الراشد', email: 'hasan@school.example', password: 'Qalam-Daftar-77' };
  await addStaff(deps, null, { ...account, role: 'admin' });
  const enrol = async (name: string) => {
    const { id } = await addStudent(deps, OFFICE, { name, grade: 4 });
    return createCredentials(deps, OFFICE, id);
  };
  const cards = [await enrol('سالم العمران'), await enrol('فهد الدوسري')] as const;
  await deps.db.destroy();
  return cards;
};

const start = (): Promise<Product> => startProduct(dataDir, { PORT: port });

beforeAll(async () => {
  const cards = await foundSchool();
  port = String(await freePort());
  product = await start();
  const race = async (card: (typeof cards)[number], knows: () => boolean): Promise<TirelessRacer> => {
    const visitor = new Visitor(product.url);
    await visitor.must('POST /api/login/student', {
      body: { loginId: String(card.loginId), password: card.password },
    });
    return new TirelessRacer(product.url, visitor.cookie, { knows, onMoment: () => moment() });
  };
  racers = [await race(cards[0], () => draw(1, 8) > 1), await race(cards[1], () => draw(1, 8) > 3)];
});

afterAll(async () => {
  for (const racer of racers ?? []) racer.close();
  await product?.kill();
  removeDataDir(dataDir);
});

const nextMoment = (): Promise<void> =>
  new Promise((resolve) => {
    moment = resolve;
  });

interface Stored {
  readonly race_id: number;
  readonly side: 0 | 1;
  readonly number: number;
  readonly question_id: number;
  readonly is_correct: 0 | 1;
}

/** Beside the running product, as a backup would. */
const readAnswers = (): Stored[] => {
  const db = new Libsql(database, { readonly: true });
  try {
    return db.prepare('select race_id, side, number, question_id, is_correct from race_answers').all() as Stored[];
  } finally {
    db.close();
  }
};

/** What somebody was told and what is not stored so. */
const lostOf = (stored: readonly Stored[]): string[] => {
  const kept = new Set(
    stored.map((row) => [row.race_id, row.side + 1, row.number, row.question_id, row.is_correct].join()),
  );
  return racers.flatMap(({ told, players }) =>
    [...told.values()]
      .map(({ raceId, number, questionId, isCorrect }) =>
        [raceId, players.get(raceId), number, questionId, isCorrect ? 1 : 0].join(),
      )
      .filter((each) => !kept.has(each)),
  );
};

const killAndRestart = async (): Promise<void> => {
  await nextMoment();
  await pause(draw(0, MOST_MS_FROM_MOMENT_TO_KILL));
  await product.kill();
  expect(product.process.signalCode).toBe('SIGKILL');
  const before = racers.map((racer) => racer.raceId);
  for (const racer of racers) racer.isIn = null;
  product = await start();
  await until(
    `both are back in race ${before.join(' and ')}`,
    () => racers.every(({ isIn }, place) => before[place] === undefined || isIn === before[place]),
    BACK_WITHIN_MS,
  );
};

describe(`kill -9 ${KILLS} times in races`, () => {
  it('takes nobody out of a race, loses no answer that was judged, and counts none twice', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAndRestart();
      expect(lostOf(readAnswers())).toEqual([]);
    }
    for (const racer of racers) racer.close();
    await product.stop();

    expect(racers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    expect(lostOf(readAnswers())).toEqual([]);
    const { db } = openSqlite(database);
    expect(await raceFaults(db)).toEqual([]);
    const { finished } = await db
      .selectFrom('races')
      .select((eb) => eb.fn.countAll<number>().filterWhere('ending', '=', 'finished').as('finished'))
      .executeTakeFirstOrThrow();
    await db.destroy();
    // Kills that found nothing under way, and races that went nowhere, would prove little.
    expect(finished).toBeGreaterThanOrEqual(2);
    expect(racers.reduce((sum, { learntLater, sentAgain }) => sum + learntLater + sentAgain, 0)).toBeGreaterThan(5);
  }, 480_000);
});
