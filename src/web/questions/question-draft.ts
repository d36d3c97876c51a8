import type { QuestionUse } from '#domain/questions/kinds';
import { CHOICE_OPTIONS_MAX, CHOICE_OPTIONS_MIN, needsCorrection } from '#domain/questions/questions';
import type { AdminQuestion, QuestionFields } from '#wire/questions';

/** What is asked and answered as it stands, complete or not, wherever it will be asked. */
export interface AskedDraft extends Readonly<Pick<QuestionFields, 'subject' | 'type' | 'text' | 'source'>> {
  /** Of a choice; kept while another type is looked at. */
  readonly options: readonly string[];
  /** The place of the right option; null until one is chosen. */
  readonly answer: number | null;
  readonly correction: string;
  readonly explanation: string;
}

/** The form of the bank. */
export interface QuestionDraft extends AskedDraft, Readonly<Pick<QuestionFields, 'difficulty'>> {
  readonly points: number | null;
}

const EMPTY_OPTIONS = ['', '', '', ''];

export const EMPTY_ASKED: AskedDraft = {
  subject: 'Hadith',
  type: 'truefalse',
  text: '',
  options: EMPTY_OPTIONS,
  answer: null,
  source: '',
  correction: '',
  explanation: '',
};

const EMPTY_QUESTION: QuestionDraft = { ...EMPTY_ASKED, difficulty: 'easy', points: 5 };

/** A race asks choices alone. */
export const emptyQuestionFor = (use: QuestionUse): QuestionDraft =>
  use === 'race' ? { ...EMPTY_QUESTION, subject: 'Tawheed', type: 'choice' } : EMPTY_QUESTION;

type Asked = Pick<
  AdminQuestion,
  'subject' | 'type' | 'text' | 'options' | 'answer' | 'source' | 'correction' | 'explanation'
>;

export const askedDraftOf = (question: Asked): AskedDraft => ({
  subject: question.subject,
  type: question.type,
  text: question.text,
  options: question.type === 'choice' ? question.options : EMPTY_OPTIONS,
  answer: question.answer,
  source: question.source,
  correction: question.correction ?? '',
  explanation: question.explanation ?? '',
});

export const draftOf = (question: AdminQuestion): QuestionDraft => ({
  ...askedDraftOf(question),
  difficulty: question.difficulty,
  points: question.points,
});

/** What nobody chose is sent as something the server refuses, so that all faults are said in one voice. */
const NOTHING_CHOSEN = CHOICE_OPTIONS_MAX;
const NOTHING_TYPED = 0;

const filled = (options: readonly string[]): string[] => options.filter((option) => option.trim() !== '');

/** Empty boxes are left out, so the right one may move up. */
const placeIn = ({ type, options, answer }: AskedDraft): number => {
  if (answer === null) return NOTHING_CHOSEN;
  if (type !== 'choice') return answer;
  return options[answer]?.trim() ? filled(options.slice(0, answer)).length : NOTHING_CHOSEN;
};

export const askedFieldsOf = (draft: AskedDraft): Omit<QuestionFields, 'grade' | 'difficulty' | 'points'> => {
  const answer = placeIn(draft);
  const hasCorrection = needsCorrection({ type: draft.type, answer });
  return {
    ...draft,
    options: draft.type === 'choice' ? filled(draft.options) : [],
    answer,
    correction: (hasCorrection && draft.correction.trim()) || null,
    explanation: draft.explanation.trim() || null,
  };
};

export const fieldsOf = (draft: QuestionDraft): Omit<QuestionFields, 'grade'> => ({
  ...askedFieldsOf(draft),
  difficulty: draft.difficulty,
  points: draft.points ?? NOTHING_TYPED,
});

/** Another type has other places: what was right there means nothing here. */
export const ofType = (type: AskedDraft['type']): Pick<AskedDraft, 'type' | 'answer'> => ({ type, answer: null });

type Offered = Pick<AskedDraft, 'options' | 'answer'>;

export const canAddOption = ({ options }: Offered): boolean => options.length < CHOICE_OPTIONS_MAX;
export const canRemoveOption = ({ options }: Offered): boolean => options.length > CHOICE_OPTIONS_MIN;

const answerWithout = (answer: number | null, place: number): number | null => {
  if (answer === null || answer === place) return null;
  return answer > place ? answer - 1 : answer;
};

export const withoutOption = ({ options, answer }: Offered, place: number): Offered => ({
  options: options.toSpliced(place, 1),
  answer: answerWithout(answer, place),
});
