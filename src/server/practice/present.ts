import { contestState } from '#domain/contests/contest';
import { kindOf } from '#domain/practice/kinds';
import { presentQuestion } from '#server/questions/service';
import type { PracticeSession } from '#wire/practice';
import type { ContestRow } from './periods.ts';
import { elapsedOf, type PlayedSession } from './played-session.ts';

export const presentSession = ({ session, questions, answers }: PlayedSession, now: Date): PracticeSession => ({
  ...session,
  questions: questions.map(presentQuestion),
  answers: [...answers],
  elapsed: elapsedOf(session, now),
  ...kindOf(session),
});

/** A best, or a row of a board. */
export const presentBest = <Row extends Parameters<typeof kindOf>[0]>(row: Row) => ({ ...row, ...kindOf(row) });

export const presentContest = (row: ContestRow, now: Date) => ({
  state: contestState(row, row.closedAt, now.toISOString()),
  ...row,
});

/** Open practice is none. */
export const contestOf = (period: ContestRow | null, now: Date) =>
  period?.kind === 'contest' ? presentContest(period, now) : null;
