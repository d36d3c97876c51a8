import { DEMO_STUDENT_ID, type PupilActor } from '#domain/access/actors';
import { type GivenAnswer, isSameAnswer, replayGame, type WrongAnswer } from '#domain/practice/game';
import { CLOCK_SLACK_MS } from '#domain/practice/timing';
import type { ErrorCode } from '#domain/vocabulary';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { countAnswers } from '#server/questions/service';
import { isForgotten } from './ending.ts';
import { elapsedOf, type PlayedSession, readPlayed } from './played-session.ts';
import * as queries from './queries.ts';
import { findOwn } from './sessions.ts';

interface Sent {
  /** The number of the first. */
  readonly from: number;
  readonly answers: readonly GivenAnswer[];
}

const CODES: Readonly<Record<WrongAnswer, ErrorCode>> = {
  unknown_question: 'practice_answer_unknown',
  unknown_option: 'practice_answer_unknown',
  too_early: 'practice_answer_too_early',
  after_time: 'practice_answer_too_late',
  over: 'practice_session_over',
};

/** Those that are not stored yet. What is stored stays as it is. */
const freshOf = (stored: readonly GivenAnswer[], { from, answers }: Sent): readonly GivenAnswer[] => {
  if (from > stored.length + 1) throw new Refusal('practice_answer_out_of_order');
  const known = stored.slice(from - 1);
  if (answers.some((given, place) => known[place] && !isSameAnswer(known[place], given)))
    throw new Refusal('practice_answer_changed');
  return answers.slice(known.length);
};

const refuseUntimely = async (trx: Executor, { session }: PlayedSession, fresh: readonly GivenAnswer[], now: Date) => {
  if (session.state !== 'open' || (await isForgotten(trx, session, now))) throw new Refusal('practice_session_over');
  const latest = elapsedOf(session, now) + CLOCK_SLACK_MS;
  if (fresh.some(({ at }) => at > latest)) throw new Refusal('practice_answer_from_future');
};

const judge = ({ game, answers }: PlayedSession, fresh: readonly GivenAnswer[]) => {
  const replayed = replayGame(game, [...answers, ...fresh]);
  if (replayed.kind === 'refused') throw new Refusal(CODES[replayed.why]);
  return { state: replayed.state, verdicts: replayed.verdicts.slice(answers.length) };
};

/** Null where another tab wrote since it was read. */
const addAnswers = async (trx: Executor, now: Date, standing: PlayedSession, sent: Sent) => {
  const { session, answers } = standing;
  const elapsed = elapsedOf(session, now);
  const fresh = freshOf(answers, sent);
  if (fresh.length > 0) await refuseUntimely(trx, standing, fresh, now);
  const { state, verdicts } = judge(standing, fresh);
  const stored = { answered: state.answered, score: state.score, elapsed };
  if (fresh.length === 0) return stored;

  const at = now.toISOString();
  const counted = { id: session.id, known: answers.length, answered: state.answered, at };
  if ((await queries.addToAnswered(trx, counted)).rows.length === 0) return null;
  for (const [place, { questionId, choice, at: atMs }] of fresh.entries())
    await queries.insertAnswer(trx, {
      sessionId: session.id,
      number: answers.length + place + 1,
      questionId,
      choice,
      isCorrect: verdicts[place]?.isCorrect ? 1 : 0,
      atMs,
      receivedAt: at,
    });
  // What the teacher tries out makes no question harder.
  if (session.studentId === DEMO_STUDENT_ID) return stored;
  const versions = new Map(standing.questions.map(({ questionId, id }) => [questionId, id]));
  await countAnswers(
    trx,
    session.grade,
    fresh.map(({ questionId, choice }, place) => ({
      questionId,
      versionId: versions.get(questionId) as number,
      choice,
      isCorrect: verdicts[place]?.isCorrect ?? false,
    })),
  );
  return stored;
};

/** More tabs of one pupil than this at the same moment are not somebody playing. */
const TRIES = 20;

/** All of a request or nothing; what was stored before is taken as it is, so that a page may send again (D-21, D-41). */
export const storeAnswers = (deps: Deps, pupil: PupilActor, id: number, sent: Sent) =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const standing = await readPlayed(trx, await findOwn(trx, pupil, id));
      // Whoever is overtaken waits in the update for the other's commit, and then reads what that one left.
      const stored = await addAnswers(trx, now, standing, sent);
      if (stored) return stored;
    }
    throw new Refusal('practice_answer_out_of_order');
  });
