import { DAILY_RACE_POINTS } from '#domain/race/challenge';
import { moneyText } from '#strings/money';

export const hub = {
  title: 'الألعاب التعليمية',
  intro: 'العب وتعلّم، وراجع ما يأتي في الاختبار.',
  race: 'سباق الأسئلة',
  raceBody: 'أنت وزميلك: من يجيب أكثر يسبق إلى القمة.',
  raceStart: 'سابق زميلك',
  raceWaits: 'سباقك ينتظرك',
  raceBack: 'عُد إلى السباق',
  raceReward: `${moneyText('points', DAILY_RACE_POINTS)} لأول سباق تكمله اليوم`,
  live: 'مباشر',
  practice: 'تدرب على الاختبار',
  open: 'مفتوح',
  closed: 'مغلق',
  playKind: (kind: string) => `هيّا: ${kind}`,
  choose: 'اختر لعبة أخرى',
  resume: 'أكمل محاولتك',
  closedBody: 'انتهى وقت التدريب. نتائجك ومكافأتك في انتظارك.',
  results: 'نتائج التدريب',
  arena: 'ساحة التحدي',
  arenaBody: 'من الأول في سباق الدقيقة؟',
  hardest: 'أصعب الأسئلة',
  hardestBody: 'أسئلة يخطئ فيها كثيرون.',
  print: 'أسئلة للطباعة',
  printBody: 'راجع على الورق مع أهلك.',
} as const;
