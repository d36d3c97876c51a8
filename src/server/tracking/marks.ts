import type { Insertable, Selectable } from 'kysely';
import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { isMistake, mark, UNHEARD } from '#domain/tracking/word-states';
import { forgetMistake, noteMistake } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { takeTurns } from '#server/platform/guards';
import type { NewMark, Outcome } from '#wire/tracking';
import { inPupilsTurn } from './hearings.ts';
import * as markQueries from './mark-queries.ts';
import { presentReading, presentWords } from './present.ts';
import { countHearing, countProgress } from './progress.ts';
import * as queries from './queries.ts';
import type { QuranMarks } from './tables.ts';

const OFFENCES = { pause_on_rated: 'pause_on_rated', not_offered: 'word_changed' } as const;

interface Batch {
  readonly hearing: queries.HearingRow;
  readonly wordCount: number;
  readonly staffId: number;
  readonly at: string;
  /** The words as they stand, by their positions. */
  readonly words: Map<number, queries.WordRow>;
  /** The history of what was marked. */
  readonly lines: Insertable<QuranMarks>[];
}

/** Adds the mark's line of history, and the word as it is afterwards; or says why there is neither. */
const apply = ({ hearing, wordCount, staffId, at, words, lines }: Batch, wish: NewMark): Outcome['refused'] => {
  const { key, position, action } = wish;
  if (position >= wordCount) return 'word_not_found';
  const row = words.get(position);
  const marked = mark(row ?? UNHEARD, action, row !== undefined && row.hearingId !== hearing.id);
  if (marked.is !== 'marked') return OFFENCES[marked.is];
  const { status, attempts, incorrectAttempts } = marked.word;
  const mistake = status === 'incorrect' ? wish.mistake : null;
  words.set(position, { position, status, attempts, incorrectAttempts, mistake, hearingId: hearing.id });
  lines.push({
    hearingId: hearing.id,
    markKey: key,
    textId: hearing.textId,
    studentId: hearing.studentId,
    wordPosition: position,
    action,
    mistake,
    status,
    beforeStatus: row?.status ?? null,
    beforeAttempts: row?.attempts ?? 0,
    beforeIncorrect: row?.incorrectAttempts ?? 0,
    beforeMistake: row?.mistake ?? null,
    beforeHearing: row?.hearingId ?? null,
    madeBy: staffId,
    madeAt: at,
  });
  return null;
};

const keepMarks = async (trx: Executor, deps: Deps, { hearing, words, lines, at }: Batch, grade: Grade, now: Date) => {
  const of = { studentId: hearing.studentId, textId: hearing.textId };
  // A pupil who drills the word at this moment waits.
  await takeTurns(trx, deps.engine, 'drill', String(of.studentId));
  for (const line of lines)
    if (isMistake(line.action))
      line.beforeDrill = await noteMistake(trx, { ...of, wordPosition: line.wordPosition }, now);
  await markQueries.insertMarks(trx, lines);
  for (const position of new Set(lines.map(({ wordPosition }) => wordPosition)))
    await queries.putWord(trx, of, words.get(position) as queries.WordRow, grade, at);
  await countHearing(trx, hearing);
  await countProgress(trx, of, grade, now, { isHeard: true });
};

const readMarked = async (trx: Executor, of: queries.OfPupil, hearingId: number, words: queries.WordRow[]) => ({
  words: presentWords(words, hearingId, await markQueries.listWrongWords(trx, hearingId)),
  reading: presentReading(await queries.findProgress(trx, of)),
});

/**
 * Each mark once, by its key, in the order they were made. They go to the hearing they were made in and the text that was
 * heard, though either may have ended meanwhile: a page that was offline loses nothing.
 */
export const markWords = async (deps: Deps, staff: StaffActor, hearingId: number, wishes: readonly NewMark[]) => {
  const { studentId } = await queries.readHearing(deps.db, hearingId);
  return inPupilsTurn(deps, studentId, async (trx) => {
    const hearing = await queries.readHearing(trx, hearingId);
    const of = { studentId, textId: hearing.textId };
    const [pupil, text] = [await queries.readPupil(trx, studentId), await queries.findText(trx, hearing.textId)];
    const now = deps.clock();
    const keys = wishes.map(({ key }) => key);
    const made = new Set((await markQueries.listMarksByKey(trx, hearingId, keys)).map(({ markKey }) => markKey));
    const positions = [...new Set(wishes.map(({ position }) => position))];
    const rows = await queries.listWordsAt(trx, of, positions);
    const batch: Batch = {
      hearing,
      wordCount: text.wordCount,
      staffId: staff.staffId,
      at: now.toISOString(),
      words: new Map(rows.map((row) => [row.position, row])),
      lines: [],
    };
    const outcomes = wishes.map((wish): Outcome => {
      const refused = made.has(wish.key) ? null : apply(batch, wish);
      if (refused === null) made.add(wish.key);
      return { key: wish.key, refused };
    });
    if (batch.lines.length > 0) await keepMarks(trx, deps, batch, pupil.grade, now);
    const marked = await readMarked(trx, of, hearingId, [...batch.words.values()]);
    return { ...marked, outcomes, isReplaced: text.replacedBy !== null };
  });
};

type Made = Selectable<QuranMarks>;

const restoreWord = async (trx: Executor, made: Made, grade: Grade, at: string): Promise<void> => {
  if (made.beforeStatus === null || made.beforeHearing === null) {
    await queries.deleteWord(trx, made, made.wordPosition);
    return;
  }
  const before = {
    position: made.wordPosition,
    status: made.beforeStatus,
    attempts: made.beforeAttempts,
    incorrectAttempts: made.beforeIncorrect,
    mistake: made.beforeMistake,
    hearingId: made.beforeHearing,
  };
  await queries.putWord(trx, made, before, grade, at);
};

const takeBack = async (deps: Deps, trx: Executor, staff: StaffActor, made: Made): Promise<void> => {
  const now = deps.clock();
  const { studentId, textId, wordPosition } = made;
  const last = await markQueries.findLastMark(trx, made, wordPosition);
  if (last?.id !== made.id) throw new Refusal('mark_not_last');
  const { grade } = await queries.readPupil(trx, studentId);
  await markQueries.undoMark(trx, made.id, staff.staffId, now.toISOString());
  await restoreWord(trx, made, grade, now.toISOString());
  if (isMistake(made.action)) {
    await takeTurns(trx, deps.engine, 'drill', String(studentId));
    await forgetMistake(trx, { studentId, textId, wordPosition }, made.beforeDrill, made.madeAt);
  }
  await countHearing(trx, await queries.readHearing(trx, made.hearingId));
  await countProgress(trx, made, grade, now, { isHeard: false });
};

/** The word is again what it was before its last mark, to the letter. An earlier mark cannot be taken from under a later. */
export const undoMark = async (deps: Deps, staff: StaffActor, hearingId: number, key: string) => {
  const of = await queries.readHearing(deps.db, hearingId);
  return inPupilsTurn(deps, of.studentId, async (trx) => {
    const [made] = await markQueries.listMarksByKey(trx, hearingId, [key]);
    if (!made) throw new Refusal('word_not_found');
    if (made.undoneAt === null) await takeBack(deps, trx, staff, made);
    return readMarked(trx, of, hearingId, await queries.listWordsAt(trx, of, [made.wordPosition]));
  });
};
