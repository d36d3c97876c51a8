import { forget, keep, kept, keptNames, WAITING, waitingOf } from '#web/lib/kept.ts';
import { itemsIn, keptList } from '#web/lib/kept-list.ts';
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

const ANYBODYS = `${WAITING}${WAITING_MARKS} `;

/** An earlier version did not say whose they are: they go with whoever comes first, as they did. */
const adopt = (prefix: string): void => {
  for (const name of keptNames(ANYBODYS)) {
    const key = name.slice(ANYBODYS.length);
    if (key.includes(' ')) continue;
    keep(prefix + key, kept(name) ?? '');
    forget(name);
  }
};

/** Of one of the staff: a colleague at the same desk sends none of them in another's name. */
export const keptSteps = (staffId: number) => {
  const prefix = waitingOf(WAITING_MARKS, staffId);
  adopt(prefix);
  const steps = keptList(prefix);
  return {
    queues: (): Queue[] => queuesOf(steps.written()),
    keep: (hearingId: number, step: Step): void => steps.keep(step.key, { hearingId, step } satisfies Entry),
    forget: steps.forget,
  };
};
