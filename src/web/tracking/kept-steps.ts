import { forget, keep, kept, keptNames } from '#web/lib/kept.ts';
import type { Queue, Step } from './mark-queue.ts';

/** Each step has an entry of its own: two windows of one device never write over each other's. */
const PREFIX = 'himma-mark-waiting ';
const nameOf = (key: string): string => `${PREFIX}${key}`;

interface Entry {
  readonly hearingId: number;
  /** Steps are sent in the order in which they were made, which no clock tells: it may be set back. */
  readonly order: number;
  readonly step: Step;
}

const isEntry = (read: unknown): read is Entry =>
  typeof read === 'object' &&
  read !== null &&
  'hearingId' in read &&
  typeof read.hearingId === 'number' &&
  'order' in read &&
  typeof read.order === 'number' &&
  'step' in read &&
  typeof read.step === 'object' &&
  read.step !== null &&
  'key' in read.step &&
  'position' in read.step &&
  ('action' in read.step || 'undoes' in read.step);

/** Storage is out of our hands: what is no entry is none. */
const entryOf = (written: string | null): Entry[] => {
  try {
    const read: unknown = JSON.parse(written ?? '');
    return isEntry(read) ? [read] : [];
  } catch {
    return [];
  }
};

/** The queues that entries make up, the hearing first whose step is oldest. */
export const queuesOf = (written: readonly (string | null)[]): Queue[] => {
  const steps = new Map<number, Step[]>();
  for (const { hearingId, step } of written.flatMap(entryOf).toSorted((a, b) => a.order - b.order))
    steps.set(hearingId, [...(steps.get(hearingId) ?? []), step]);
  return Array.from(steps, ([hearingId, waiting]) => ({ hearingId, waiting }));
};

const writtenSteps = (): (string | null)[] => keptNames(PREFIX).map(kept);

export const keptQueues = (): Queue[] => queuesOf(writtenSteps());

export const keepStep = (hearingId: number, step: Step): void => {
  const order =
    1 +
    Math.max(
      0,
      ...writtenSteps()
        .flatMap(entryOf)
        .map((entry) => entry.order),
    );
  keep(nameOf(step.key), JSON.stringify({ hearingId, order, step } satisfies Entry));
};

export const forgetSteps = (keys: readonly string[]): void => {
  for (const key of keys) forget(nameOf(key));
};
