import type { PupilActor } from '#domain/access/actors';
import { isReviewBack } from '#domain/penalties/ways-back';
import type { GameState } from '#domain/practice/game';
import { kindOf } from '#domain/practice/kinds';
import { takeWayBack } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { BodyOf } from '#wire/contract';
import { placeInArena } from './arena.ts';
import { type Ended, endSession, tellOfScore } from './ending.ts';
import { readPeriod } from './periods.ts';
import * as queries from './queries.ts';
import { findOwn } from './sessions.ts';

type Shown = BodyOf<'POST /api/student/practice/sessions/:id/finish'>;

const refuseUnlessShown =
  ({ score, answered }: Shown) =>
  (state: GameState): void => {
    if (state.score !== score || state.answered !== answered) throw new Refusal('practice_score_differs');
  };

const savedBefore = async (executor: Executor, session: queries.SessionRow): Promise<Ended> => ({
  session,
  score: (await queries.findScore(executor, session.id)) ?? null,
  isBest: false,
});

/** Enough of a review to shorten a penalty. */
const isLearned = ({ score }: Ended): boolean =>
  score?.mode === 'regular' && isReviewBack({ questions: score.totalQuestions, correct: score.correctAnswers });

/** Where nothing was answered there is nothing saved, and all of it is zero. */
const NOTHING = {
  score: 0,
  accuracy: null,
  totalQuestions: 0,
  correctAnswers: 0,
  seconds: 0,
  previousBest: null,
  counts: 0,
  lateAnswers: 0,
  uncountedAnswers: 0,
} as const;

/** Saves what the server counts, once, and only where the page counted the same (D-21, D-41). */
export const finishSession = async (deps: Deps, pupil: PupilActor, id: number, shown: Shown) => {
  const { ended, isNew, daysBack } = await deps.db.transaction().execute(async (trx) => {
    const session = await findOwn(trx, pupil, id);
    const done = await endSession(trx, deps.clock(), id, refuseUnlessShown(shown));
    if (!done) return { ended: await savedBefore(trx, session), isNew: false, daysBack: 0 };
    const daysBack = isLearned(done) ? await takeWayBack(trx, deps.clock(), pupil, 'review') : 0;
    return { ended: done, isNew: true, daysBack };
  });
  if (isNew) tellOfScore(deps, ended);
  if (daysBack > 0) deps.live.tellBoth({ students: [pupil.studentId] }, 'penalties');
  const { session } = ended;
  const score = ended.score ?? NOTHING;
  const { kind } = await readPeriod(deps.db, session.contestId);
  return {
    ...score,
    sessionId: session.id,
    isPersonalBest: score.counts === 1 && score.uncountedAnswers === 0 && score.score >= (score.previousBest ?? 0),
    isOfContest: kind === 'contest',
    place: await placeInArena(deps.db, session),
    ...kindOf(session),
  };
};
