import { describe, expect, it } from 'vitest';
import { bestWords, gainText, reductionText } from './words.ts';

const judged = (change: number, attempt: number) => ({ verdict: { isCorrect: true, change, attempt } });

describe('the word on a right answer', () => {
  it.each([
    ['a race', judged(1, 1), false, '+١ نقطة', null],
    ['a review, the first time', judged(8, 1), true, '+٨ نقاط', null],
    ['the second time', judged(6, 2), true, '+٦ نقاط (٧٥٪ من النقاط الأصلية)', 'تم تخفيض النقاط بسبب تكرار المحاولة'],
    ['the fourth time', judged(2, 4), true, '+نقطتان (٢٥٪ من النقاط الأصلية)', 'تم تخفيض النقاط بسبب تكرار المحاولة'],
    ['the fifth time', judged(0, 5), true, 'لا نقاط (٠٪ من النقاط الأصلية)', 'تم تخفيض النقاط بسبب تكرار المحاولة'],
  ])('in %s', (_, given, isReview, gain, reduction) => {
    expect(gainText(given, isReview)).toBe(gain);
    expect(reductionText(given, isReview)).toBe(reduction);
  });
});

describe('a result beside the best', () => {
  it.each([
    [12, null, 'أول محاولة لك!', 'هذه بدايتك، والقادم أعلى.', true],
    [0, null, 'أول محاولة لك!', 'هذه بدايتك، والقادم أعلى.', false],
    [15, 12, 'أفضل نتيجة لك حتى الآن!', 'تقدّمت ٣ نقاط عن نتيجتك السابقة (٢٥٪)', true],
    [12, 12, 'أفضل نتيجة لك حتى الآن!', 'عادلت أفضل نتيجة لك', true],
    [9, 12, 'محاولة جيدة', 'وصلت إلى ٧٥٪ من أفضل نتيجة لك، وبقيت ٣ نقاط لتعادلها.', false],
  ])('of %j after %j', (score, previousBest, title, body, isBest) => {
    expect(bestWords({ score, previousBest })).toEqual({ title, body, isBest });
  });
});
