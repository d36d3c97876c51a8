import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { often } from '#tests/long-run';
import { type BusySchool, openBusySchool } from './support/busy-school.ts';
import { drawFrom } from './support/chance.ts';
import { until } from './support/wait.ts';

/** On each engine. */
const KILLS = often(4, 200);
const MOST_DONE_BEFORE_KILL = 30;
const MOST_MS_TO_KILL = 8;

let school: BusySchool | undefined;
afterEach(() => school?.close());

describe.each(['SQLite', 'PostgreSQL'])('on %s', (engine) => {
  it(`${KILLS} kills under claims, orders, messages, answers, marks and races lose nothing and double nothing`, async () => {
    const draw = drawFrom(200);
    const busy = await openBusySchool(engine, draw);
    school = busy;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const enough = busy.count() + draw(1, MOST_DONE_BEFORE_KILL);
      await Promise.race([busy.worked, until('enough was done to kill', () => busy.count() >= enough)]);
      await pause(draw(0, MOST_MS_TO_KILL));
      // In turn, where the database is a process of its own.
      if (engine === 'PostgreSQL' && kill % 2 === 0) await busy.killDatabase();
      else await busy.killProduct();
      expect(await busy.faults()).toEqual([]);
    }
    await until('the racers were judged too', () => busy.racers.every(({ told }) => told.size > 0));
    expect(await busy.finish()).toEqual([]);
    // Kills that found nothing under way would prove little.
    expect(busy.interrupted()).toBeGreaterThanOrEqual(KILLS);
    console.log(
      `${engine}: ${KILLS} kills, ${busy.interrupted()} writes interrupted, ${busy.done.length} acknowledged: each is there once`,
    );
  }, 7_200_000);
});
