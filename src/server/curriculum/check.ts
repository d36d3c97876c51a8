import { QUESTIONS_PER_LESSON, subjectOf } from '#domain/curriculum/lessons';
import { GRADES, type Grade } from '#domain/roster/grades';
import type { Executor } from '#server/platform/db/database';
import { type Checked, countQuestions, readContent as readQuestions } from '#server/questions/service';
import { readContent } from './content.ts';
import * as queries from './queries.ts';
import { planOf } from './reading.ts';

interface Covered {
  readonly grade: Grade;
  readonly topic: string;
  readonly questions: number;
}

const check = (lessons: readonly Covered[]): Checked => ({
  lines: lessons.map(({ grade, topic, questions }) => [grade, 'lesson', questions, topic].join('\t')),
  faults: lessons
    .filter(({ questions }) => questions < QUESTIONS_PER_LESSON)
    .map(({ grade, topic, questions }) => `grade ${grade}: only ${questions} questions for the lesson ${topic}`),
});

/** Of the lessons that a school teaches, and the questions that it asks now. */
export const checkCoverage = async (executor: Executor): Promise<Checked> => {
  const covered: Covered[] = [];
  const [syllabi, curricula] = [await queries.listSyllabi(executor), await queries.listCurricula(executor)];
  for (const grade of GRADES) {
    const plans = [...syllabi, ...curricula].filter((each) => each.grade === grade);
    const isTaught = new Set(plans.flatMap(planOf).flatMap(({ quran, islamic }) => [...quran, ...islamic]));
    const counts = new Map((await countQuestions(executor, grade)).map((row) => [row.lessonId, row.questions]));
    const { rows } = await queries.listLessons(executor, { grade });
    const lessons = rows.filter((lesson) => isTaught.has(lesson.id) && subjectOf(lesson));
    covered.push(...lessons.map(({ id, topic }) => ({ grade, topic, questions: counts.get(id) ?? 0 })));
  }
  return check(covered);
};

/** Of the files of the repository. */
export const checkContentCoverage = async (questionsFolder?: string): Promise<Checked> => {
  const [curricula, banks] = [await readContent(), await readQuestions(questionsFolder)];
  const asked = banks.flatMap(({ questions }) => questions);
  const known = new Set(curricula.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const { lines, faults } = check(
    curricula.flatMap(({ grade, lessons }) =>
      lessons
        .filter((lesson) => subjectOf(lesson))
        .map(({ id, topic }) => ({ grade, topic, questions: asked.filter(({ lesson }) => lesson === id).length })),
    ),
  );
  const strays = asked.filter(({ lesson }) => !known.has(lesson));
  return { lines, faults: [...faults, ...strays.map(({ key, lesson }) => `${key}: no lesson ${lesson}`)] };
};
