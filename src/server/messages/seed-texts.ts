import type { Grade } from '#domain/roster/grades';
import { PUPILS } from '#server/seed/names';

/** Drawn for the message, since the demo school has no camera. */
export type Drawing = 'star' | 'summit';

export interface Letter {
  /** School days before today, and the time of day. */
  readonly sent: readonly [day: number, hour: number, minute: number];
  readonly to: 'all' | Grade | readonly (string | undefined)[];
  readonly text: string;
  readonly drawing?: Drawing;
}

/** Some weeks of what a teacher writes: a welcome, reminders to a grade, a word for one pupil. */
export const LETTERS: readonly Letter[] = [
  {
    sent: [22, 12, 40],
    to: 'all',
    text: 'أهلًا بكم في همّة!\nهنا تجمعون النقاط والعملات وتتسابقون في الخير. احفظوا بطاقاتكم، ولا تعطوها لأحد.',
    drawing: 'summit',
  },
  { sent: [19, 12, 10], to: 4, text: 'تذكير لطلاب الصف الرابع: أحضروا كتاب التلاوة غدًا، ومعه قلم رصاص.' },
  {
    sent: [16, 12, 20],
    to: [PUPILS[4][1], PUPILS[4][5], PUPILS[4][11]],
    text: 'أحسنتم في تلاوة سورة الملك اليوم، أصواتكم جميلة، فواصلوا المراجعة في البيت.',
    drawing: 'star',
  },
  { sent: [12, 12, 15], to: 6, text: 'راجعوا درس أركان الإيمان قبل الأحد. سنبدأ الحصة بأسئلة سريعة لها نقاط.' },
  {
    sent: [9, 13, 5],
    to: [PUPILS[5][4]],
    text: 'لاحظت أنك ساعدت زميلك في الحصة من غير أن يطلب منك أحد. جزاك الله خيرًا، هذا هو الخُلُق الذي نريده.',
  },
  {
    sent: [6, 12, 50],
    to: 5,
    text: 'اختبار الوحدة الثانية يوم الثلاثاء بإذن الله. من عنده سؤال فليسألني قبل الحصة. بالتوفيق للجميع.',
  },
  {
    sent: [3, 12, 30],
    to: [PUPILS[6][2], PUPILS[6][9]],
    text: 'غبتما أمس، وأرجو أن تكونا بخير. خذا ما فاتكما من زملائكما، وسأعيد شرحه لكما الأحد.',
  },
  {
    sent: [2, 12, 45],
    to: 'all',
    text: 'بدأ الأسبوع بهمّة عالية: أغلبكم حضر في الوقت تمامًا. من حافظ على ذلك إلى آخر الأسبوع فله مكافأة.',
    drawing: 'star',
  },
  {
    sent: [1, 12, 20],
    to: 4,
    text: 'راجعوا الآيات الخمس الأخيرة من سورة القلم، وسأستمع إلى كل واحد منكم يوم الأحد بإذن الله.',
  },
];
