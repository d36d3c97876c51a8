import type { Grade } from '#domain/roster/grades';
import { type QuestionFault, questionFaults } from './bank.ts';
import type { QuestionType, QuestionUse } from './kinds.ts';
import type { Question } from './questions.ts';

/** So many and no others stand on the buttons of a race. */
export const RACE_OPTIONS = 4;
/** A race knows no points: a right answer is a step. What the bank keeps of them there. */
export const RACE_QUESTION_POINTS = 5;

/** Practice counts from one, the race from here: a number means one question of a grade, whatever it is asked in. */
const FIRST_NUMBERS: Readonly<Record<QuestionUse, number>> = { practice: 1, race: 501 };

interface Numbered {
  readonly use: QuestionUse;
  readonly number: number;
}

/** The number of the next question of a grade. None is given twice, also where practice has come to the race's. */
export const nextNumber = (use: QuestionUse, taken: readonly Numbered[]): number => {
  const after = (numbered: readonly Numbered[]) => Math.max(0, ...numbered.map(({ number }) => number)) + 1;
  const next = Math.max(FIRST_NUMBERS[use], after(taken.filter((each) => each.use === use)));
  return taken.some(({ number }) => number === next) ? after(taken) : next;
};

/** Everything that keeps a question from being asked where it is meant to be. */
export const faultsInUse = (
  use: QuestionUse,
  question: Question,
  matchingOptions: readonly string[],
): readonly QuestionFault[] => {
  const faults = questionFaults(question, matchingOptions);
  if (use === 'practice') return faults;
  if (question.type !== 'choice') return [...faults, 'race_not_a_choice'];
  return question.options.length === RACE_OPTIONS ? faults : [...faults, 'race_not_four_options'];
};

/** Matching questions share the options of their grade, which another grade has not. */
export const canBeShared = (type: QuestionType): boolean => type !== 'matching';

/** The grades that a question is asked in, its own first. */
export const gradesOf = (own: Grade, further: readonly Grade[]): readonly Grade[] => [
  own,
  ...[...new Set(further)].filter((grade) => grade !== own).toSorted(),
];

export interface SetSize {
  readonly grade: Grade;
  readonly difficulty: string;
  readonly count: number;
}

/** Whether a change left some set of a race smaller than it was, and smaller than it may be. */
export const hasSetShrunkBelow = (min: number, before: readonly SetSize[], after: readonly SetSize[]): boolean =>
  before.some(({ grade, difficulty, count }) => {
    const left = after.find((each) => each.grade === grade && each.difficulty === difficulty)?.count ?? 0;
    return left < count && left < min;
  });
