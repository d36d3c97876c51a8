import { expect, it } from 'vitest';
import { inWordsOf } from '#strings/addressed';
import { modesCard } from '#strings/consents/staff';
import { certificateTexts } from '#strings/contests/pupil';
import { challenges } from '#strings/race/pupil';
import { partyNames } from '#strings/store/staff';

/** What no wall sees: the second form is there, and is not what Arabic says of a girl, or of what is no person. */
it.each([
  [
    'a place is masculine, whoever takes it',
    (): string => certificateTexts.forWinning('س'),
    'لفوزها بالمركز الأول في «س»',
  ],
  ['a classmate is asked again as a girl', (): string => challenges.turned.quiet, 'اطلبيها مرة أخرى'],
  ['four girls are counted as girls are', (): string => partyNames[4], 'لأربع'],
  [
    'of whom a guardian allowed it, and of the others',
    (): string => modesCard.ask('asked'),
    'أمرها وحدها، وما حُفظ لغيرها',
  ],
] as const)('%s', (_, read, said) => {
  expect(inWordsOf('girls', read)).toMatch(new RegExp(`${said}(?![\u0621-\u0652])`, 'u'));
});
