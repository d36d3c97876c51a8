import { addressed, say } from '#strings/addressed';
import { moneyObject, moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { formatNumber, outOf, percent } from '#strings/plural';
import type { Competition } from '#wire/contests/pupil';

/** For pupils. */
export const competitionStates: Readonly<Record<Competition['state'], string>> = addressed({
  open: 'جارية الآن',
  ended: 'بانتظار إعلان {الفائز|الفائزة}',
  closed: 'انتهت',
});

const countParticipants = countOf(
  '{مشارك|مشاركة} | {مشاركان|مشاركتان} | {مشاركين|مشاركات}',
  'subject',
  'لا {مشارك|مشاركة} بعد',
);

export const competitionsPage = addressed({
  title: 'مسابقات الفصل الدراسي',
  intro: 'المسابقات الجارية والسابقة، ومكانك في كل واحدة.',
  rules: 'القواعد',
  prize: (coins: number) => say`جائزة {الأول|الأولى} ${moneyText('coins', coins)}`,
  pool: (coins: number) => say`${moneyText('coins', coins)} {للمتدربين|للمتدربات}`,
  endsOn: (moment: string) => `تنتهي ${moment}`,
  endedOn: (moment: string) => `انتهت ${moment}`,
  standing: 'مكانك',
  rank: outOf,
  score: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)} في سباق الدقيقة${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  notRaced: 'لم {تلعب|تلعبي} سباق الدقيقة',
  onlyTrained: 'تدربت، ولم {تلعب|تلعبي} سباق الدقيقة',
  winner: '{الفائز|الفائزة}',
  winners: '{الفائزون|الفائزات}',
  you: 'أنت',
  noWinner: 'بلا {فائز|فائزة}',
  participants: (count: number) => `في سباق الدقيقة ${countParticipants(count)}`,
  play: '{العب|العبي} الآن',
  arena: 'ساحة التحدي',
  results: 'نتائجي في التدريب',
  certificate: 'شهادتي',
  certificateOf: (title: string) => `شهادتي في ${title}`,
  none: 'لا مسابقات بعد',
  noneBody: 'حين {يعلن معلّمك|تعلن معلّمتك} مسابقة {تجدها هنا. تدرّب واستعد|تجدينها هنا. تدرّبي واستعدّي}!',
});

export const certificateTexts = addressed({
  window: 'شهادة مشاركة',
  preparing: 'تُجهَّز الشهادة',
  print: 'طباعة',
  back: 'مسابقات الفصل الدراسي',
  winnerTitle: 'شهادة فوز',
  title: 'شهادة مشاركة',
  given: 'تُمنح هذه الشهادة إلى {الطالب|الطالبة}',
  for: (contest: string) => say`{لمشاركته|لمشاركتها} في «${contest}»`,
  forWinning: (contest: string) => say`{لفوزه|لفوزها} بالمركز الأول في «${contest}»`,
  standing: (rank: number, participants: number) =>
    `المركز ${formatNumber(rank)} من ${formatNumber(participants)} في سباق الدقيقة`,
  score: (score: number, accuracy: number | null) =>
    `بنتيجة ${moneyObject('points', score)}${accuracy === null ? '' : ` ودقة ${percent(accuracy)}`}`,
  wish: 'همّة عالية، وعلم نافع، وعمل صالح',
  teacher: '{المعلّم|المعلّمة}',
  school: 'ختم المدرسة',
  date: 'التاريخ',
  none: 'لا شهادة لك في هذه المسابقة',
  noneBody: 'الشهادة لمن {تدرّب|تدرّبت} وقت المسابقة. {شارك|شاركي} في التي بعدها!',
});
