import type { SchoolClass } from '#domain/roster/classes';
import { addressed } from '#strings/addressed';
import { periodName } from './calendar/week.ts';
import { COMMA } from './calendar/words.ts';
import { formatDay } from './dates.ts';
import { countOf } from './nouns.ts';
import { counted, type PluralForms, plural } from './plural.ts';
import { className } from './widgets.ts';

const tapForms: PluralForms =
  'لا شيء | تسجيل واحد في حصة | تسجيلان في حصة | {n} تسجيلات في حصة | {n} تسجيلًا في حصة | {n} تسجيل في حصة';

interface Lesson extends SchoolClass {
  readonly day: string;
  readonly period: number;
}

/** What waits on a device in a person's name and was not made in the session that is open. */
export const leftBehindWords = addressed({
  title: 'على هذا الجهاز ما لم يُرسل بعد',
  body: 'سُجّل باسمك قبل دخولك هذا، فلم نرسله من تلقاء أنفسنا. {أرسله|أرسليه} إن كان من عملك، {واحذفه|واحذفيه} إن لم {تعرفه|تعرفيه}.',
  taps: (count: number, { day, period, ...of }: Lesson): string =>
    `${plural(count, tapForms)}: ${[formatDay(day), periodName(period), className(of)].join(COMMA)}`,
  marks: counted('لا علامات | علامة تسميع واحدة | علامتا تسميع | {n} علامات تسميع | {n} علامة تسميع | {n} علامة تسميع'),
  cells: counted(
    'لا إجابات | إجابة واحدة في تصحيح اختبار | إجابتان في تصحيح اختبار | {n} إجابات في تصحيح اختبار | {n} إجابة في تصحيح اختبار | {n} إجابة في تصحيح اختبار',
  ),
  other: countOf('تسجيل | تسجيلان | تسجيلات', 'subject', 'لا شيء'),
  send: 'إرساله',
  drop: 'حذفه',
  dropTitle: 'حذف ما لم يُرسل؟',
  dropBody: 'يُحذف من هذا الجهاز ولا يعود.',
});
