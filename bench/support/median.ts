import type { Measured } from './load.ts';

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1));
};

export const rounded = (value: number): number => Number(value.toPrecision(4));

/** Of each figure by itself: one round that another process disturbed must not colour the others. */
export const medianOf = (rounds: Measured[]): Measured => {
  const figure = (key: keyof Measured): number => rounded(median(rounds.map((round) => round[key])));
  return {
    requestsPerSecond: figure('requestsPerSecond'),
    cpuMicrosPerRequest: figure('cpuMicrosPerRequest'),
    p50Ms: figure('p50Ms'),
    p99Ms: figure('p99Ms'),
    served: figure('served'),
    refused: Math.max(...rounds.map((round) => round.refused)),
    totalMs: figure('totalMs'),
  };
};

/** The median of the rounds' own ratios: floor and product of one round had the same neighbours on the machine. */
export const medianRatio = (rounds: [Measured, Measured][], ratio: (floor: Measured, product: Measured) => number) =>
  rounded(median(rounds.map(([floor, product]) => ratio(floor, product))));
