import { DAILY_RACE_POINTS } from '#domain/race/challenge';
import { addressed } from '#strings/addressed';
import { moneyText } from '#strings/money';

export const hub = addressed({
  title: 'الألعاب التعليمية',
  intro: '{العب|العبي} {وتعلّم|وتعلّمي}، {وراجع|وراجعي} ما يأتي في الاختبار.',
  race: 'سباق الأسئلة',
  raceBody: '{أنت وزميلك: من يجيب أكثر يسبق|أنتِ وزميلتك: من تجيب أكثر تسبق} إلى القمة.',
  raceStart: '{سابق|سابقي} {زميلك|زميلتك}',
  raceWaits: 'سباقك ينتظرك',
  raceBack: '{عُد|عودي} إلى السباق',
  raceReward: `${moneyText('points', DAILY_RACE_POINTS)} لأول سباق {تكمله|تكملينه} اليوم`,
  live: 'مباشر',
  practice: '{تدرب|تدربي} على الاختبار',
  open: 'مفتوح',
  closed: 'مغلق',
  playKind: (kind: string) => `هيّا: ${kind}`,
  choose: '{اختر|اختاري} لعبة أخرى',
  resume: '{أكمل|أكملي} محاولتك',
  closedBody: 'انتهى وقت التدريب. نتائجك ومكافأتك في انتظارك.',
  results: 'نتائج التدريب',
  arena: 'ساحة التحدي',
  arenaBody: 'من {الأول|الأولى} في سباق الدقيقة؟',
  hardest: 'أصعب الأسئلة',
  hardestBody: 'أسئلة {يخطئ فيها كثيرون|تخطئ فيها كثيرات}.',
  print: 'أسئلة للطباعة',
  printBody: '{راجع|راجعي} على الورق مع أهلك.',
});
