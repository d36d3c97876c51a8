import type { LessonStatus } from '#domain/curriculum/lessons';
import type { Strand } from '#domain/questions/kinds';
import { addressed } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

/** The first is shown; the others are understood in an imported table. */
export const strandNames: Readonly<Record<Strand, readonly [string, ...string[]]>> = {
  Tawheed: ['التوحيد'],
  Fiqh: ['الفقه والسلوك', 'الفقه'],
  Hadith: ['الحديث والسيرة', 'الحديث', 'السيرة'],
};

/** As an imported table may call the course; lessons of the other are known by their strands. */
export const quranNames = ['القرآن الكريم', 'القرآن', 'تلاوة القرآن وتجويده', 'التلاوة والتجويد', 'التجويد'];

export const lessonStatusNames: Readonly<Record<LessonStatus, string>> = {
  upcoming: 'لم أبدأ بعد',
  'in-progress': 'أتعلّمه الآن',
  completed: 'أتممته',
};

export const importTexts = addressed({
  head: ['المادة', 'الأسبوع', 'الوحدة', 'الموضوع', 'الآيات'],
  subject: 'مادة غير معروفة. {اكتب|اكتبي} القرآن الكريم أو التوحيد أو الفقه أو الحديث والسيرة',
  week: (weeks: number): string => `الأسبوع رقم من ١ إلى ${formatNumber(weeks)}`,
  taught: ({ week, topic }: { readonly week: number; readonly topic: string }): string =>
    `شُرح «${topic}» في الأسبوع ${formatNumber(week)}، وليس فيه هنا. ما شُرح يبقى في أسبوعه`,
  text: '{اكتب|اكتبي} نصًّا لا يزيد على ثمانين حرفًا',
  verses: '{اكتب|اكتبي} السورة والآيات مثل \u206678:1-11\u2069',
  tooMany: 'في الأسبوع أكثر من عشرة دروس للمادة',
  empty: 'لا دروس في هذا الجدول',
});
