import type { Waiting, Waits } from '#domain/dashboard/waiting';
import { addressed } from '#strings/addressed';
import { resultsNotice } from '#strings/exams/nav';
import { inbox } from '#strings/messages/pupil';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { invitationNotice } from '#strings/store/invitations';

const sceneForms: PluralForms =
  'لا مفاجآت | مفاجأة تنتظرك | مفاجأتان تنتظرانك | {n} مفاجآت تنتظرك | {n} مفاجأة تنتظرك | {n} مفاجأة تنتظرك';
const duelForms: PluralForms =
  'لا تحديات | تحدٍّ من {زميل|زميلة} بانتظارك | تحديان من {زملائك|زميلاتك} بانتظارك | {n} تحديات من {زملائك|زميلاتك} بانتظارك | {n} تحديًا من {زملائك|زميلاتك} بانتظارك | {n} تحدٍّ من {زملائك|زميلاتك} بانتظارك';
const answerForms: PluralForms =
  'لا ردود | {ردّ معلّمك|ردّت معلّمتك} على حجزك | {ردّ معلّمك|ردّت معلّمتك} على حجزين لك | {ردّ معلّمك|ردّت معلّمتك} على {n} حجوزات لك | {ردّ معلّمك|ردّت معلّمتك} على {n} حجزًا لك | {ردّ معلّمك|ردّت معلّمتك} على {n} حجز لك';

const recitationForms: PluralForms =
  'لا ردود | {ردّ معلّمك|ردّت معلّمتك} على تلاوتك | {ردّ معلّمك|ردّت معلّمتك} على تلاوتين لك | {ردّ معلّمك|ردّت معلّمتك} على {n} تلاوات لك | {ردّ معلّمك|ردّت معلّمتك} على {n} تلاوة لك | {ردّ معلّمك|ردّت معلّمتك} على {n} تلاوة لك';

export const rewardsWait = counted(
  'لا مكافآت تنتظرك | لديك مكافأة بانتظارك | لديك مكافأتان بانتظارك | لديك {n} مكافآت بانتظارك | لديك {n} مكافأة بانتظارك | لديك {n} مكافأة بانتظارك',
);
export const newMessages = counted(
  'لا جديد | رسالة جديدة | رسالتان جديدتان | {n} رسائل جديدة | {n} رسالة جديدة | {n} رسالة جديدة',
);

/** What waits, wherever it is named. */
const TITLES: Readonly<Record<Waiting, (count: number) => string>> = {
  rewards: rewardsWait,
  scenes: (count) => plural(count, sceneForms),
  invitations: invitationNotice.title,
  duels: (count) => plural(count, duelForms),
  messages: newMessages,
  results: resultsNotice.title,
  answers: (count) => plural(count, answerForms),
  recitations: (count) => plural(count, recitationForms),
};

export const waitingTitle = ({ kind, count }: Waits): string => TITLES[kind](count);

/** Said in the moment in which it comes, on whichever page. */
export const arrived: Readonly<Record<Waiting, string>> = addressed({
  rewards: 'وصلتك مكافأة جديدة!',
  scenes: 'حدث لك شيء جميل!',
  invitations: 'وصلتك دعوة من {زميل|زميلة}',
  duels: 'جديد في تحدياتك مع {زملائك|زميلاتك}',
  messages: '{كتب لك معلّمك|كتبت لك معلّمتك}',
  results: 'ظهرت نتيجة جديدة لك',
  answers: 'وصلك ردّ {معلّمك|معلّمتك}',
  recitations: '{ردّ معلّمك|ردّت معلّمتك} على تلاوتك',
});

const COMMA = '، ';

export const waitingTexts = addressed({
  strip: 'بانتظارك',
  look: '{شاهد|شاهدي}',
  badge: (count: number) => `بانتظارك ${formatNumber(count)}`,
  pageTitle: (count: number, name: string) => (count > 0 ? `(${formatNumber(count)}) ${name}` : name),
  /** Messages in the bell's own words, then all else. */
  bell: (waits: readonly Waits[]) =>
    waits.length === 0
      ? inbox.bell(0)
      : waits.map((each) => (each.kind === 'messages' ? inbox.bell(each.count) : waitingTitle(each))).join(COMMA),
});
