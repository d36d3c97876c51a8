import { expect, it } from 'vitest';
import { replaceText } from './staff.ts';

it('whoever replaces a text is told what stays behind: marks, recitations with their times, recordings', () => {
  const said = replaceText.newVersion('سورة النبأ', 2);
  for (const left of ['علامات الطلاب', 'الصوت لا ينتقل', 'تلاوات القرّاء', 'تسجيلات الطلاب'])
    expect(said).toContain(left);
});
