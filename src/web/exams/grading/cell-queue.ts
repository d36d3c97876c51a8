import { type Answers, type Cell, unpackAnswers } from '#domain/exams/answers';
import type { Rules } from '#web/lib/outbox/outbox.ts';
import type { CellOutcome, CellWrite, ExamSheet } from '#wire/exams/staff';

/** Where a cell is: whose paper, and which question, from 0. */
export type Spot = Pick<CellWrite, 'studentId' | 'place'>;

export const isSameSpot = (a: Spot, b: Spot): boolean => a.studentId === b.studentId && a.place === b.place;
export const spotKey = ({ studentId, place }: Spot): string => `${studentId}-${place}`;

/** Somebody else was faster: what was typed here was not written. */
export interface Conflict {
  readonly theirs: CellOutcome;
  readonly mine: CellWrite;
}

export interface CellQueue {
  /** Under way, and sent again as they are until they are answered: so a lost answer is never taken for somebody else's. */
  readonly sent: readonly CellWrite[];
  /** Typed since then, the newest of each cell. */
  readonly waiting: readonly CellWrite[];
  /** What the server made of what this page wrote: a grid that was asked for earlier may arrive later. */
  readonly known: ReadonlyMap<string, CellOutcome>;
  readonly conflicts: readonly Conflict[];
}

export const EMPTY_QUEUE: CellQueue = { sent: [], waiting: [], known: new Map(), conflicts: [] };

const without = <Write extends Spot>(writes: readonly Write[], spot: Spot): readonly Write[] =>
  writes.filter((write) => !isSameSpot(write, spot));

export const settled = (queue: CellQueue, spot: Spot): CellQueue => ({
  ...queue,
  conflicts: queue.conflicts.filter(({ theirs }) => !isSameSpot(theirs, spot)),
});

/** A cell typed twice is sent once, as made on what was shown the first time: nothing newer was seen since. */
export const typed = (queue: CellQueue, write: CellWrite): CellQueue => {
  const { version } = queue.waiting.find((earlier) => isSameSpot(earlier, write)) ?? write;
  return { ...settled(queue, write), waiting: [...without(queue.waiting, write), { ...write, version }] };
};

export const underWay = (queue: CellQueue, most: number): CellQueue =>
  queue.sent.length > 0 ? queue : { ...queue, sent: queue.waiting.slice(0, most), waiting: queue.waiting.slice(most) };

const answeredOne = (queue: CellQueue, outcome: CellOutcome): CellQueue => {
  const sent = queue.sent.find((write) => isSameSpot(write, outcome));
  const newer = queue.waiting.find((write) => isSameSpot(write, outcome));
  const known = new Map(queue.known).set(spotKey(outcome), outcome);
  // A conflict over the same answer is none: it is another's, or our own whose confirmation was lost.
  if (!outcome.isConflict || outcome.answer === sent?.answer) {
    const waiting = queue.waiting.map((write) => (write === newer ? { ...write, version: outcome.version } : write));
    return { ...queue, known, waiting };
  }
  const mine = newer ?? sent;
  const isOpen = mine !== undefined && mine.answer !== outcome.answer;
  return {
    ...settled(queue, outcome),
    known,
    waiting: without(queue.waiting, outcome),
    conflicts: isOpen ? [...queue.conflicts, { theirs: outcome, mine }] : queue.conflicts,
  };
};

export const answered = (queue: CellQueue, outcomes: readonly CellOutcome[]): CellQueue => ({
  ...outcomes.reduce(answeredOne, queue),
  sent: [],
});

/** Refused for good. */
const dropped = (queue: CellQueue): CellQueue => ({ ...queue, sent: [] });

/** Nothing that was typed and is not saved is wanted any more. */
export const discarded = (queue: CellQueue): CellQueue => ({ ...queue, sent: [], waiting: [] });

/** To be sent one by one, so that one that is refused takes no other with it. */
export const returned = ({ sent, waiting, ...rest }: CellQueue): CellQueue =>
  waiting.reduce(typed, { ...rest, sent: [], waiting: sent });

const bySpot = (writes: readonly CellWrite[]): ReadonlyMap<string, CellWrite> =>
  new Map(writes.map((write) => [spotKey(write), write]));

export const unsaved = ({ sent, waiting }: CellQueue): ReadonlyMap<string, CellWrite> => bySpot([...sent, ...waiting]);

const isWrite = (read: object): read is CellWrite =>
  'studentId' in read && 'place' in read && 'answer' in read && 'version' in read;

export const cellRules: Rules<CellWrite, CellQueue, readonly CellOutcome[]> = {
  isItem: isWrite,
  begin: (waiting) => ({ ...EMPTY_QUEUE, waiting }),
  // What is in conflict stays on the device as it was typed, so that another page is told of it too.
  entries: ({ sent, waiting, conflicts }) => bySpot([...conflicts.map(({ mine }) => mine), ...sent, ...waiting]),
  take: (queue, most) => {
    const state = underWay(queue, most);
    return { state, batch: state.sent };
  },
  confirmed: (queue, _, outcomes) => answered(queue, outcomes),
  givenUp: dropped,
  returned,
};

const standing = (queue: CellQueue, sheet: ExamSheet, place: number, answer: Cell) => {
  const version = sheet.versions[place] ?? 0;
  const known = queue.known.get(spotKey({ studentId: sheet.studentId, place }));
  return known && known.version > version ? known : { answer, version };
};

/** The version that a new write is made on. */
export const versionAt = (queue: CellQueue, sheet: ExamSheet, place: number): number =>
  standing(queue, sheet, place, null).version;

/** Papers as they are shown: what was typed here, else the newest that is known of a cell. */
export const shownAnswers = (queue: CellQueue): ((sheet: ExamSheet) => Answers) => {
  const own = unsaved(queue);
  return (sheet) =>
    unpackAnswers(sheet.answers).map((answer, place) => {
      const write = own.get(spotKey({ studentId: sheet.studentId, place }));
      return write ? write.answer : standing(queue, sheet, place, answer).answer;
    });
};
