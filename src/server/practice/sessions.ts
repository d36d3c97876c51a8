import { randomInt } from 'node:crypto';
import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { shuffledPlaces } from '#domain/chance';
import { isOwnPassword } from '#server/access/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { sameWishOrThrow } from '#server/platform/wishes';
import { activeQuestions, type VersionRow } from '#server/questions/service';
import type { OpenSessionWish } from '#wire/practice';
import { openPeriod } from './periods.ts';
import { type PlayedSession, readPlayed } from './played-session.ts';
import * as queries from './queries.ts';
import { isForgotten, settleSession } from './ending.ts';

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
  const period = await openPeriod(trx, now);
  if (!period) throw new Refusal('practice_closed');
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
