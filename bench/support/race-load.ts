import { setTimeout as pause } from 'node:timers/promises';
import { type Child, startChild } from './child.ts';
import { percentile, rounded } from './median.ts';
import type { Pace, RaceTally } from './race-page.ts';
import type { ServerProcess } from './server-process.ts';

export type PlayersOrder =
  | {
      readonly kind: 'begin';
      readonly side: 'floor' | 'product';
      readonly url: string;
      readonly cookies: readonly string[];
    }
  | { readonly kind: 'play'; readonly pace: Pace }
  | { readonly kind: 'pause' }
  | { readonly kind: 'read' };

/** Racers that are connected to a server, and play while somebody looks. */
export interface RaceLoad {
  readonly server: ServerProcess;
  order(order: PlayersOrder): Promise<RaceTally>;
  stop(): Promise<void>;
}

export const beginRaces = async (
  server: ServerProcess,
  side: 'floor' | 'product',
  cookies: readonly string[],
): Promise<RaceLoad> => {
  const child: Child = await startChild({ script: 'race-players.js', output: '/dev/null' });
  const order = async (said: PlayersOrder) => (await child.ask(said)) as RaceTally;
  await order({ kind: 'begin', side, url: server.url, cookies });
  return { server, order, stop: child.stop };
};

export interface RaceMeasured {
  readonly answersPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicrosPerAnswer: number;
  readonly answers: number;
  readonly races: number;
  readonly overtaken: number;
  readonly refused: number;
}

interface Window {
  readonly pace: Pace;
  readonly settleMs: number;
  readonly measureMs: number;
}

/** Lets them play, looks when it has settled, and stops them: the other server's racers play next. */
export const measureRaces = async (load: RaceLoad, window: Window): Promise<RaceMeasured> => {
  const { server, order } = load;
  await order({ kind: 'play', pace: window.pace });
  await pause(window.settleMs);
  const settling = await order({ kind: 'read' });
  const cpuBefore = await server.cpuMicros();
  const startedAt = performance.now();
  await pause(window.measureMs);
  const tally = await order({ kind: 'read' });
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuMicros = (await server.cpuMicros()) - cpuBefore;
  await order({ kind: 'pause' });
  return {
    answersPerSecond: rounded(tally.answers / seconds),
    p50Ms: percentile(tally.verdictMs, 0.5),
    p99Ms: percentile(tally.verdictMs, 0.99),
    cpuMicrosPerAnswer: rounded(cpuMicros / Math.max(1, tally.answers)),
    answers: tally.answers,
    races: tally.races,
    overtaken: tally.overtaken,
    refused: settling.refused + tally.refused,
  };
};
