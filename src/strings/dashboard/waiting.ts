import type { Waiting, Waits } from '#domain/dashboard/waiting';
import { resultsNotice } from '#strings/exams/nav';
import { inbox } from '#strings/messages/pupil';
import { counted, formatNumber, type PluralForms, plural } from '#strings/plural';
import { invitationNotice } from '#strings/store/invitations';

const sceneForms: PluralForms =
  'لا مفاجآت | مفاجأة تنتظرك | مفاجأتان تنتظرانك | {n} مفاجآت تنتظرك | {n} مفاجأة تنتظرك | {n} مفاجأة تنتظرك';
const duelForms: PluralForms =
  'لا تحديات | تحدٍّ من زميل بانتظارك | تحديان من زملائك بانتظارك | {n} تحديات من زملائك بانتظارك | {n} تحديًا من زملائك بانتظارك | {n} تحدٍّ من زملائك بانتظارك';
const answerForms: PluralForms =
  'لا ردود | ردّ معلّمك على حجزك | ردّ معلّمك على حجزين لك | ردّ معلّمك على {n} حجوزات لك | ردّ معلّمك على {n} حجزًا لك | ردّ معلّمك على {n} حجز لك';

const recitationForms: PluralForms =
  'لا ردود | ردّ معلّمك على تلاوتك | ردّ معلّمك على تلاوتين لك | ردّ معلّمك على {n} تلاوات لك | ردّ معلّمك على {n} تلاوة لك | ردّ معلّمك على {n} تلاوة لك';

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
export const arrived: Readonly<Record<Waiting, string>> = {
  rewards: 'وصلتك مكافأة جديدة!',
  scenes: 'حدث لك شيء جميل!',
  invitations: 'وصلتك دعوة من زميل',
  duels: 'جديد في تحدياتك مع زملائك',
  messages: 'كتب لك معلّمك',
  results: 'ظهرت نتيجة جديدة لك',
  answers: 'وصلك ردّ معلّمك',
  recitations: 'ردّ معلّمك على تلاوتك',
};

const COMMA = '، ';

export const waitingTexts = {
  strip: 'بانتظارك',
  look: 'شاهد',
  badge: (count: number) => `بانتظارك ${formatNumber(count)}`,
  pageTitle: (count: number, name: string) => (count > 0 ? `(${formatNumber(count)}) ${name}` : name),
  /** Messages in the bell's own words, then all else. */
  bell: (waits: readonly Waits[]) =>
    waits.length === 0
      ? inbox.bell(0)
      : waits.map((each) => (each.kind === 'messages' ? inbox.bell(each.count) : waitingTitle(each))).join(COMMA),
} as const;
