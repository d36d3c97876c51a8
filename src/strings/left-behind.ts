import { periodName } from './calendar/week.ts';
import { COMMA } from './calendar/words.ts';
import { formatDay } from './dates.ts';
import { countOf } from './nouns.ts';
import { counted, type PluralForms, plural } from './plural.ts';
import { gradeNames } from './widgets.ts';

const tapForms: PluralForms =
  'لا شيء | تسجيل واحد في حصة | تسجيلان في حصة | {n} تسجيلات في حصة | {n} تسجيلًا في حصة | {n} تسجيل في حصة';

interface Lesson {
  readonly day: string;
  readonly period: number;
  readonly grade: keyof typeof gradeNames;
}

/** What waits on a device in a person's name and was not made in the session that is open. */
export const leftBehindWords = {
  title: 'على هذا الجهاز ما لم يُرسل بعد',
  body: 'سُجّل باسمك قبل دخولك هذا، فلم نرسله من تلقاء أنفسنا. أرسله إن كان من عملك، واحذفه إن لم تعرفه.',
  taps: (count: number, { day, period, grade }: Lesson): string =>
    `${plural(count, tapForms)}: ${[formatDay(day), periodName(period), gradeNames[grade]].join(COMMA)}`,
  marks: counted('لا علامات | علامة تسميع واحدة | علامتا تسميع | {n} علامات تسميع | {n} علامة تسميع | {n} علامة تسميع'),
  cells: counted(
    'لا إجابات | إجابة واحدة في تصحيح اختبار | إجابتان في تصحيح اختبار | {n} إجابات في تصحيح اختبار | {n} إجابة في تصحيح اختبار | {n} إجابة في تصحيح اختبار',
  ),
  other: countOf('تسجيل | تسجيلان | تسجيلات', 'subject', 'لا شيء'),
  send: 'إرساله',
  drop: 'حذفه',
  dropTitle: 'حذف ما لم يُرسل؟',
  dropBody: 'يُحذف من هذا الجهاز ولا يعود.',
} as const;
