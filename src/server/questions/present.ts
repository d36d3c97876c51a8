import type { PracticeQuestion } from '#wire/questions';
import type { VersionRow } from './store.ts';

export const optionsOf = ({ options }: Pick<VersionRow, 'options'>): string[] => JSON.parse(options);

export const presentQuestion = (row: VersionRow): PracticeQuestion => ({
  id: row.question_id,
  subject: row.subject,
  type: row.type,
  text: row.text,
  options: optionsOf(row),
  answer: row.answer,
  difficulty: row.difficulty,
  points: row.points,
  source: row.source,
  correction: row.correction,
  explanation: row.explanation,
});
