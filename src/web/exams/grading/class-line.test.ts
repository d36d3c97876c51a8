import { describe, expect, it } from 'vitest';
import { type Answers, nothingTyped } from '#domain/exams/answers';
import { EXAM_QUESTIONS, SPECIFIED } from '#domain/exams/paper';
import { classLine } from './class-line.ts';

const NOTHING_TYPED = nothingTyped(EXAM_QUESTIONS);
const KEY = NOTHING_TYPED.map(() => 1);
const paper = (name: string, answers: Answers, isAbsent = false) => ({ studentId: 1, name, answers, isAbsent });

describe('the line of the class', () => {
  it('counts whole papers, those half entered, those that are missing and who was absent', () => {
    const line = classLine(SPECIFIED, KEY, [
      paper('كاملة', KEY),
      paper(
        'نصفها',
        KEY.map((right, place) => (place < 10 ? right : 0)),
      ),
      paper('ناقصة', NOTHING_TYPED.with(3, 1)),
      paper('بلا ورقة', NOTHING_TYPED),
      paper('غائب', NOTHING_TYPED, true),
    ]);
    expect(line).toMatchObject({ graded: 2, absent: 1, average: 30 });
    expect(line.started.map(({ name }) => name)).toEqual(['ناقصة']);
    expect(line.untouched.map(({ name }) => name)).toEqual(['بلا ورقة']);
  });

  it('has no average before the first paper', () => {
    expect(classLine(SPECIFIED, KEY, [paper('بلا ورقة', NOTHING_TYPED)]).average).toBeNull();
  });
});
