import { formatNumber } from '#strings/plural';

/** What is wrong with a paper, beside what is wrong with one question. */
export const paperFaultTexts = {
  order: 'تحتاج الورقة إلى ١٠ أسئلة صح وخطأ، ثم ٥ أسئلة اختيار، ثم ٥ أسئلة مزاوجة',
  repeated: (number: number) => `هذا السؤال هو السؤال ${formatNumber(number)} نفسه`,
  verse: 'لا توجد هذه الآيات، اكتب رقم السورة ثم الآية مثل \u2066112:1-4\u2069',
} as const;

const at = (name: string, number: number): string => `${name}، السؤال ${formatNumber(number)}`;

/** What is wrong with an answer that was typed or sent, with its row and its column. */
export const cellFaultTexts = {
  impossible: (name: string, number: number, answer: number, options: number) =>
    `${at(name, number)}: لا إجابة رقمها ${formatNumber(answer)}، فالخيارات ${formatNumber(options)}`,
  stranger: 'هذا الطالب ليس من صف هذا الاختبار',
  key: (number: number, answer: number, options: number) =>
    `السؤال ${formatNumber(number)}: لا خيار رقمه ${formatNumber(answer)}، فالخيارات ${formatNumber(options)}`,
  unfinished: (names: readonly string[]) => names.join('، '),
} as const;

/** What is wrong with a cell of an imported table. */
export const importFaultTexts = {
  nameless: 'اكتب اسم الطالب أو رقمه',
  unknown: 'لا طالب بهذا الاسم',
  ambiguous: 'أكثر من طالب بهذا الاسم، اكتب رقمه',
  otherGrade: 'هذا الطالب في صف آخر',
  twice: (row: number) => `هذا الطالب مذكور في السطر ${formatNumber(row)} من الجدول أيضًا`,
  answer: (number: number, options: number) =>
    `إجابة السؤال ${formatNumber(number)} من ٠ إلى ${formatNumber(options)} أو حرفها`,
  total: (score: number) => `المجموع لا يوافق الإجابات، فمجموعها ${formatNumber(score)}`,
  impossibleTotal: 'المجموع من ٠ إلى ٤٠',
  absentWithAnswers: 'طالب غائب وله إجابات',
  tooMany: 'في هذا السطر خانات زائدة',
} as const;
