import { CHOICE_OPTIONS_MAX, CHOICE_OPTIONS_MIN, needsCorrection } from '#domain/questions/questions';
import type { AdminQuestion, QuestionFields } from '#wire/questions';

/** The form as it stands, complete or not. */
export interface QuestionDraft
  extends Readonly<Pick<QuestionFields, 'subject' | 'type' | 'text' | 'difficulty' | 'source'>> {
  /** Of a choice; kept while another type is looked at. */
  readonly options: readonly string[];
  /** The place of the right option; null until one is chosen. */
  readonly answer: number | null;
  readonly points: number | null;
  readonly correction: string;
  readonly explanation: string;
}

const EMPTY_OPTIONS = ['', '', '', ''];

export const EMPTY_QUESTION: QuestionDraft = {
  subject: 'Hadith',
  type: 'truefalse',
  text: '',
  options: EMPTY_OPTIONS,
  answer: null,
  difficulty: 'easy',
  points: 5,
  source: '',
  correction: '',
  explanation: '',
};

export const draftOf = (question: AdminQuestion): QuestionDraft => ({
  subject: question.subject,
  type: question.type,
  text: question.text,
  options: question.type === 'choice' ? question.options : EMPTY_OPTIONS,
  answer: question.answer,
  difficulty: question.difficulty,
  points: question.points,
  source: question.source,
  correction: question.correction ?? '',
  explanation: question.explanation ?? '',
});

/** What nobody chose is sent as something the server refuses, so that all faults are said in one voice. */
const NOTHING_CHOSEN = CHOICE_OPTIONS_MAX;
const NOTHING_TYPED = 0;

const filled = (options: readonly string[]): string[] => options.filter((option) => option.trim() !== '');

/** Empty boxes are left out, so the right one may move up. */
const placeIn = ({ type, options, answer }: QuestionDraft): number => {
  if (answer === null) return NOTHING_CHOSEN;
  if (type !== 'choice') return answer;
  return options[answer]?.trim() ? filled(options.slice(0, answer)).length : NOTHING_CHOSEN;
};

export const fieldsOf = (draft: QuestionDraft): Omit<QuestionFields, 'grade'> => {
  const answer = placeIn(draft);
  const hasCorrection = needsCorrection({ type: draft.type, answer });
  return {
    ...draft,
    options: draft.type === 'choice' ? filled(draft.options) : [],
    answer,
    points: draft.points ?? NOTHING_TYPED,
    correction: (hasCorrection && draft.correction.trim()) || null,
    explanation: draft.explanation.trim() || null,
  };
};

/** Another type has other places: what was right there means nothing here. */
export const withType = (draft: QuestionDraft, type: QuestionDraft['type']): QuestionDraft => ({
  ...draft,
  type,
  answer: null,
});

export const canAddOption = ({ options }: QuestionDraft): boolean => options.length < CHOICE_OPTIONS_MAX;
export const canRemoveOption = ({ options }: QuestionDraft): boolean => options.length > CHOICE_OPTIONS_MIN;

export const withoutOption = (draft: QuestionDraft, place: number): QuestionDraft => ({
  ...draft,
  options: draft.options.toSpliced(place, 1),
  answer: answerWithout(draft.answer, place),
});

const answerWithout = (answer: number | null, place: number): number | null => {
  if (answer === null || answer === place) return null;
  return answer > place ? answer - 1 : answer;
};
