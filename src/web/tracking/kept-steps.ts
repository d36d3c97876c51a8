import { WAITING } from '#web/lib/kept.ts';
import { itemsIn, keptList } from '#web/lib/kept-list.ts';
import type { Queue, Step } from './mark-queue.ts';

const steps = keptList(`${WAITING}mark `);

interface Entry {
  readonly hearingId: number;
  readonly step: Step;
}

const isEntry = (read: object): read is Entry =>
  'hearingId' in read &&
  typeof read.hearingId === 'number' &&
  'step' in read &&
  typeof read.step === 'object' &&
  read.step !== null &&
  'key' in read.step &&
  'position' in read.step &&
  ('action' in read.step || 'undoes' in read.step);

/** The queues that entries make up, the hearing first whose step is oldest. */
export const queuesOf = (written: readonly (string | null)[]): Queue[] => {
  const waiting = new Map<number, Step[]>();
  for (const { hearingId, step } of itemsIn(written, isEntry))
    waiting.set(hearingId, [...(waiting.get(hearingId) ?? []), step]);
  return Array.from(waiting, ([hearingId, of]) => ({ hearingId, waiting: of }));
};

export const keptQueues = (): Queue[] => queuesOf(steps.written());

export const keepStep = (hearingId: number, step: Step): void =>
  steps.keep(step.key, { hearingId, step } satisfies Entry);

export const forgetSteps = steps.forget;
