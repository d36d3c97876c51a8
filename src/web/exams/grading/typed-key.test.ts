import { describe, expect, it } from 'vitest';
import type { Offered } from '#domain/exams/answers';
import { meantBy as press } from './typed-key.ts';

const side: Offered = { type: 'truefalse', options: [] };
const choice: Offered = { type: 'choice', options: ['واحد', 'اثنان', 'ثلاثة', 'أربعة'] };
const matching: Offered = { type: 'matching', options: ['١', '٢', '٣', '٤', '٥'] };

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

  it('answers by a Latin letter, and an Arabic one is what it is and not where its key stands', () => {
    expect(press(choice, 'b')).toEqual(answer(2));
    expect(press(choice, 'D')).toEqual(answer(4));
    // Where a Latin keyboard has F, E and A an Arabic one writes these.
    expect(press(matching, 'ب')).toEqual(answer(2));
    expect(press(matching, 'ث')).toEqual({ is: 'impossible', typed: 'ث' });
    expect(press(choice, 'ش')).toEqual({ is: 'impossible', typed: 'ش' });
    expect(press(choice, 'لا')).toBeNull();
  });

  it('clears, marks as absent, and is told where it can be no answer', () => {
    expect(press(choice, 'Backspace')).toEqual(answer(null));
    expect(press(choice, 'Delete')).toEqual(answer(null));
    expect(press(choice, 'غ')).toEqual({ is: 'absent' });
    expect(press(choice, 'y')).toEqual({ is: 'absent' });
    expect(press(choice, '7')).toEqual({ is: 'impossible', typed: '7' });
    expect(press(side, '3')).toEqual({ is: 'impossible', typed: '3' });
    expect(press(side, 'a')).toEqual({ is: 'impossible', typed: 'a' });
    expect(press(choice, 'و')).toEqual({ is: 'impossible', typed: 'و' });
    for (const key of ['Tab', 'Escape', 'F5', 'Shift', 'ArrowUp']) expect(press(choice, key)).toBeNull();
  });
});
