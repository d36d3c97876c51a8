import { type DrawInteger, drawPassword } from '#domain/cards/credentials';
import { foldLabel, gradeOf } from '#domain/roster/labels';

/** So few different signs are tried out in a break. */
const LEAST_DIFFERENT = 3;

/** «111111», «123456», «654321», «112233», «7890123». */
const isRow = (signs: string): boolean =>
  [...signs].every((sign, at) => {
    const step = at === 0 ? 0 : (sign.codePointAt(0) ?? 0) - (signs.codePointAt(at - 1) ?? 0);
    return Math.abs(step) <= 1 || Math.abs(step) === 9;
  });

/** «123123». */
const isRepeated = (signs: string): boolean => /^(.+)\1+$/u.test(signs);

/**
 * Whether classmates would try it first: a row, a few signs over and over, the pupil's own name, number or grade, and
 * little besides.
 */
export const isEasySpecialPassword = (typed: string, pupil: { name: string; loginId: number }): boolean => {
  if (gradeOf(typed) !== null) return true;
  const known = [String(pupil.loginId), ...foldLabel(pupil.name).split(' ')].toSorted((a, b) => b.length - a.length);
  const left = known.reduce((text, word) => text.replaceAll(word, ''), foldLabel(typed).replaceAll(' ', ''));
  return new Set(left).size < LEAST_DIFFERENT || isRow(left) || isRepeated(left);
};

/** One in some ten thousand that chance draws is an easy one. */
export const drawSpecialPassword = (draw: DrawInteger, pupil: { name: string; loginId: number }): string => {
  const drawn = drawPassword(draw);
  return isEasySpecialPassword(drawn, pupil) ? drawSpecialPassword(draw, pupil) : drawn;
};
