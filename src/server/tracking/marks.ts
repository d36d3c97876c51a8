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
  row ? { status: row.status, attempts: row.attempts, incorrectAttempts: row.incorrect_attempts } : UNHEARD;

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
  const marked = mark(wordOf(row), wish.action, row !== undefined && row.hearing_id !== hearing.id);
  if (marked.is !== 'marked') return { refused: OFFENCES[marked.is] };
  const { status, attempts, incorrectAttempts } = marked.word;
  const mistake = status === 'incorrect' ? wish.mistake : null;
  words.set(wish.position, {
    word_position: wish.position,
    status,
    attempts,
    incorrect_attempts: incorrectAttempts,
    mistake,
    hearing_id: hearing.id,
  });
  const line: Insertable<QuranMarks> = {
    hearing_id: hearing.id,
    mark_key: wish.key,
    text_id: hearing.text_id,
    student_id: hearing.student_id,
    word_position: wish.position,
    action: wish.action,
    mistake,
    status,
    before_status: row?.status ?? null,
    before_attempts: row?.attempts ?? 0,
    before_incorrect: row?.incorrect_attempts ?? 0,
    before_mistake: row?.mistake ?? null,
    before_hearing: row?.hearing_id ?? null,
    made_by: staffId,
    made_at: at,
  };
  return { line, refused: null };
};

const keepWords = async (trx: Executor, changed: ReadonlySet<number>, words: WordRows, batch: Batch, grade: Grade) => {
  for (const position of changed) {
    const row = words.get(position) as queries.WordRow;
    await queries.putWord(trx, {
      ...row,
      text_id: batch.hearing.text_id,
      student_id: batch.hearing.student_id,
      grade,
      last_attempt_at: batch.at,
    });
  }
};

/**
 * Each mark once, by its key, in the order they were made. They go to the hearing they were made in and the text that was
 * heard, though either may have ended meanwhile: a page that was offline loses nothing.
 */
export const markWords = async (deps: Deps, staff: StaffActor, hearingId: number, wishes: readonly NewMark[]) => {
  const { student_id: studentId } = await queries.readHearing(deps.db, hearingId);
  return inTurn(deps, studentId, async (trx) => {
    const hearing = await queries.readHearing(trx, hearingId);
    const of = { studentId, textId: hearing.text_id };
    const [pupil, text] = [await queries.readPupil(trx, studentId), await queries.findText(trx, hearing.text_id)];
    const now = deps.clock();
    const batch: Batch = { hearing, wordCount: text.word_count, staffId: staff.staffId, at: now.toISOString() };
    const keys = wishes.map(({ key }) => key);
    const made = new Set((await markQueries.listMarksByKey(trx, hearingId, keys)).map(({ mark_key }) => mark_key));
    const positions = [...new Set(wishes.map(({ position }) => position))];
    const words: WordRows = new Map(
      (await queries.listWordsAt(trx, of, positions)).map((row) => [row.word_position, row]),
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
      const changed = new Set(lines.map(({ word_position }) => word_position));
      // A pupil who drills the word at this moment waits.
      await takeTurns(trx, deps.engine, 'drill', String(studentId));
      for (const line of lines)
        if (isMistake(line.action)) {
          const drilled = { ...of, position: line.word_position };
          line.before_drill = await noteMistake(trx, drilled, now);
        }
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
      isReplaced: text.replaced_by !== null,
    };
  });
};
