import { addressed, say } from '#strings/addressed';
import { formatNumber } from '#strings/plural';

/** What is wrong with a paper, beside what is wrong with one question. */
export const paperFaultTexts = addressed({
  order: 'الورقة من سؤال إلى ستين: أسئلة الصح والخطأ أولًا، ثم الاختيار، ثم المزاوجة',
  matching: 'خيارات المزاوجة من خيارين إلى عشرة خيارات مختلفة',
  repeated: (number: number) => `هذا السؤال هو السؤال ${formatNumber(number)} نفسه`,
  verse: 'لا توجد هذه الآيات، {اكتب|اكتبي} رقم السورة ثم الآية مثل \u2066112:1-4\u2069',
});

const at = (name: string, number: number): string => `${name}، السؤال ${formatNumber(number)}`;

/** What is wrong with an answer that was typed or sent, with its row and its column. */
export const cellFaultTexts = addressed({
  impossible: (name: string, number: number, answer: number, options: number) =>
    `${at(name, number)}: لا إجابة رقمها ${formatNumber(answer)}، فالخيارات ${formatNumber(options)}`,
  noQuestion: (name: string, number: number) => `${at(name, number)}: لا سؤال بهذا الرقم في الورقة`,
  stranger: '{هذا الطالب ليس|هذه الطالبة ليست} من صف هذا الاختبار',
  key: (number: number, answer: number, options: number) =>
    `السؤال ${formatNumber(number)}: لا خيار رقمه ${formatNumber(answer)}، فالخيارات ${formatNumber(options)}`,
  unfinished: (names: readonly string[]) => names.join('، '),
});

/** What is wrong with a cell of an imported table. */
export const importFaultTexts = addressed({
  nameless: '{اكتب|اكتبي} رقم البطاقة أو الاسم أو رقم الهوية',
  unknown: 'لا {طالب|طالبة} بهذا الاسم',
  ambiguous: 'أكثر من {طالب بهذا الاسم، اكتب رقمه|طالبة بهذا الاسم، اكتبي رقمها}',
  badNational: 'ليس هذا رقم هوية صحيحًا',
  unknownNational: 'لا أحد في هذا الصف بهذا الرقم',
  differing: 'ما في هذا السطر من رقم واسم ليس لشخص واحد',
  otherGrade: '{هذا الطالب|هذه الطالبة} في صف آخر',
  twice: (row: number) => say`{هذا الطالب مذكور|هذه الطالبة مذكورة} في السطر ${formatNumber(row)} من الجدول أيضًا`,
  answer: (number: number, options: number) =>
    `إجابة السؤال ${formatNumber(number)} من ٠ إلى ${formatNumber(options)} أو حرفها`,
  total: (score: number) => `المجموع لا يوافق الإجابات، فمجموعها ${formatNumber(score)}`,
  impossibleTotal: (max: number) => `المجموع من ٠ إلى ${formatNumber(max)}`,
  absentWithAnswers: '{طالب غائب وله|طالبة غائبة ولها} إجابات',
  tooMany: 'في هذا السطر خانات زائدة',
});
