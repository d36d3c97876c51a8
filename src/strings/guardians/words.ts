import type { Attendance } from '#domain/classroom/taps';
import type { BehaviorType } from '#domain/penalties/incidents';
import { countOf } from '#strings/nouns';
import { type PluralForms, plural } from '#strings/plural';

const lessons: Readonly<Record<Attendance, PluralForms>> = {
  present: 'لم يحضر | حضر حصة واحدة | حضر حصتين | حضر {n} حصص | حضر {n} حصة | حضر {n} حصة',
  late: 'لم يتأخر | تأخر عن حصة واحدة | تأخر عن حصتين | تأخر عن {n} حصص | تأخر عن {n} حصة | تأخر عن {n} حصة',
  absent: 'لم يغب | غاب عن حصة واحدة | غاب عن حصتين | غاب عن {n} حصص | غاب عن {n} حصة | غاب عن {n} حصة',
  excused:
    'بلا استئذان | استأذن من حصة واحدة | استأذن من حصتين | استأذن من {n} حصص | استأذن من {n} حصة | استأذن من {n} حصة',
};
const positive = countOf('علامة إيجابية | علامتان إيجابيتان | علامات إيجابية', 'subject', 'بلا علامات إيجابية');
const negative = countOf('علامة سلبية | علامتان سلبيتان | علامات سلبية', 'subject', 'بلا علامات سلبية');

const BEHAVIORS: Readonly<Record<BehaviorType, string>> = { minor: 'بسيطة', moderate: 'متوسطة', severe: 'شديدة' };

/** On paper and on the page that its code opens. */
export const slipWords = {
  title: (name: string) => `أسبوع ${name}`,
  greeting: 'وليّ الأمر الكريم، السلام عليكم ورحمة الله وبركاته.',
  attendance: 'الحضور',
  attended: (kind: Attendance, count: number) => plural(count, lessons[kind]),
  noLessons: 'لم يُسجَّل حضور هذا الأسبوع.',
  conduct: 'السلوك والمشاركة',
  marks: (good: number, bad: number) => `${positive(good)}، ${negative(bad)}.`,
  behavior: (kind: BehaviorType) => `ملاحظة سلوكية ${BEHAVIORS[kind]}.`,
  learned: 'ما تعلّمه',
  nothingLearned: 'لم تُسجَّل دروس هذا الأسبوع.',
  repeat: 'كلمات من القرآن نكرّرها في البيت',
  nothingToRepeat: 'لا كلمات للتكرار، بارك الله فيه.',
  code: 'رمز صفحة ابنك',
  codeHint: 'صوّر الرمز بجوالك لترى هذه الصفحة. يعمل أسبوعين، وهو لك وحدك فلا تنشره.',
  privacy: 'ما الذي تحفظه همّة عن ابنك؟',
  over: 'انتهى هذا الرابط',
  looking: 'جارٍ فتح صفحة ابنك...',
} as const;
