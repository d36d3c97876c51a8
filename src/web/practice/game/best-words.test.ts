import { describe, expect, it } from 'vitest';
import { bestWords } from './best-words.ts';

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
