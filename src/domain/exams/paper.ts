import { type Asked, foldText, type QuestionFault, spelledOut, tidyQuestion, wordFaults } from '#domain/questions/bank';
import { QUESTION_TYPES, type QuestionType, type Subject } from '#domain/questions/kinds';
import { needsCorrection } from '#domain/questions/questions';

/** How many questions of each kind the specified paper has, in the order in which every paper asks them (D-46). */
export const PART_SIZES = { truefalse: 10, choice: 5, matching: 5 } as const satisfies Record<QuestionType, number>;
export const EXAM_QUESTIONS = 20;
export const POINTS_EACH = 2;
export const EXAM_SCORE_MAX = 40;
export const EXAM_TITLE_MAX = 80;

/** Of any paper; the specified one is where a new one begins. */
export const QUESTIONS_MAX = 60;
export const MARKS_STEP = 0.5;
export const MARKS_MAX = 20;
export const MATCHING_MIN = 2;
export const MATCHING_MAX = 10;

/** What each question of a part is worth. */
export type Marks = Readonly<Record<QuestionType, number>>;
/** How a paper is built: of each part how many questions, and what each is worth. */
export type Shape = Readonly<Record<QuestionType, { readonly questions: number; readonly marks: number }>>;

export const SPECIFIED_MARKS: Marks = { truefalse: POINTS_EACH, choice: POINTS_EACH, matching: POINTS_EACH };

const ofEach = <Part>(partOf: (type: QuestionType) => Part) =>
  Object.fromEntries(QUESTION_TYPES.map((type) => [type, partOf(type)])) as Record<QuestionType, Part>;

/** Always in the same order of its keys: the same shape is the same text. */
export const shapeOf = (questions: readonly { readonly type: QuestionType }[], marks: Marks): Shape =>
  ofEach((type) => ({ questions: questions.filter((each) => each.type === type).length, marks: marks[type] }));

export const marksOf = (shape: Shape): Marks => ofEach((type) => shape[type].marks);

export const SPECIFIED: Shape = ofEach((type) => ({ questions: PART_SIZES[type], marks: POINTS_EACH }));

export const partMax = (shape: Shape, type: QuestionType): number => shape[type].questions * shape[type].marks;
export const scoreMax = (shape: Shape): number => QUESTION_TYPES.reduce((sum, type) => sum + partMax(shape, type), 0);

/** Which part each question is of, in the order of the paper. */
export const orderOf = (shape: Shape): readonly QuestionType[] =>
  QUESTION_TYPES.flatMap((type) => Array.from({ length: shape[type].questions }, () => type));

export const PAPER_ORDER: readonly QuestionType[] = orderOf(SPECIFIED);

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
  const isOfSize = questions.length > 0 && questions.length <= QUESTIONS_MAX;
  const rightOrder = partsOf(questions).flatMap((part) => part.questions);
  const isInOrder = isOfSize && questions.every((question, place) => question === rightOrder[place]);
  const differing = new Set(matchingOptions.map(foldText));
  const isEnough = matchingOptions.length >= MATCHING_MIN && matchingOptions.length <= MATCHING_MAX;
  const isMatched = isEnough && differing.size === matchingOptions.length && !differing.has('');
  const isMatching = questions.some(({ type }) => type === 'matching');
  return [
    ...(isInOrder ? [] : [{ kind: 'order' } as const]),
    ...(isMatched || !isMatching ? [] : [{ kind: 'matching_options' } as const]),
    ...questions.flatMap((question, place) =>
      wordFaults(question, matchingOptions).map(
        (fault): PaperFault => ({ kind: 'question', number: place + 1, fault }),
      ),
    ),
    ...repeated(questions),
  ];
};
