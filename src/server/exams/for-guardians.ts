import type { Subject } from '#domain/questions/kinds';
import type { Executor } from '#server/platform/db/database';
import { questionsOf, wrongOf } from './paper.ts';
import { shownPapers } from './papers-queries.ts';

/** Of what most was wrong, that first. */
const subjectsOf = (row: { questions: string; wrongAnswers: string }): Subject[] => {
  const questions = questionsOf(row);
  const counts = new Map<Subject, number>();
  for (const { questionId } of wrongOf(row)) {
    const subject = questions[questionId - 1]?.subject;
    if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([subject]) => subject);
};

/** What was published of exams of these days, the newest first, with what to revise; in a paper left out, only that it was. */
export const listResultsOf = async (
  executor: Executor,
  { studentIds, from, to }: { studentIds: readonly number[]; from: string; to: string },
) => {
  const rows = await shownPapers(executor)
    .select(['c.studentId', 'c.isAbsent', 'c.totalScore', 'c.wrongAnswers'])
    .select(['e.title', 'e.examDate', 'e.questions', 'e.maxScore'])
    .where('c.studentId', 'in', studentIds)
    .where((eb) => eb.or([eb('c.isComplete', '=', 1), eb('c.isAbsent', '=', 1)]))
    .where('e.examDate', '>=', from)
    .where('e.examDate', '<=', to)
    .orderBy('e.examDate', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map((row) => ({
    studentId: row.studentId,
    title: row.title,
    day: row.examDate,
    of: row.maxScore,
    score: row.isAbsent === 1 ? null : row.totalScore,
    revise: row.isAbsent === 1 ? [] : subjectsOf(row),
  }));
};
