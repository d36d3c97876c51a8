import { describe, expect, it } from 'vitest';
import type { AdminQuestion } from '#wire/questions';
import { draftOf, emptyQuestionFor, fieldsOf, ofType, withoutOption } from './question-draft.ts';

const EMPTY = emptyQuestionFor('practice');

const choice = { ...EMPTY, type: 'choice', options: ['أ', '', 'ج', 'د'], answer: 2 } as const;

describe('what the form sends', () => {
  it('leaves out empty boxes and moves the answer with its option', () => {
    expect(fieldsOf(choice)).toMatchObject({ options: ['أ', 'ج', 'د'], answer: 1 });
  });

  it('is refused where nothing is chosen, or the chosen box is empty', () => {
    for (const answer of [null, 1]) expect(fieldsOf({ ...choice, answer }).answer).toBe(6);
  });

  it('has a correction only for a false sentence, and no options but for a choice', () => {
    const draft = { ...choice, type: 'truefalse', correction: ' الصواب ' } as const;
    expect(fieldsOf({ ...draft, answer: 1 })).toMatchObject({ correction: 'الصواب', options: [] });
    expect(fieldsOf({ ...draft, answer: 0 }).correction).toBeNull();
  });
});

it('a changed type asks for the answer again', () =>
  expect({ ...choice, ...ofType('matching') }).toMatchObject({ type: 'matching', answer: null, text: choice.text }));

it.each([
  [0, 1],
  [2, null],
  [3, 2],
])('without option %d the right one is at %s', (place, answer) => {
  expect(withoutOption(choice, place)).toMatchObject({ answer, options: choice.options.toSpliced(place, 1) });
});

it('opened and saved untouched it sends what was there', () => {
  const question = { ...fieldsOf({ ...choice, explanation: 'شرح' }), source: 'مصدر', text: 'نص' };
  expect(fieldsOf(draftOf(question as AdminQuestion))).toEqual(question);
});
