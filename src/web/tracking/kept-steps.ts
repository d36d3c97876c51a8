import { waitingOf } from '#web/lib/kept.ts';
import { itemsIn, keptList } from '#web/lib/kept-list.ts';
import type { Owner } from '#web/lib/left-behind.ts';
import type { Queue, Step } from './mark-queue.ts';
import { WAITING_MARKS } from './waiting.ts';

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

/** Of one of the staff: a colleague at the same desk sends none of them in another's name. */
export const keptSteps = ({ staffId, mark }: Owner) => {
  const steps = keptList(waitingOf(WAITING_MARKS, staffId), mark);
  return {
    queues: (): Queue[] => queuesOf(steps.written()),
    keep: (hearingId: number, step: Step): void => steps.keep(step.key, { hearingId, step } satisfies Entry),
    forget: steps.forget,
  };
};
