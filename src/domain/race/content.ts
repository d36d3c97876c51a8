import { choiceFaults, type QuestionFault, twins, type WrittenChoice } from '#domain/questions/bank';
import { DIFFICULTIES, type Difficulty } from '#domain/questions/kinds';
import { type PatternFault, patternFaults } from '#domain/questions/patterns';
import { RACE_OPTIONS } from '#domain/questions/uses';

/** A race is over after some dozen questions: with fewer in its set, the next one would be known already. */
export const RACE_SET_MIN = 30;

export interface WrittenRaceQuestion extends WrittenChoice {
  readonly key: string;
  readonly difficulty: Difficulty;
}

export type RaceSetFault =
  | { readonly kind: 'question'; readonly key: string; readonly fault: QuestionFault }
  | { readonly kind: 'duplicate'; readonly key: string; readonly of: string }
  | { readonly kind: 'too_few_questions'; readonly difficulty: Difficulty; readonly count: number }
  | (PatternFault & { readonly difficulty: Difficulty | 'all' });

const faultsOf = (question: WrittenRaceQuestion): readonly QuestionFault[] => [
  ...choiceFaults(question),
  ...(question.options.length === RACE_OPTIONS ? [] : ['race_not_four_options' as const]),
];

/** Pupils race through one difficulty, so that is where a pattern shows first. */
const faultsAt = (questions: readonly WrittenRaceQuestion[], difficulty: Difficulty): RaceSetFault[] => {
  const asked = questions.filter((question) => question.difficulty === difficulty);
  return [
    ...(asked.length < RACE_SET_MIN ? [{ kind: 'too_few_questions', difficulty, count: asked.length } as const] : []),
    ...patternFaults(asked).map((fault) => ({ ...fault, difficulty })),
  ];
};

/** Everything that is wrong with the questions that one grade races through. */
export const raceSetFaults = (questions: readonly WrittenRaceQuestion[]): readonly RaceSetFault[] => [
  ...questions.flatMap((question) =>
    faultsOf(question).map((fault): RaceSetFault => ({ kind: 'question', key: question.key, fault })),
  ),
  ...twins(questions).map(([{ key }, { key: of }]): RaceSetFault => ({ kind: 'duplicate', key, of })),
  ...DIFFICULTIES.flatMap((difficulty) => faultsAt(questions, difficulty)),
  ...patternFaults(questions).map((fault) => ({ ...fault, difficulty: 'all' as const })),
];
