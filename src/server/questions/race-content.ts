import { join } from 'node:path';
import { z } from 'zod';
import { type NumberedQuestion, spelledOut } from '#domain/questions/bank';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { EXPLANATION_MAX, OPTION_TEXT_MAX, QUESTION_TEXT_MAX, SOURCE_TEXT_MAX } from '#domain/questions/questions';
import { nextNumber, RACE_OPTIONS, RACE_QUESTION_POINTS } from '#domain/questions/uses';
import { CONTENT_IDS, contentOf } from '#domain/race/rules';
import { GRADES, type Grade } from '#domain/roster/grades';
import { readContentFile } from '#server/platform/content';
import { CONTENT_ROOT } from '#server/root';
import { grade, shortText } from '#wire/fields';

const CONTENT = join(CONTENT_ROOT, 'race');

const written = z.strictObject({
  contentId: z.enum(CONTENT_IDS),
  grade,
  questions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]{2}-[emh]-\d\d$/u),
        difficulty: z.enum(DIFFICULTIES),
        text: shortText(QUESTION_TEXT_MAX),
        options: z.array(shortText(OPTION_TEXT_MAX)).length(RACE_OPTIONS),
        answer: shortText(OPTION_TEXT_MAX),
        source: shortText(SOURCE_TEXT_MAX),
        explanation: shortText(EXPLANATION_MAX).nullable(),
      }),
    )
    .min(1),
});

/** By its id in the file. */
export type KeyedQuestion = NumberedQuestion & { readonly key: string };

export interface RaceContent {
  readonly grade: Grade;
  readonly questions: readonly KeyedQuestion[];
}

const FIRST = nextNumber('race', []);

const readSet = async (path: string): Promise<RaceContent> => {
  const { grade: ofGrade, questions } = await readContentFile(path, written, 'set of race questions');
  return {
    grade: ofGrade,
    questions: questions.map(({ id, difficulty, text, options, answer, source, explanation }, index) => ({
      key: id,
      number: FIRST + index,
      grade: ofGrade,
      // All three sets are chapters of that subject.
      subject: 'Tawheed',
      type: 'choice',
      difficulty,
      points: RACE_QUESTION_POINTS,
      text: spelledOut(text),
      options: options.map(spelledOut),
      // An answer that is no option gets a place that none has, which the rules of a set find.
      answer: options.indexOf(answer),
      source: spelledOut(source),
      correction: null,
      explanation: explanation && spelledOut(explanation),
    })),
  };
};

/** What every school's race begins with. */
export const readRaceContent = (folder = CONTENT): Promise<RaceContent[]> =>
  Promise.all(GRADES.map((each) => readSet(join(folder, `${contentOf(each)}.json`))));
