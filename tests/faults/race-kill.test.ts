import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COME_BACK_MS } from '#domain/race/rules';
import { openSqlite } from '#server/platform/db/sqlite';
import { freePort } from '#tests/free-port';
import { often } from '#tests/long-run';
import { type DemoStudent, newDataDir, type Product, removeDataDir, startProduct } from '#tests/product';
import { raceFaults } from '#tests/race-recount';
import { drawFrom } from './support/chance.ts';
import { lostOf, type StoredAnswer, TirelessRacer } from './support/racer.ts';
import { foundSchool } from './support/small-school.ts';
import { Visitor } from './support/visitor.ts';
import { until } from './support/wait.ts';

const KILLS = often(10, 200);
/** Half of the time that a race waits for somebody. */
const BACK_WITHIN_MS = COME_BACK_MS / 2;
const MOST_MS_FROM_MOMENT_TO_KILL = 8;
const RACE_ENDS_WITHIN_MS = 120_000;

const draw = drawFrom(44);
const dataDir = newDataDir();
const database = join(dataDir, 'himma.sqlite');
let port: string;
let product: Product;
let racers: [TirelessRacer, TirelessRacer];
let moment: () => void = () => undefined;

const start = (): Promise<Product> => startProduct(dataDir, { PORT: port });

beforeAll(async () => {
  const [first, second] = (await foundSchool({ DATA_DIR: dataDir }, ['سالم العمران', 'فهد الدوسري'])) as [
    DemoStudent,
    DemoStudent,
  ];
  port = String(await freePort());
  product = await start();
  const race = async (card: DemoStudent, knows: () => boolean): Promise<TirelessRacer> => {
    const visitor = new Visitor(product.url);
    await visitor.must('POST /api/login/student', {
      body: { loginId: String(card.loginId), password: card.password },
    });
    return new TirelessRacer(product.url, visitor.cookie, { knows, onMoment: () => moment() });
  };
  racers = [await race(first, () => draw(1, 8) > 1), await race(second, () => draw(1, 8) > 3)];
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

/** Beside the running product, as a backup would. */
const readAnswers = (): StoredAnswer[] => {
  const db = new Libsql(database, { readonly: true });
  try {
    return db
      .prepare(
        'select race_id as raceId, side, number, question_id as questionId, is_correct as isCorrect from race_answers',
      )
      .all() as StoredAnswer[];
  } finally {
    db.close();
  }
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
    // Or has heard its end since: then it may be in the next one already.
    () =>
      racers.every(({ isIn, finished }, place) => {
        const raceId = before[place];
        return raceId === undefined || isIn === raceId || finished.has(raceId);
      }),
    BACK_WITHIN_MS,
  );
};

describe(`kill -9 ${KILLS} times in races`, () => {
  it('takes nobody out of a race, loses no answer that was judged, and counts none twice', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAndRestart();
      expect(lostOf(racers, readAnswers())).toEqual([]);
    }
    await until(
      'a race that was killed under way comes to its end',
      () => racers.every(({ finished }) => finished.size > 0),
      RACE_ENDS_WITHIN_MS,
    );
    for (const racer of racers) racer.close();
    await product.stop();

    expect(racers.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    expect(lostOf(racers, readAnswers())).toEqual([]);
    const { db } = openSqlite(database);
    expect(await raceFaults(db)).toEqual([]);
    const { finished } = await db
      .selectFrom('races')
      .select((eb) => eb.fn.countAll<number>().filterWhere('ending', '=', 'finished').as('finished'))
      .executeTakeFirstOrThrow();
    await db.destroy();
    // Kills that found nothing under way, and races that went nowhere, would prove little.
    expect(finished).toBeGreaterThan(0);
    const interrupted = racers.reduce((sum, { learntLater, sentAgain }) => sum + learntLater + sentAgain, 0);
    expect(interrupted).toBeGreaterThan(KILLS / 10);
  }, 7_200_000);
});
