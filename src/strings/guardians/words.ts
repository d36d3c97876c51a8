import type { Attendance } from '#domain/classroom/taps';
import type { Purpose } from '#domain/consents/consents';
import type { BehaviorType } from '#domain/penalties/incidents';
import { addressed, say } from '#strings/addressed';
import { countOf } from '#strings/nouns';
import { outOf, type PluralForms, plural } from '#strings/plural';

const lessons: Readonly<Record<Attendance, PluralForms>> = {
  present:
    '{لم يحضر|لم تحضر} | {حضر|حضرت} حصة واحدة | {حضر|حضرت} حصتين | {حضر|حضرت} {n} حصص | {حضر|حضرت} {n} حصة | {حضر|حضرت} {n} حصة',
  late: '{لم يتأخر|لم تتأخر} | {تأخر|تأخرت} عن حصة واحدة | {تأخر|تأخرت} عن حصتين | {تأخر|تأخرت} عن {n} حصص | {تأخر|تأخرت} عن {n} حصة | {تأخر|تأخرت} عن {n} حصة',
  absent:
    '{لم يغب|لم تغب} | {غاب|غابت} عن حصة واحدة | {غاب|غابت} عن حصتين | {غاب|غابت} عن {n} حصص | {غاب|غابت} عن {n} حصة | {غاب|غابت} عن {n} حصة',
  excused:
    'بلا استئذان | {استأذن|استأذنت} من حصة واحدة | {استأذن|استأذنت} من حصتين | {استأذن|استأذنت} من {n} حصص | {استأذن|استأذنت} من {n} حصة | {استأذن|استأذنت} من {n} حصة',
};
const positive = countOf('علامة إيجابية | علامتان إيجابيتان | علامات إيجابية', 'subject', 'بلا علامات إيجابية');
const negative = countOf('علامة سلبية | علامتان سلبيتان | علامات سلبية', 'subject', 'بلا علامات سلبية');

const BEHAVIORS: Readonly<Record<BehaviorType, string>> = { minor: 'بسيطة', moderate: 'متوسطة', severe: 'شديدة' };

/** What goes with a consent: nobody is to fear for a photo who withdraws the boards. */
const withdrawn: Readonly<Record<Purpose, string>> = addressed({
  photo: '{صورته تُحذف|صورتها تُحذف} الآن ولا تعود',
  voice: '{تلاواته المحفوظة تُحذف|تلاواتها المحفوظة تُحذف} الآن ولا تعود',
  boards: '{يُرفع اسمه|يُرفع اسمها} من اللوحات الآن',
});

/** On paper and on the page that its code opens. */
export const slipWords = addressed({
  title: (name: string) => `أسبوع ${name}`,
  greeting: 'وليّ الأمر الكريم، السلام عليكم ورحمة الله وبركاته.',
  attendance: 'الحضور',
  attended: (kind: Attendance, count: number) => plural(count, lessons[kind]),
  noLessons: 'لم يُسجَّل حضور هذا الأسبوع.',
  conduct: 'السلوك والمشاركة',
  marks: (good: number, bad: number) => `${positive(good)}، ${negative(bad)}.`,
  behavior: (kind: BehaviorType) => `ملاحظة سلوكية ${BEHAVIORS[kind]}.`,
  encourage: 'هذا الأسبوع بداية، وكلمة تشجيع منك في البيت تصنع فرقًا.',
  results: 'الاختبارات',
  result: (title: string, score: number, of: number) => `${title}: ${outOf(score, of)}.`,
  missed: (title: string) => say`${title}: {كان غائبًا|كانت غائبة} عنه.`,
  and: ' و',
  revise: (subjects: string) => `نراجع معًا في البيت: ${subjects}.`,
  nothingWrong: 'إجابات صحيحة كلها، بارك الله {فيه|فيها}.',
  learned: 'ما {تعلّمه|تعلّمته}',
  nothingLearned: 'لم تُسجَّل دروس هذا الأسبوع.',
  repeat: 'كلمات من القرآن نكرّرها في البيت',
  nothingToRepeat: 'لا كلمات للتكرار، بارك الله {فيه|فيها}.',
  code: 'رمز صفحة {ابنك|ابنتك}',
  codeHint: 'صوّر الرمز بجوالك لترى هذه الصفحة. يعمل أسبوعين، وهو لك وحدك فلا تنشره.',
  privacy: 'ما الذي تحفظه همّة عن {ابنك|ابنتك}؟',
  teacher: (name: string) => say`{معلّم المقرر|معلّمة المقرر}: ${name}`,
  consents: 'موافقاتك',
  consentsHint: 'لك أن تقبل وأن تسحب متى شئت، كلَّ أمر وحده.',
  allowed: 'مسموح به الآن',
  withheld: 'غير مسموح به',
  give: 'أوافق',
  withdraw: 'أسحب موافقتي',
  withdrawAsk: (purpose: Purpose) =>
    say`هل تسحب موافقتك؟ ${withdrawn[purpose]}، ولا ينقص {ابنك|ابنتك} شيء من نقاط أو جوائز.`,
  withdrawYes: 'نعم، أسحبها',
  keep: 'تراجع',
  over: 'انتهى هذا الرابط',
  looking: 'جارٍ فتح صفحة {ابنك|ابنتك}...',
});
