import { type Card, createEmptyCard, FSRS, type Grade as Grading, generatorParameters, Rating, State } from 'ts-fsrs';
import type { DrillAnswer } from './drill.ts';

const RATINGS: Readonly<Record<DrillAnswer, Grading>> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

/** Where a word stands in the pupil's memory, as the scheduler counts it. */
export interface Memory {
  readonly due: Date;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly reviewedAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Before the term is over. */
const LONGEST_DAYS = 90;

/** No chance in it: the same answers give the same dates. Days only, for a drill is done once a day. */
const scheduler = new FSRS(
  generatorParameters({
    enable_fuzz: false,
    enable_short_term: false,
    request_retention: 0.9,
    maximum_interval: LONGEST_DAYS,
  }),
);

const cardOf = ({ due, reviewedAt, ...counted }: Memory): Card => ({
  ...createEmptyCard(due),
  ...counted,
  state: reviewedAt === null ? State.New : State.Review,
  ...(reviewedAt && {
    last_review: reviewedAt,
    scheduled_days: Math.round((due.getTime() - reviewedAt.getTime()) / DAY_MS),
  }),
});

const memoryOf = ({ due, stability, difficulty, reps, lapses, last_review }: Card): Memory => {
  return { due, stability, difficulty, reps, lapses, reviewedAt: last_review ?? null };
};

/** A word the teacher marked wrong: due at once. */
export const newWord = (now: Date): Memory => memoryOf(createEmptyCard(now));

/** A clock that was set back must not make a word's last drill lie in the future. */
const notBefore = (now: Date, { reviewedAt }: Memory): Date =>
  reviewedAt !== null && reviewedAt > now ? reviewedAt : now;

/** The scheduler keeps its three answers a day apart, beyond the longest wait too. */
const withinTerm = (memory: Memory, from: Date): Memory => ({
  ...memory,
  due: new Date(Math.min(memory.due.getTime(), from.getTime() + LONGEST_DAYS * DAY_MS)),
});

export const afterDrill = (memory: Memory, answer: DrillAnswer, now: Date): Memory => {
  const at = notBefore(now, memory);
  return withinTerm(memoryOf(scheduler.next(cardOf(memory), at, RATINGS[answer]).card), at);
};

/** Wrong again at a hearing: it comes back at once, and remembers that it is hard. */
export const afterMistake = (memory: Memory, now: Date): Memory => ({
  ...afterDrill(memory, 'again', now),
  due: now,
});
