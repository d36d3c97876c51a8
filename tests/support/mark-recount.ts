import type { Kysely } from 'kysely';
import { mark, UNHEARD, type Word } from '#domain/tracking/word-states';
import type { Schema } from '#server/platform/db/schema';

interface Heard {
  readonly word: Word;
  readonly hearingId: number | null;
}

/** The words that are not what their history makes of them, mark by mark. */
export const markFaults = async (db: Kysely<Schema>): Promise<string[]> => {
  const history = await db.selectFrom('quran_marks').selectAll().where('undone_at', 'is', null).orderBy('id').execute();
  const words = new Map<string, Heard>();
  const faults: string[] = [];
  for (const { text_id, student_id, word_position, hearing_id, action } of history) {
    const name = [text_id, student_id, word_position].join(':');
    const { word, hearingId } = words.get(name) ?? { word: UNHEARD, hearingId: null };
    const marked = mark(word, action, hearingId !== null && hearingId !== hearing_id);
    if (marked.is === 'marked') words.set(name, { word: marked.word, hearingId: hearing_id });
    else faults.push(`${action} on word ${name}, which was ${word.status}`);
  }
  const kept = await db.selectFrom('quran_word_tracking').selectAll().execute();
  for (const row of kept.filter(({ attempts }) => attempts > 0)) {
    const name = [row.text_id, row.student_id, row.word_position].join(':');
    const said = [row.status, row.attempts, row.incorrect_attempts].join(' ');
    const counted = words.get(name)?.word;
    const expected = counted && [counted.status, counted.attempts, counted.incorrectAttempts].join(' ');
    if (said !== expected) faults.push(`word ${name} is ${said}, its history says ${expected}`);
    words.delete(name);
  }
  for (const [name, { word }] of words) if (word.attempts > 0) faults.push(`word ${name} is missing`);
  return faults;
};
