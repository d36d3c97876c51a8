import { describe, expect, it } from 'vitest';
import { PAPER_ORDER, SPECIFIED } from '#domain/exams/paper';
import { questionFaultTexts } from '#strings/questions/tables';
import type { WholeExam } from '#wire/exams/staff';
import type { AdminQuestion } from '#wire/questions';
import {
  bringsOtherOptions,
  draftOfExam,
  type ExamDraft,
  emptyExam,
  emptyPlaces,
  faultsAt,
  fieldsOfExam,
  missingOf,
  standingFaults,
  withBankQuestion,
  withOptions,
  withoutPlaces,
  withQuestion,
} from './exam-draft.ts';

const OPTIONS = ['أ', 'ب', 'ج', 'د', 'هـ'];
const EMPTY = emptyExam(4, '2026-02-01');

const WHOLE: ExamDraft = {
  ...EMPTY,
  title: 'اختبار',
  matchingOptions: OPTIONS,
  questions: EMPTY.questions.map((question, place) => ({
    ...question,
    text: `سؤال رقمه ${place}`,
    source: 'الدرس الأول',
    answer: 0,
    options: question.type === 'choice' ? ['نعم', 'لا', '', ''] : question.options,
  })),
};

const bank = (type: AdminQuestion['type'], options: readonly string[]) =>
  ({
    subject: 'Fiqh',
    type,
    text: 'من البنك',
    options,
    answer: 1,
    source: 'درس',
    correction: null,
    explanation: null,
  }) as AdminQuestion;

describe('an exam as it is typed', () => {
  it('has twenty empty places in their order, each lacking what it needs', () => {
    expect(EMPTY.questions.map(({ type }) => type)).toEqual(PAPER_ORDER);
    const missing = missingOf(EMPTY);
    expect(missing).toHaveLength(20);
    expect(missing[0]).toEqual([
      questionFaultTexts.text_missing,
      questionFaultTexts.source_missing,
      questionFaultTexts.answer_missing,
    ]);
    expect(missing[10]).toContain(questionFaultTexts.too_few_options);
  });

  it('lacks nothing when it is whole, and a correction where a sentence is false', () => {
    expect(missingOf(WHOLE).flat()).toEqual([]);
    const first = { ...WHOLE.questions[0], answer: 1 } as ExamDraft['questions'][number];
    expect(missingOf({ ...WHOLE, questions: WHOLE.questions.with(0, first) })[0]).toEqual([
      questionFaultTexts.correction_missing,
    ]);
  });

  it('opened and saved untouched sends what was there', () => {
    const fields = fieldsOfExam(WHOLE);
    const saved = {
      ...fields,
      shape: SPECIFIED,
      questions: fields.questions.map((question, place) => ({
        ...question,
        options: question.type === 'matching' ? OPTIONS : question.options,
        verse: place === 3 ? { reference: '112:1-4' } : null,
      })),
    };
    const questions = fields.questions.with(3, {
      ...(fields.questions[3] as (typeof fields.questions)[0]),
      verse: '112:1-4',
    });
    expect(fieldsOfExam(draftOfExam(saved as unknown as WholeExam))).toEqual({ ...fields, questions });
  });

  it('sends verses in the digits that the server reads, whichever were typed', () => {
    const typed = (verse: string) =>
      fieldsOfExam({ ...EMPTY, questions: EMPTY.questions.map((question) => ({ ...question, verse })) }).questions[0]
        ?.verse;
    expect(typed('١١٢ : ١-٤')).toBe('112:1-4');
    expect(typed('  ')).toBeNull();
  });
});

describe('a paper of another shape', () => {
  it('has one question more at the end of its part, or some less', () => {
    const more = withQuestion(WHOLE, 'choice');
    expect(more.questions.map(({ type }) => type)).toEqual([
      ...PAPER_ORDER.slice(0, 15),
      'choice',
      ...PAPER_ORDER.slice(15),
    ]);
    expect(emptyPlaces(more, 'choice')).toEqual([15]);
    expect(withoutPlaces(more, [15])).toEqual(WHOLE);
  });

  it('without matching sends nothing to match with', () => {
    const without = withoutPlaces(WHOLE, [15, 16, 17, 18, 19]);
    expect(fieldsOfExam(without).matchingOptions).toEqual([]);
    expect(missingOf(without).flat()).toEqual([]);
  });

  it('matches with two to ten, and asks again for what was right among those that went', () => {
    const last = { ...WHOLE.questions[19], answer: 4 } as ExamDraft['questions'][number];
    const draft = { ...WHOLE, questions: WHOLE.questions.with(19, last) };
    const fewer = withOptions(draft, 4);
    expect(fewer.matchingOptions).toEqual(OPTIONS.slice(0, 4));
    expect(fewer.questions.slice(15).map(({ answer }) => answer)).toEqual([0, 0, 0, 0, null]);
    expect(withOptions(draft, 11)).toBe(draft);
    expect(withOptions(draft, 1)).toBe(draft);
  });
});

describe('a question of the bank', () => {
  it('fills the place, and the next one is the next empty of its kind', () => {
    expect(emptyPlaces(EMPTY, 'choice')).toEqual([10, 11, 12, 13, 14]);
    const filled = withBankQuestion(EMPTY, 10, bank('choice', ['س', 'ص']));
    expect(filled.questions[10]).toMatchObject({ text: 'من البنك', options: ['س', 'ص'], answer: 1, subject: 'Fiqh' });
    expect(emptyPlaces(filled, 'choice')).toEqual([11, 12, 13, 14]);
    expect(filled.matchingOptions).toEqual(EMPTY.matchingOptions);
  });

  it('brings its options to matching, and asks again for what was right among others', () => {
    const others = OPTIONS.toReversed();
    expect(bringsOtherOptions(EMPTY, OPTIONS)).toBe(false);
    expect(bringsOtherOptions(WHOLE, others)).toBe(true);
    const same = withBankQuestion(WHOLE, 15, bank('matching', OPTIONS));
    expect(same.questions.slice(15).map(({ answer }) => answer)).toEqual([1, 0, 0, 0, 0]);
    const changed = withBankQuestion(WHOLE, 15, bank('matching', others));
    expect(changed.matchingOptions).toEqual(others);
    expect(changed.questions.slice(15).map(({ answer }) => answer)).toEqual([1, null, null, null, null]);
    expect(changed.questions.slice(0, 15)).toEqual(WHOLE.questions.slice(0, 15));
  });
});

it('what the server said of a question stands at that question alone', () => {
  const faults = { title: 'أ', 'questions/1/text': 'ب', 'questions/1/options/2': 'ج', 'questions/11/text': 'د' };
  expect(faultsAt(faults, 1)).toEqual({ text: 'ب', 'options/2': 'ج' });
  expect(faultsAt(faults, 0)).toEqual({});
});

it('what was said of something stands until that is changed', () => {
  const faults = { title: 'أ', 'matchingOptions/1': 'ب', 'questions/1/text': 'ج', 'questions/2/text': 'د' };
  expect(standingFaults(faults, WHOLE, WHOLE)).toEqual(faults);
  const changed = withBankQuestion({ ...WHOLE, title: 'آخر' }, 1, bank('truefalse', []));
  expect(Object.keys(standingFaults(faults, WHOLE, changed))).toEqual(['matchingOptions/1', 'questions/2/text']);
});
