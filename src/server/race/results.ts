import type { Selectable } from 'kysely';
import { DEMO_STUDENT_ID } from '#domain/access/actors';
import type { Side } from '#domain/race/race';
import { resultOf } from '#domain/race/result';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { countAnswers } from '#server/questions/service';
import { rewardDaily } from './daily-reward.ts';
import * as queries from './queries.ts';
import type { AskedQuestion } from './questions.ts';
import { type Standing, studentAt } from './standing.ts';
import type { RaceAnswers } from './tables.ts';

/** As they lie in a result's `student_answers`; `at` is ISO-8601. */
const storedOf = (answers: readonly Selectable<RaceAnswers>[], side: Side) =>
  answers
    .filter((answer) => answer.side === side)
    .map(({ questionId, choice, isCorrect, answeredAt }) => ({
      questionId,
      choice,
      isCorrect: isCorrect === 1,
      at: answeredAt,
    }));

export type StoredAnswer = ReturnType<typeof storedOf>[number];
export type StoredAnswers = Readonly<Record<'winner' | 'loser', readonly StoredAnswer[]>>;

const resultRow = (standing: Standing, answers: readonly Selectable<RaceAnswers>[]) => {
  const { facts, race } = standing;
  const result = resultOf(race);
  if (!result || !race.ending || race.ending.kind === 'called_off') return null;
  const { kind, at } = race.ending;
  const stored: StoredAnswers = { winner: storedOf(answers, result.winner), loser: storedOf(answers, result.loser) };
  const asked = Math.min(race.deck.length, Math.max(stored.winner.length, stored.loser.length));
  return {
    raceId: facts.id,
    winnerId: studentAt(standing, result.winner),
    loserId: studentAt(standing, result.loser),
    contentId: facts.contentId,
    grade: facts.grade,
    difficulty: facts.difficulty,
    ending: kind,
    winnerScore: result.winnerScore,
    loserScore: result.loserScore,
    winnerAnswers: stored.winner.length,
    loserAnswers: stored.loser.length,
    isFlawless: kind === 'finished' && stored.winner.every(({ isCorrect }) => isCorrect) ? 1 : 0,
    gameDuration: result.seconds,
    questions: JSON.stringify(race.deck.slice(0, asked).map(({ questionId }) => questionId)),
    studentAnswers: JSON.stringify(stored),
    endedAt: new Date(at).toISOString(),
  } as const;
};

/** What the teacher tries out makes no question harder. */
const countRace = (trx: Executor, standing: Standing, answers: readonly Selectable<RaceAnswers>[]): Promise<void> => {
  const { facts, race } = standing;
  const deck: readonly AskedQuestion[] = race.deck;
  const bankIds = new Map(deck.map(({ questionId, bankId }) => [questionId, bankId]));
  return countAnswers(
    trx,
    facts.grade,
    answers
      .filter(({ side }) => studentAt(standing, side) !== DEMO_STUDENT_ID)
      .map(({ questionId, choice, isCorrect }) => ({
        questionId: bankIds.get(questionId) as number,
        versionId: questionId,
        choice,
        isCorrect: isCorrect === 1,
      })),
  );
};

/**
 * Once, from the record, whoever asks how often. False of a race that has no result: one under way or called off. A race
 * that is over never changes again, so how it stands need not be read anew.
 */
export const storeResult = (deps: Deps, standing: Standing): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const raceId = standing.facts.id;
    const answers = await queries.listAnswers(trx, raceId);
    const row = resultRow(standing, answers);
    if (!row) return false;
    const { numAffectedRows } = await queries.insertResult(trx, row);
    if (numAffectedRows !== 0n) await countRace(trx, standing, answers);
    await rewardDaily(trx, standing, deps.clock());
    await queries.clearDue(trx, { raceId });
    return true;
  });
