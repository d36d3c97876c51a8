import { randomInt } from 'node:crypto';
import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { shuffledPlaces } from '#domain/chance';
import { isReviewBack } from '#domain/penalties/ways-back';
import type { GameState } from '#domain/practice/game';
import { kindOf } from '#domain/practice/kinds';
import { firstName } from '#domain/roster/first-name';
import { isOwnPassword } from '#server/access/service';
import { takeWayBack } from '#server/penalties/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import { activeQuestions, type VersionRow } from '#server/questions/service';
import { readGrade } from '#server/roster/service';
import type { BodyOf } from '#wire/contract';
import type { OpenSessionWish } from '#wire/practice';
import { placeInArena } from './arena.ts';
import { listOwnBests } from './bests-queries.ts';
import { type Ended, endSession, isForgotten, settleSession, tellOfScore } from './ending.ts';
import { openPeriod, readPeriod } from './periods.ts';
import { type PlayedSession, readPlayed } from './played-session.ts';
import { contestOf, presentBest, presentSession } from './present.ts';
import * as queries from './queries.ts';

/** Another pupil's is as good as none. */
export const findOwn = async (executor: Executor, { studentId }: PupilActor, id: number) => {
  const [session] = (await queries.findOwnSession(executor, { id, studentId })).rows;
  if (!session) throw new Refusal('practice_session_not_found');
  return session;
};

export const readSession = async (deps: Deps, pupil: PupilActor, id: number): Promise<PlayedSession> => {
  const session = await findOwn(deps.db, pupil, id);
  if (session.state !== 'open') throw new Refusal('practice_session_over');
  return readPlayed(deps.db, session);
};

/** The session that the pupil may go on with. One that was forgotten is settled first. */
export const findResumable = async (deps: Deps, { studentId }: PupilActor): Promise<queries.SessionRow | null> => {
  const [session] = (await queries.findOpenSession(deps.db, { studentId })).rows;
  if (!session) return null;
  if (!(await isForgotten(deps.db, session, deps.clock()))) return session;
  await settleSession(deps, session.id);
  return null;
};

/** Everything that the practice page opens with. */
export const readPractice = async (deps: Deps, pupil: PupilActor) => {
  const { studentId, grade } = pupil;
  const now = deps.clock();
  const [period, session, roster] = await Promise.all([
    openPeriod(deps.db, now),
    findResumable(deps, pupil),
    readGrade(deps.db, pupil),
  ]);
  const bests = period ? (await listOwnBests(deps.db, { contestId: period.id, studentId })).rows : [];
  return {
    studentId,
    grade,
    isOpen: period !== null,
    contest: contestOf(period, now),
    roster: roster.map(({ nameReading, ...name }) => ({ ...name, reading: nameReading && firstName(nameReading) })),
    needsPassword: studentId === DEMO_STUDENT_ID,
    seal: pupil.enteredBy ? null : deps.secrets.outboxKey(pupil.kind, studentId),
    session: session && presentSession(await readPlayed(deps.db, session), now),
    bests: bests.map(presentBest),
  };
};

/** 2³¹ different games. */
const SEEDS = 2 ** 31;

const drawDeck = (questions: readonly VersionRow[], seed: number, count: number | null): number[] =>
  shuffledPlaces(questions.length, seed)
    .slice(0, count ?? questions.length)
    .map((place) => (questions[place] as VersionRow).id);

const refuseOthers = ({ studentId, grade }: PupilActor, wish: OpenSessionWish): void => {
  if (wish.studentId !== studentId) throw new Refusal('practice_not_your_name');
  if (wish.grade !== grade) throw new Refusal('practice_not_your_grade');
};

/** A key stands for one game of one pupil; null where it was not used yet. */
const findMade = async (executor: Executor, { studentId }: PupilActor, wish: OpenSessionWish) => {
  const made = await queries.findByKey(executor, wish.requestKey);
  if (!made) return null;
  const isSame =
    made.studentId === studentId &&
    made.mode === wish.mode &&
    made.minutes === wish.minutes &&
    made.questionCount === wish.questionCount;
  if (sameWishOrThrow(made, isSame).state !== 'open') throw new Refusal('practice_session_over');
  return made;
};

const beginSession = async (trx: Executor, now: Date, pupil: PupilActor, wish: OpenSessionWish) => {
  const period = orRefuse(await openPeriod(trx, now), 'practice_closed');
  const { studentId, grade } = pupil;
  const [open] = (await queries.findOpenSession(trx, { studentId })).rows;
  if (open) throw new Refusal('practice_session_open');
  const questions = await activeQuestions(trx, grade);
  if (questions.length === 0) throw new Refusal('practice_no_questions');
  const seed = randomInt(SEEDS);
  return queries.insertSession(trx, {
    requestKey: wish.requestKey,
    studentId,
    grade,
    contestId: period.id,
    mode: wish.mode,
    minutes: wish.minutes,
    questionCount: wish.questionCount,
    seed,
    deck: JSON.stringify(drawDeck(questions, seed, wish.questionCount)),
    openedAt: now.toISOString(),
  });
};

/** A race has its minutes and asks all questions; a review has no clock. */
const inOneForm = (sent: OpenSessionWish): OpenSessionWish => {
  if (sent.mode === 'regular') return { ...sent, minutes: null };
  if (sent.minutes === null) throw new Refusal('practice_time_missing');
  return { ...sent, questionCount: null };
};

const refuseWithoutPassword = async (deps: Deps, pupil: PupilActor, { password }: OpenSessionWish, address: string) => {
  if (pupil.studentId !== DEMO_STUDENT_ID) return;
  if (!password || !(await isOwnPassword(deps, pupil, { password, address })))
    throw new Refusal('practice_password_wrong');
};

/** Under the own name and grade alone (D-43), and once however often it is asked. */
export const openSession = async (deps: Deps, pupil: PupilActor, sent: OpenSessionWish, address: string) => {
  refuseOthers(pupil, sent);
  const wish = inOneForm(sent);
  await refuseWithoutPassword(deps, pupil, wish, address);
  await findResumable(deps, pupil);
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    await takeTurns(trx, deps.engine, 'practice-open', String(pupil.studentId));
    const session =
      (await findMade(trx, pupil, wish)) ??
      (await beginSession(trx, now, pupil, wish)) ??
      // Somebody else's of the same moment: it says so.
      (await findMade(trx, pupil, wish));
    if (!session) throw new Error('a session was neither made nor there');
    return readPlayed(trx, session);
  });
};

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
  score?.mode === 'regular' &&
  score.leftOut === null &&
  isReviewBack({ questions: score.totalQuestions, correct: score.correctAnswers });

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
  leftOut: null,
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
