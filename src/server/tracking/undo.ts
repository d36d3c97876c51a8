import type { Selectable } from 'kysely';
import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { isMistake } from '#domain/tracking/word-states';
import { forgetMistake } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import { inTurn } from './hearings.ts';
import * as markQueries from './mark-queries.ts';
import { countHearing, countProgress } from './progress.ts';
import * as queries from './queries.ts';
import type { QuranMarks } from './tables.ts';

type Made = Selectable<QuranMarks>;

const restoreWord = async (trx: Executor, made: Made, grade: Grade, at: string): Promise<void> => {
  const of = { studentId: made.studentId, textId: made.textId };
  if (made.beforeStatus === null || made.beforeHearing === null) {
    await queries.deleteWord(trx, of, made.wordPosition);
    return;
  }
  await queries.putWord(trx, {
    textId: made.textId,
    studentId: made.studentId,
    wordPosition: made.wordPosition,
    status: made.beforeStatus,
    attempts: made.beforeAttempts,
    incorrectAttempts: made.beforeIncorrect,
    mistake: made.beforeMistake,
    grade,
    lastAttemptAt: at,
    hearingId: made.beforeHearing,
  });
};

const takeBack = async (deps: Deps, trx: Executor, staff: StaffActor, made: Made): Promise<void> => {
  const now = deps.clock();
  const of = { studentId: made.studentId, textId: made.textId };
  const last = await markQueries.findLastMark(trx, of, made.wordPosition);
  if (last?.id !== made.id) throw new Refusal('mark_not_last');
  const { grade } = await queries.readPupil(trx, of.studentId);
  await markQueries.undoMark(trx, made.id, staff.staffId, now.toISOString());
  await restoreWord(trx, made, grade, now.toISOString());
  if (isMistake(made.action)) {
    await takeTurns(trx, deps.engine, 'drill', String(of.studentId));
    await forgetMistake(trx, { ...of, wordPosition: made.wordPosition }, made.beforeDrill, made.madeAt);
  }
  await countHearing(trx, await queries.readHearing(trx, made.hearingId));
  await countProgress(trx, of, grade, now, { isHeard: false });
};

/** The word is again what it was before its last mark, to the letter. An earlier mark cannot be taken from under a later. */
export const undoMark = async (deps: Deps, staff: StaffActor, hearingId: number, key: string) => {
  const { studentId, textId } = await queries.readHearing(deps.db, hearingId);
  const of = { studentId, textId };
  return inTurn(deps, studentId, async (trx) => {
    const [made] = await markQueries.listMarksByKey(trx, hearingId, [key]);
    if (!made) throw new Refusal('word_not_found');
    if (made.undoneAt === null) await takeBack(deps, trx, staff, made);
    return {
      words: await queries.listWordsAt(trx, of, [made.wordPosition]),
      wrongNow: await markQueries.listWrongWords(trx, hearingId),
      progress: await queries.findProgress(trx, of),
    };
  });
};
