import type { LessonStatus } from '#domain/curriculum/lessons';
import type { Strand } from '#domain/questions/kinds';

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

export const importTexts = {
  head: ['المادة', 'الأسبوع', 'الوحدة', 'الموضوع', 'الآيات'],
  subject: 'مادة غير معروفة. اكتب القرآن الكريم أو التوحيد أو الفقه أو الحديث والسيرة',
  week: 'الأسبوع رقم من ١ إلى ١٠',
  text: 'اكتب نصًّا لا يزيد على ثمانين حرفًا',
  verses: 'اكتب السورة والآيات مثل \u206678:1-11\u2069',
  tooMany: 'في الأسبوع أكثر من عشرة دروس للمادة',
  empty: 'لا دروس في هذا الجدول',
};
