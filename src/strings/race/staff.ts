import { addressed } from '#strings/addressed';
import { formatNumber, outOf } from '#strings/plural';

export const adminRaces = addressed({
  title: 'السباقات',
  intro: 'كل سباق انتهى {بفائز|بفائزة}، وفيه إجابات {الطالبين كلها|الطالبتين كلها}.',
  label: 'السباقات، الأحدث أولًا',
  search: '{ابحث باسم أحد الطالبين|ابحثي باسم إحدى الطالبتين}',
  date: 'التاريخ',
  difficulty: 'المستوى',
  allDifficulties: 'كل المستويات',
  winner: '{الفائز|الفائزة}',
  loser: '{المنافس|المنافسة}',
  score: 'النتيجة',
  answers: 'الإجابات',
  duration: 'المدة',
  ending: 'النهاية',
  endings: { finished: 'وصول إلى القمة', forfeited: 'خروج {المنافس|المنافسة}' },
  flawless: 'بلا خطأ',
  pair: (winner: number, loser: number) => `${formatNumber(winner)} : ${formatNumber(loser)}`,
  open: (winner: string, loser: string) => `سباق ${winner} و${loser}`,
  noneBody: 'حين {يتسابق طالبان|تتسابق طالبتان} من صف واحد إلى القمة تظهر النتيجة هنا.',
});

export const adminRace = addressed({
  back: 'كل السباقات',
  title: (winner: string, loser: string) => `${winner} × ${loser}`,
  table: 'إجابات {الطالبين|الطالبتين}',
  number: 'الرقم',
  question: 'السؤال',
  right: 'الصحيح',
  chosen: (name: string) => `اختيار ${name}`,
  isRight: 'صحيح',
  isWrong: 'خطأ',
  none: '—',
  won: '{فائز|فائزة}',
  left: '{خرج|خرجت} قبل النهاية',
  rightAnswers: 'إجابات صحيحة',
  rightOf: outOf,
});
