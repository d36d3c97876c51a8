import { westernDigits } from '#domain/digits';
import {
  MATCHING_MAX,
  MATCHING_MIN,
  type Marks,
  marksOf,
  PAPER_ORDER,
  paperFaults,
  partsOf,
  QUESTIONS_MAX,
  SPECIFIED_MARKS,
} from '#domain/exams/paper';
import { foldText, isSameList, optionsFor } from '#domain/questions/bank';
import type { QuestionType } from '#domain/questions/kinds';
import { MATCHING_OPTIONS } from '#domain/questions/questions';
import type { Grade } from '#domain/roster/grades';
import { questionFaultTexts } from '#strings/questions/tables';
import { type AskedDraft, askedDraftOf, askedFieldsOf, EMPTY_ASKED } from '#web/questions/question-draft.ts';
import type { ExamFields } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';
import type { AdminQuestion } from '#wire/questions';

export interface PlaceDraft extends AskedDraft {
  readonly verse: string;
}

/** The form as it stands, complete or not. */
export interface ExamDraft {
  readonly title: string;
  readonly grade: Grade;
  readonly date: string;
  readonly matchingOptions: readonly string[];
  readonly questions: readonly PlaceDraft[];
  readonly marks: Marks;
}

const NO_OPTIONS = Array.from({ length: MATCHING_OPTIONS }, () => '');

export const emptyExam = (grade: Grade, date: string): ExamDraft => ({
  title: '',
  grade,
  date,
  matchingOptions: NO_OPTIONS,
  questions: PAPER_ORDER.map((type) => ({ ...EMPTY_ASKED, type, verse: '' })),
  marks: SPECIFIED_MARKS,
});

export const draftOfExam = ({ title, grade, date, matchingOptions, questions, shape }: WholeExam): ExamDraft => ({
  title,
  grade,
  date,
  matchingOptions: matchingOptions.length > 0 ? matchingOptions : NO_OPTIONS,
  marks: marksOf(shape),
  questions: questions.map((question) => ({ ...askedDraftOf(question), verse: question.verse?.reference ?? '' })),
});

export const fieldsOfExam = (draft: ExamDraft): ExamFields => ({
  ...draft,
  marks: { ...draft.marks },
  matchingOptions: draft.questions.some(({ type }) => type === 'matching') ? [...draft.matchingOptions] : [],
  questions: draft.questions.map(({ verse, ...asked }) => ({
    ...askedFieldsOf(asked),
    // Kept while the sentence is true: another key may make it false again.
    correction: (asked.type === 'truefalse' && asked.correction.trim()) || null,
    verse: westernDigits(verse).replace(/\s/gu, '') || null,
  })),
});

const isEmptyPlace = ({ text }: Pick<PlaceDraft, 'text'>): boolean => foldText(text) === '';

/** What is still missing at each place, in words. */
export const missingOf = (draft: ExamDraft): readonly (readonly string[])[] => {
  const { matchingOptions, questions } = fieldsOfExam(draft);
  const asked = questions.map((question) => ({ ...question, options: optionsFor(question, matchingOptions) }));
  const missing: string[][] = questions.map(() => []);
  for (const each of paperFaults({ matchingOptions, questions: asked }))
    if (each.kind === 'question') missing[each.number - 1]?.push(questionFaultTexts[each.fault]);
  return missing;
};

export const emptyPlaces = ({ questions }: ExamDraft, type: QuestionType): readonly number[] =>
  [...questions.entries()]
    .filter(([, question]) => question.type === type && isEmptyPlace(question))
    .map(([place]) => place);

/** One more question at the end of its part. */
export const withQuestion = (draft: ExamDraft, type: QuestionType): ExamDraft => {
  if (draft.questions.length >= QUESTIONS_MAX) return draft;
  const parts = partsOf([...draft.questions, { ...EMPTY_ASKED, type, verse: '' }]);
  return { ...draft, questions: parts.flatMap(({ questions }) => questions) };
};

export const withoutPlaces = (draft: ExamDraft, places: readonly number[]): ExamDraft => ({
  ...draft,
  questions: draft.questions.filter((_, place) => !places.includes(place)),
});

/** One more option to match, or the last one less; what was right there is asked again. */
export const withOptions = (draft: ExamDraft, count: number): ExamDraft => {
  if (count < MATCHING_MIN || count > MATCHING_MAX) return draft;
  const matchingOptions = Array.from({ length: count }, (_, place) => draft.matchingOptions[place] ?? '');
  const questions = draft.questions.map((each) =>
    each.type === 'matching' && (each.answer ?? 0) >= count ? { ...each, answer: null } : each,
  );
  return { ...draft, matchingOptions, questions };
};

/** Whether matching questions of a bank would bring other options than those that others here are answered with. */
export const bringsOtherOptions = ({ matchingOptions }: ExamDraft, options: readonly string[]): boolean =>
  matchingOptions.some((option) => foldText(option) !== '') && !isSameList(matchingOptions, options);

/** A question of the bank at a place. Matching brings its options along; what was right among others is asked again. */
export const withBankQuestion = (draft: ExamDraft, place: number, question: AdminQuestion): ExamDraft => {
  const questions = draft.questions.with(place, { ...askedDraftOf(question), verse: '' });
  if (question.type !== 'matching') return { ...draft, questions };
  const isOther = bringsOtherOptions(draft, question.options);
  return {
    ...draft,
    matchingOptions: question.options,
    questions: questions.map((each, at) =>
      isOther && each.type === 'matching' && at !== place ? { ...each, answer: null } : each,
    ),
  };
};

/** What the server said of one question, by the names of its fields. */
export const faultsAt = (faults: Readonly<Record<string, string>>, place: number): Readonly<Record<string, string>> => {
  const own = `questions/${place}/`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, text]) => (field.startsWith(own) ? [[field.slice(own.length), text]] : [])),
  );
};

type PlaceState = 'empty' | 'missing' | 'whole' | 'faulty';

/** How far a place is. */
const stateOf = (question: PlaceDraft, isFaulty: boolean, isWhole: boolean): PlaceState => {
  if (isFaulty) return 'faulty';
  if (isWhole) return 'whole';
  return isEmptyPlace(question) ? 'empty' : 'missing';
};

/** Each place with what the server said of it, and what it still lacks. */
export const placesOf = (draft: ExamDraft, said: Readonly<Record<string, string>>) => {
  const lacking = missingOf(draft);
  return draft.questions.map((question, place) => {
    const [faults, missing] = [faultsAt(said, place), lacking[place] ?? []];
    const state = stateOf(question, Object.keys(faults).length > 0, missing.length === 0);
    return { place, question, faults, missing, state };
  });
};
export type Place = ReturnType<typeof placesOf>[number];

const isUnchanged = (field: string, sent: ExamDraft, draft: ExamDraft): boolean => {
  const [part, place] = field.split('/');
  if (part === 'questions') return sent.questions[Number(place)] === draft.questions[Number(place)];
  return sent[part as keyof ExamDraft] === draft[part as keyof ExamDraft];
};

/** What was said of something that has changed since it was sent stands no more. */
export const standingFaults = (
  faults: Readonly<Record<string, string>>,
  sent: ExamDraft,
  draft: ExamDraft,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => isUnchanged(field, sent, draft)));
