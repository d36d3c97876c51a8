import { describe, expect, it } from 'vitest';
import type { Offered } from '#domain/exams/answers';
import { meantBy } from './typed-key.ts';

const side: Offered = { type: 'truefalse', options: [] };
const choice: Offered = { type: 'choice', options: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'] };
const matching: Offered = { type: 'matching', options: ['١', '٢', '٣', '٤', '٥'] };

const press = (question: Offered, key: string, code = '') => meantBy(question, { key, code });
const answer = (value: number | null) => ({ is: 'answer', answer: value });

describe('a key', () => {
  it('answers by digit of either kind and by letter', () => {
    expect(press(side, '1')).toEqual(answer(1));
    expect(press(side, '٢')).toEqual(answer(2));
    expect(press(side, 'خ')).toEqual(answer(2));
    expect(press(choice, '4')).toEqual(answer(4));
    expect(press(choice, 'ج')).toEqual(answer(3));
    expect(press(matching, 'ه')).toEqual(answer(5));
    expect(press(matching, '0')).toEqual(answer(0));
  });

  it('answers by the place of a Latin letter, whatever the keyboard writes there', () => {
    expect(press(choice, 'b', 'KeyB')).toEqual(answer(2));
    expect(press(choice, 'لا', 'KeyB')).toEqual(answer(2));
    expect(press(matching, 'ث', 'KeyE')).toEqual(answer(5));
    // An Arabic keyboard writes its second letter where F is.
    expect(press(matching, 'ب', 'KeyF')).toEqual(answer(2));
  });

  it('clears, marks as absent, and is told where it can be no answer', () => {
    expect(press(choice, 'Backspace')).toEqual(answer(null));
    expect(press(choice, 'Delete')).toEqual(answer(null));
    expect(press(choice, 'غ', 'KeyY')).toEqual({ is: 'absent' });
    expect(press(choice, '7', 'Digit7')).toEqual({ is: 'impossible', typed: '7' });
    expect(press(side, '3', 'Digit3')).toEqual({ is: 'impossible', typed: '3' });
    expect(press(side, 'a', 'KeyA')).toEqual({ is: 'impossible', typed: 'a' });
    expect(press(choice, 'و', 'Comma')).toEqual({ is: 'impossible', typed: 'و' });
    for (const key of ['Tab', 'Escape', 'F5', 'Shift', 'ArrowUp']) expect(press(choice, key, key)).toBeNull();
  });
});
