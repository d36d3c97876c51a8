import type { Insertable } from 'kysely';
import type { StaffActor } from '#domain/access/actors';
import type { Grade } from '#domain/roster/grades';
import { isMistake, mark, UNHEARD, type Word } from '#domain/tracking/word-states';
import { noteMistake } from '#server/drills/service';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { takeTurns } from '#server/platform/guards';
import type { NewMark } from '#wire/tracking';
import { inTurn } from './hearings.ts';
import * as markQueries from './mark-queries.ts';
import { countHearing, countProgress } from './progress.ts';
import * as queries from './queries.ts';
import type { QuranMarks } from './tables.ts';

export interface Outcome {
  readonly key: string;
  readonly refused: 'pause_on_rated' | 'word_changed' | 'word_not_found' | null;
}

const wordOf = (row: queries.WordRow | undefined): Word =>
  row ? { status: row.status, attempts: row.attempts, incorrectAttempts: row.incorrectAttempts } : UNHEARD;

const OFFENCES = { pause_on_rated: 'pause_on_rated', not_offered: 'word_changed' } as const;

interface Batch {
  readonly hearing: queries.HearingRow;
  readonly wordCount: number;
  readonly staffId: number;
  readonly at: string;
}

type WordRows = Map<number, queries.WordRow>;

type Applied =
  | { readonly line: Insertable<QuranMarks>; readonly refused: null }
  | { readonly refused: NonNullable<Outcome['refused']> };

/** The mark's line of history, and the word as it is afterwards; or why there is neither. */
const apply = (words: WordRows, { hearing, wordCount, staffId, at }: Batch, wish: NewMark): Applied => {
  if (wish.position >= wordCount) return { refused: 'word_not_found' };
  const row = words.get(wish.position);
  const marked = mark(wordOf(row), wish.action, row !== undefined && row.hearingId !== hearing.id);
  if (marked.is !== 'marked') return { refused: OFFENCES[marked.is] };
  const { status, attempts, incorrectAttempts } = marked.word;
  const mistake = status === 'incorrect' ? wish.mistake : null;
  words.set(wish.position, {
    wordPosition: wish.position,
    status,
    attempts,
    incorrectAttempts,
    mistake,
    hearingId: hearing.id,
  });
  const line: Insertable<QuranMarks> = {
    hearingId: hearing.id,
    markKey: wish.key,
    textId: hearing.textId,
    studentId: hearing.studentId,
    wordPosition: wish.position,
    action: wish.action,
    mistake,
    status,
    beforeStatus: row?.status ?? null,
    beforeAttempts: row?.attempts ?? 0,
    beforeIncorrect: row?.incorrectAttempts ?? 0,
    beforeMistake: row?.mistake ?? null,
    beforeHearing: row?.hearingId ?? null,
    madeBy: staffId,
    madeAt: at,
  };
  return { line, refused: null };
};

const keepWords = async (trx: Executor, changed: ReadonlySet<number>, words: WordRows, batch: Batch, grade: Grade) => {
  for (const position of changed) {
    const row = words.get(position) as queries.WordRow;
    await queries.putWord(trx, {
      ...row,
      textId: batch.hearing.textId,
      studentId: batch.hearing.studentId,
      grade,
      lastAttemptAt: batch.at,
    });
  }
};

/**
 * Each mark once, by its key, in the order they were made. They go to the hearing they were made in and the text that was
 * heard, though either may have ended meanwhile: a page that was offline loses nothing.
 */
export const markWords = async (deps: Deps, staff: StaffActor, hearingId: number, wishes: readonly NewMark[]) => {
  const { studentId } = await queries.readHearing(deps.db, hearingId);
  return inTurn(deps, studentId, async (trx) => {
    const hearing = await queries.readHearing(trx, hearingId);
    const of = { studentId, textId: hearing.textId };
    const [pupil, text] = [await queries.readPupil(trx, studentId), await queries.findText(trx, hearing.textId)];
    const now = deps.clock();
    const batch: Batch = { hearing, wordCount: text.wordCount, staffId: staff.staffId, at: now.toISOString() };
    const keys = wishes.map(({ key }) => key);
    const made = new Set((await markQueries.listMarksByKey(trx, hearingId, keys)).map(({ markKey }) => markKey));
    const positions = [...new Set(wishes.map(({ position }) => position))];
    const words: WordRows = new Map(
      (await queries.listWordsAt(trx, of, positions)).map((row) => [row.wordPosition, row]),
    );
    const lines: Insertable<QuranMarks>[] = [];
    const outcomes = wishes.map((wish): Outcome => {
      if (made.has(wish.key)) return { key: wish.key, refused: null };
      const applied = apply(words, batch, wish);
      if (applied.refused !== null) return { key: wish.key, refused: applied.refused };
      made.add(wish.key);
      lines.push(applied.line);
      return { key: wish.key, refused: null };
    });
    if (lines.length > 0) {
      const changed = new Set(lines.map(({ wordPosition }) => wordPosition));
      // A pupil who drills the word at this moment waits.
      await takeTurns(trx, deps.engine, 'drill', String(studentId));
      for (const line of lines)
        if (isMistake(line.action))
          line.beforeDrill = await noteMistake(trx, { ...of, wordPosition: line.wordPosition }, now);
      await markQueries.insertMarks(trx, lines);
      await keepWords(trx, changed, words, batch, pupil.grade);
      await countHearing(trx, hearing);
      await countProgress(trx, of, pupil.grade, now, { isHeard: true });
    }
    return {
      hearingId,
      outcomes,
      words: [...words.values()],
      wrongNow: await markQueries.listWrongWords(trx, hearingId),
      progress: await queries.findProgress(trx, of),
      isReplaced: text.replacedBy !== null,
    };
  });
};
