import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingTyped, UNANSWERED, WRONG } from './answers.ts';
import { type Asked, readExceptions, withTheRestRight, wrongTo } from './exceptions.ts';
import { PAPER_ORDER } from './paper.ts';

const OPTIONS = { truefalse: [], choice: ['و', 'ز', 'ح', 'ط'], matching: ['أ', 'ب', 'ج', 'د', 'هـ'] } as const;
const QUESTIONS: readonly Asked[] = PAPER_ORDER.map((type) => ({ type, options: OPTIONS[type], answer: 0 }));
const read = (typed: string) => [...readExceptions(QUESTIONS, typed).answers];
const faultOf = (typed: string) => readExceptions(QUESTIONS, typed).fault;

describe('exceptions', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['7', [[6, 2]]],
    [
      '٧ ١٢',
      [
        [6, 2],
        [11, WRONG],
      ],
    ],
    [
      '7 12-',
      [
        [6, 2],
        [11, UNANSWERED],
      ],
    ],
    [
      '12ب 16هـ',
      [
        [11, 2],
        [15, 5],
      ],
    ],
    [
      '12ب16ه3',
      [
        [11, 2],
        [15, 5],
        [2, 2],
      ],
    ],
    [
      '12=3، 3خ',
      [
        [11, 3],
        [2, 2],
      ],
    ],
  ] as const)('%s', (typed, answers) => {
    expect(read(typed)).toEqual(answers);
    expect(faultOf(typed)).toBeNull();
  });

  it.each([
    ['21', { kind: 'no_question', number: 21 }],
    ['0', { kind: 'no_question', number: 0 }],
    // Two numbers without a space are neither of them.
    ['112', { kind: 'no_question', number: 112 }],
    ['12=13', { kind: 'no_answer', number: 12, typed: '=13' }],
    ['3ج', { kind: 'no_answer', number: 3, typed: 'ج' }],
    ['12=5', { kind: 'no_answer', number: 12, typed: '=5' }],
    ['7 7-', { kind: 'twice', number: 7 }],
    ['كلها', { kind: 'unreadable', typed: 'كلها' }],
  ] as const)('%s is told and nothing of it is taken for something else', (typed, fault) => {
    expect(faultOf(typed)).toEqual(fault);
  });

  it('leave what was typed before, and make the rest right', () => {
    const before = nothingTyped(20).with(4, 0).with(5, 2);
    const paper = withTheRestRight(QUESTIONS, before, readExceptions(QUESTIONS, '6- 20'));
    expect(paper).toEqual(
      QUESTIONS.map(() => 1)
        .with(4, 0)
        .with(5, 0)
        .with(19, WRONG),
    );
  });

  it('written down for any paper are read as they were', () => {
    const places = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 20 });
    fc.assert(
      fc.property(places, fc.constantFrom(' ', '، ', ','), (numbers, between) => {
        const answers = numbers.map((number) => [number - 1, wrongTo(QUESTIONS[number - 1] as Asked)]);
        expect(read(numbers.join(between))).toEqual(answers);
      }),
    );
  });
});
