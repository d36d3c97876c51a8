import { setTimeout as pause } from 'node:timers/promises';
import { VERDICT_MS } from '#domain/race/rules';
import type { OwnCase } from '../support/bench-case.ts';
import type { Memory } from '../support/control.ts';
import { median, rounded } from '../support/median.ts';
import { beginRaces } from '../support/race-load.ts';
import type { ServerProcess } from '../support/server-process.ts';

const RACERS = 200;
/** Ten minutes; RACE_SOAK_SECONDS makes it shorter for a try. The first tenth is for warming up. */
const SECONDS = Number(process.env.RACE_SOAK_SECONDS ?? 600);
const EVERY_SECONDS = 5;
const WARM_SAMPLES = Math.ceil(SECONDS / 10 / EVERY_SECONDS);
const GROWTH_LIMIT_PERCENT = 5;
/** A single sample is as high as the last collection is old. */
const LOOKED_AT = 3;

const PACE = { everyMs: 2000, gapMs: VERDICT_MS + 5 };

const megabytes = (bytes: number): number => rounded(bytes / 2 ** 20);

const growth = (samples: readonly Memory[], figure: 'residentBytes' | 'heapBytes') => {
  const of = (part: readonly Memory[]): number => median(part.map((sample) => sample[figure]));
  const warm = of(samples.slice(WARM_SAMPLES, WARM_SAMPLES + LOOKED_AT));
  const end = of(samples.slice(-LOOKED_AT));
  return { warmMB: megabytes(warm), endMB: megabytes(end), growthPercent: rounded((end / warm - 1) * 100) };
};

const watch = async (server: ServerProcess): Promise<Memory[]> => {
  const samples: Memory[] = [];
  for (let at = 0; at < SECONDS; at += EVERY_SECONDS) {
    await pause(EVERY_SECONDS * 1000);
    samples.push(await server.memory());
  }
  return samples;
};

/** 200 racers play one race after the other: memory must not grow after the first minute. */
export const raceSoak: OwnCase = {
  name: 'race-soak',
  run: async (side) => {
    await side.server.fillPageCache();
    const load = await beginRaces(side.server, 'product', side.school.sessionCookies.slice(0, RACERS));
    await load.order({ kind: 'play', pace: PACE });
    const samples = await watch(side.server);
    const { answers, races, refused } = await load.order({ kind: 'read' });
    await load.stop();
    const resident = growth(samples, 'residentBytes');
    const heap = growth(samples, 'heapBytes');
    const grew = Math.max(resident.growthPercent, heap.growthPercent);
    return {
      racers: RACERS,
      seconds: SECONDS,
      answers,
      racesPlayed: races / 2,
      refused,
      resident,
      heap,
      residentMB: samples.map((sample) => Math.round(sample.residentBytes / 2 ** 20)),
      heapMB: samples.map((sample) => megabytes(sample.heapBytes)),
      met: refused === 0 && grew < GROWTH_LIMIT_PERCENT,
    };
  },
};
