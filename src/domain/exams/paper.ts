import { type Asked, foldText, type QuestionFault, spelledOut, tidyQuestion, wordFaults } from '#domain/questions/bank';
import { QUESTION_TYPES, type QuestionType, type Subject } from '#domain/questions/kinds';
import { MATCHING_OPTIONS, needsCorrection } from '#domain/questions/questions';

/** How many questions of each kind a paper has, in the order in which it asks them (D-46). */
export const PART_SIZES = { truefalse: 10, choice: 5, matching: 5 } as const satisfies Record<QuestionType, number>;
export const EXAM_QUESTIONS = 20;
export const POINTS_EACH = 2;
export const EXAM_SCORE_MAX = 40;
export const EXAM_TITLE_MAX = 80;

export const PAPER_ORDER: readonly QuestionType[] = Object.entries(PART_SIZES).flatMap(([type, size]) =>
  Array.from({ length: size }, () => type as QuestionType),
);

/** The questions of each kind, in the order of the paper. */
export const partsOf = <Question extends { readonly type: QuestionType }>(questions: readonly Question[]) =>
  QUESTION_TYPES.map((type) => ({ type, questions: questions.filter((question) => question.type === type) }));

export interface ExamQuestion extends Asked {
  readonly subject: Subject;
  /** Verses that it asks about, such as 112:1-4; their words come from the published text alone (D-60). */
  readonly verse: string | null;
  readonly explanation: string | null;
}

export interface Paper {
  readonly matchingOptions: readonly string[];
  readonly questions: readonly ExamQuestion[];
}

/** As a paper keeps it. What was written to correct a sentence stays: another key may make it false again. */
export const tidyExamQuestion = (question: ExamQuestion, matchingOptions: readonly string[]): ExamQuestion => ({
  ...tidyQuestion(question, matchingOptions),
  correction: question.type === 'truefalse' && question.correction ? spelledOut(question.correction) : null,
});

/** What is said to correct it: nothing while it is true. */
export const shownCorrection = (question: Pick<ExamQuestion, 'type' | 'answer' | 'correction'>): string | null =>
  needsCorrection(question) ? question.correction : null;

export type PaperFault =
  /** Counted from 1, as on the paper. */
  | { readonly kind: 'question'; readonly number: number; readonly fault: QuestionFault }
  | { readonly kind: 'order' }
  | { readonly kind: 'matching_options' }
  | { readonly kind: 'repeated'; readonly number: number; readonly of: number };

const repeated = (questions: readonly ExamQuestion[]): PaperFault[] => {
  const folded = questions.map(({ text, verse }) => `${foldText(text)} ${verse ?? ''}`);
  return folded.flatMap((text, place): PaperFault[] => {
    const first = folded.indexOf(text);
    return first < place ? [{ kind: 'repeated', number: place + 1, of: first + 1 }] : [];
  });
};

/** Everything that keeps a paper from being handed out. */
export const paperFaults = ({ matchingOptions, questions }: Paper): readonly PaperFault[] => {
  const isInOrder =
    questions.length === EXAM_QUESTIONS && questions.every(({ type }, place) => type === PAPER_ORDER[place]);
  const differing = new Set(matchingOptions.map(foldText));
  return [
    ...(isInOrder ? [] : [{ kind: 'order' } as const]),
    ...(differing.size === MATCHING_OPTIONS && !differing.has('') ? [] : [{ kind: 'matching_options' } as const]),
    ...questions.flatMap((question, place) =>
      wordFaults(question, matchingOptions).map(
        (fault): PaperFault => ({ kind: 'question', number: place + 1, fault }),
      ),
    ),
    ...repeated(questions),
  ];
};
