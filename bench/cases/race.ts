import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { COME_BACK_MS, NEXT_ANSWER_MS, VERDICT_MS } from '#domain/race/rules';
import type { OwnCase, Side } from '../support/bench-case.ts';
import { median, rounded } from '../support/median.ts';
import { beginRaces, measureRaces, type RaceLoad, type RaceMeasured } from '../support/race-load.ts';
import { SMALL } from '../support/rows.ts';
import { openSchool } from '../support/school.ts';
import { type ServerProcess, startProduct, startRaceFloor } from '../support/server-process.ts';

/** RACE_RACERS, RACE_ROUNDS and RACE_SECONDS make it smaller for a try. */
const RACERS = Number(process.env.RACE_RACERS ?? 1000);
/** The slowest percent of so short a round differs by a factor of two from one to the next: the median needs many. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 25);
const FLAT_OUT_ROUNDS = Math.ceil(ROUNDS / 3);
const MEASURE_MS = Number(process.env.RACE_SECONDS ?? 6) * 1000;
/** Long enough that races begin and end at all times, not all at once. */
const WARM_UP_MS = 16_000;
const FEW = RACERS / 10;

const WANTED = { p99Ratio: 2, capacityRatio: 0.5, cpuRatio: 1.3 };

/** What a timer and the line may take off a gap. */
const SLACK_MS = 5;
/** As pages play: an answer of each every two seconds, and none before the verdict before it was looked at. */
const AS_PAGES = { everyMs: 2000, gapMs: VERDICT_MS + SLACK_MS };
/** Ours wait for an opponent now and then, the floor's never: so that both sides are given 500 answers a second. */
const OURS_AS_PAGES = { ...AS_PAGES, everyMs: 1900 };

/**
 * The rules take an answer only so often; to find what a process can take, its clock hurries. No more than this: ten
 * messages a second from one socket are too many by any clock.
 */
const CLOCK_SPEED = 14;
const FLAT_OUT = { everyMs: 0, gapMs: NEXT_ANSWER_MS / CLOCK_SPEED + SLACK_MS };

interface Measurement {
  readonly floor: RaceMeasured;
  readonly product: RaceMeasured;
}

type Window = Parameters<typeof measureRaces>[1];

interface Turns {
  readonly count: number;
  readonly floor: Window;
  readonly product: Window;
}

/** In turns, and short ones: floor and product of one round had the same neighbours on the machine. */
const inTurns = async (floor: RaceLoad, product: RaceLoad, turns: Turns): Promise<Measurement[]> => {
  const rounds: Measurement[] = [];
  for (let round = 0; round < turns.count; round += 1)
    rounds.push({
      floor: await measureRaces(floor, turns.floor),
      product: await measureRaces(product, turns.product),
    });
  return rounds;
};

const medianOf = (rounds: readonly Measurement[], figure: (round: Measurement) => number): number =>
  rounded(median(rounds.map(figure)));

const compare = async (
  servers: { floor: ServerProcess; product: ServerProcess },
  cookies: readonly string[],
  turns: Turns,
) => {
  const floor = await beginRaces(servers.floor, 'floor', cookies);
  const product = await beginRaces(servers.product, 'product', cookies);
  try {
    await measureRaces(floor, { ...turns.floor, settleMs: 0 });
    await measureRaces(product, { ...turns.product, settleMs: WARM_UP_MS });
    return await inTurns(floor, product, turns);
  } finally {
    await floor.stop();
    await product.stop();
  }
};

const measureFew = async (server: ServerProcess, cookies: readonly string[]): Promise<RaceMeasured> => {
  const load = await beginRaces(server, 'product', cookies.slice(0, FEW));
  try {
    return await measureRaces(load, { pace: OURS_AS_PAGES, settleMs: WARM_UP_MS, measureMs: 8 * MEASURE_MS });
  } finally {
    await load.stop();
  }
};

/** In a school of its own: a clock that hurries would end the others' sessions. */
const measureCapacity = async (floor: ServerProcess): Promise<Measurement[]> => {
  const school = await openSchool(SMALL);
  const product = await startProduct(school, CLOCK_SPEED);
  try {
    const cookies = school.sessionCookies.slice(0, RACERS);
    const window = { pace: FLAT_OUT, settleMs: 3000, measureMs: MEASURE_MS / 2 };
    return await compare({ floor, product }, cookies, { count: FLAT_OUT_ROUNDS, floor: window, product: window });
  } finally {
    await product.stop();
    school.remove();
  }
};

const measureAll = async ({ server, school }: Side, floor: ServerProcess) => {
  const cookies = school.sessionCookies.slice(0, RACERS);
  const window = { settleMs: 3000, measureMs: MEASURE_MS };
  const many = await compare({ floor, product: server }, cookies, {
    count: ROUNDS,
    floor: { ...window, pace: AS_PAGES },
    product: { ...window, pace: OURS_AS_PAGES },
  });
  // Whoever is away forfeits; only then do the few find each other.
  await pause(COME_BACK_MS + 5000);
  const few = await measureFew(server, cookies);
  return { many, few, flatOut: await measureCapacity(floor) };
};

/**
 * 1,000 racers on one process, 500 answers a second, beside a bare Socket.IO pair race that writes one row an answer
 *; then as many answers as either takes; and what an answer costs a tenth of the racers.
 */
export const race: OwnCase = {
  name: 'race',
  run: async (side) => {
    const floor = await startRaceFloor(side.school);
    const { many, few, flatOut } = await measureAll(side, floor).finally(() => floor.stop());
    const p99Ratio = medianOf(many, (round) => round.product.p99Ms / round.floor.p99Ms);
    const capacityRatio = medianOf(flatOut, (round) => round.product.answersPerSecond / round.floor.answersPerSecond);
    const cpuRatio = rounded(medianOf(many, (round) => round.product.cpuMicrosPerAnswer) / few.cpuMicrosPerAnswer);
    const refused = [...many, ...flatOut].reduce((sum, round) => sum + round.product.refused, few.refused);
    return {
      cores: `${availableParallelism()}, which make the load too`,
      racers: RACERS,
      p99Ratio,
      capacityRatio,
      cpuRatio,
      wanted: WANTED,
      refused,
      asPages: many,
      aTenthAsPages: few,
      flatOut,
      met:
        refused === 0 &&
        p99Ratio <= WANTED.p99Ratio &&
        capacityRatio >= WANTED.capacityRatio &&
        cpuRatio <= WANTED.cpuRatio,
    };
  },
};
