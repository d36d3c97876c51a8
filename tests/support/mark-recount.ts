import type { Kysely, Selectable } from 'kysely';
import { mark, UNHEARD, type Word } from '#domain/tracking/word-states';
import type { Schema } from '#server/platform/db/schema';

interface Heard {
  readonly word: Word;
  readonly hearingId: number | null;
}

const nameOf = (row: { textId: number; studentId: number; wordPosition: number }): string =>
  [row.textId, row.studentId, row.wordPosition].join(':');

const saidOf = ({ status, attempts, incorrectAttempts }: Word): string =>
  [status, attempts, incorrectAttempts].join(' ');

/** What its history makes of each word, mark by mark; and the marks that could not be. */
const recount = (history: readonly Selectable<Schema['quran_marks']>[]) => {
  const words = new Map<string, Heard>();
  const faults: string[] = [];
  for (const row of history) {
    const { word, hearingId } = words.get(nameOf(row)) ?? { word: UNHEARD, hearingId: null };
    const marked = mark(word, row.action, hearingId !== null && hearingId !== row.hearingId);
    if (marked.is === 'marked') words.set(nameOf(row), { word: marked.word, hearingId: row.hearingId });
    else faults.push(`${row.action} on word ${nameOf(row)}, which was ${word.status}`);
  }
  const said = [...words].filter(([, { word }]) => word.attempts > 0).map(([name, { word }]) => [name, saidOf(word)]);
  return { said: new Map(said as [string, string][]), faults };
};

/** The words that are not what their history makes of them. */
export const markFaults = async (db: Kysely<Schema>): Promise<string[]> => {
  const history = await db.selectFrom('quran_marks').selectAll().where('undoneAt', 'is', null).orderBy('id').execute();
  const { said, faults } = recount(history);
  const kept = await db.selectFrom('quran_word_tracking').selectAll().where('attempts', '>', 0).execute();
  const known = new Map(
    kept.map((row) => [nameOf(row), saidOf({ ...row, incorrectAttempts: row.incorrectAttempts })] as const),
  );
  const names = new Set([...said.keys(), ...known.keys()]);
  const differing = [...names].filter((name) => said.get(name) !== known.get(name));
  return [
    ...faults,
    ...differing.map((name) => `word ${name} is ${known.get(name)}, its history says ${said.get(name)}`),
  ];
};
