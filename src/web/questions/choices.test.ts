import { expect, it } from 'vitest';
import type { ListedQuestion } from '#wire/questions';
import { choicesOf } from './choices.ts';

const question = {
  type: 'choice',
  options: ['أ', 'ب', 'ج'],
  answer: 1,
  correctAnswers: 7,
  mistakes: [
    { option: 'ج', times: 3 },
    { option: 'ب', times: 2 },
    { option: 'قديم', times: 1 },
  ],
} as Partial<ListedQuestion> as ListedQuestion;

it('counts what is offered in its order, and after it what was offered before, or was not right before', () => {
  expect(
    choicesOf(question).map(({ option, times, isRight, isOffered }) => [option, times, isRight, isOffered]),
  ).toEqual([
    ['أ', 0, false, true],
    ['ب', 7, true, true],
    ['ج', 3, false, true],
    ['ب', 2, false, false],
    ['قديم', 1, false, false],
  ]);
});

it('knows the two sides of true and false', () => {
  const side = {
    ...question,
    type: 'truefalse' as const,
    options: [],
    answer: 0,
    mistakes: [{ option: 'خطأ', times: 4 }],
  };
  expect(choicesOf(side).map(({ option, times }) => [option, times])).toEqual([
    ['صح', 7],
    ['خطأ', 4],
  ]);
});
