import { moneyObject, moneyText } from '#strings/money';
import { countOf } from '#strings/nouns';
import { formatNumber, outOf, percent } from '#strings/plural';
import type { Competition } from '#wire/contests/pupil';

/** For pupils. */
export const competitionStates: Readonly<Record<Competition['state'], string>> = {
  open: 'جارية الآن',
  ended: 'بانتظار إعلان الفائز',
  closed: 'انتهت',
};

const countParticipants = countOf('مشارك | مشاركان | مشاركين', 'subject', 'لا مشارك بعد');

export const competitionsPage = {
  title: 'مسابقات الفصل الدراسي',
  intro: 'المسابقات الجارية والسابقة، ومكانك في كل واحدة.',
  rules: 'القواعد',
  prize: (coins: number) => `جائزة الأول ${moneyText('coins', coins)}`,
  pool: (coins: number) => `${moneyText('coins', coins)} للمتدربين`,
  endsOn: (moment: string) => `تنتهي ${moment}`,
  endedOn: (moment: string) => `انتهت ${moment}`,
  standing: 'مكانك',
  rank: outOf,
  score: (score: number, accuracy: number | null) =>
    `${moneyText('points', score)} في سباق الدقيقة${accuracy === null ? '' : `، دقة ${percent(accuracy)}`}`,
  notRaced: 'لم تلعب سباق الدقيقة',
  onlyTrained: 'تدربت، ولم تلعب سباق الدقيقة',
  winner: 'الفائز',
  winners: 'الفائزون',
  you: 'أنت',
  noWinner: 'بلا فائز',
  participants: (count: number) => `في سباق الدقيقة ${countParticipants(count)}`,
  play: 'العب الآن',
  arena: 'ساحة التحدي',
  results: 'نتائجي في التدريب',
  certificate: 'شهادتي',
  certificateOf: (title: string) => `شهادتي في ${title}`,
  none: 'لا مسابقات بعد',
  noneBody: 'حين يعلن معلّمك مسابقة تجدها هنا. تدرّب واستعد!',
} as const;

export const certificateTexts = {
  window: 'شهادة مشاركة',
  preparing: 'تُجهَّز الشهادة',
  print: 'طباعة',
  back: 'مسابقات الفصل الدراسي',
  winnerTitle: 'شهادة فوز',
  title: 'شهادة مشاركة',
  given: 'تُمنح هذه الشهادة إلى الطالب',
  for: (contest: string) => `لمشاركته في «${contest}»`,
  forWinning: (contest: string) => `لفوزه بالمركز الأول في «${contest}»`,
  standing: (rank: number, participants: number) =>
    `المركز ${formatNumber(rank)} من ${formatNumber(participants)} في سباق الدقيقة`,
  score: (score: number, accuracy: number | null) =>
    `بنتيجة ${moneyObject('points', score)}${accuracy === null ? '' : ` ودقة ${percent(accuracy)}`}`,
  wish: 'همّة عالية، وعلم نافع، وعمل صالح',
  teacher: 'المعلّم',
  school: 'ختم المدرسة',
  date: 'التاريخ',
  none: 'لا شهادة لك في هذه المسابقة',
  noneBody: 'الشهادة لمن تدرّب وقت المسابقة. شارك في التي بعدها!',
} as const;
