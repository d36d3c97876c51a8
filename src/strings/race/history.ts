import { formatNumber, percent } from '#strings/plural';

export const raceHistory = {
  title: 'سباقاتي',
  intro: 'كل سباق خضته إلى القمة. افتح سباقًا لترى كيف جرى، إجابةً بإجابة.',
  toHub: 'كل الألعاب',
  hubBody: 'من سبق من؟ أعد مشاهدة سباقاتك.',
  list: 'سباقاتي، الأحدث أولًا',
  played: 'السباقات',
  won: 'مرات الفوز',
  flawlessWins: 'بلا أي خطأ',
  more: 'سباقات أقدم',
  none: 'لم تخض سباقًا بعد',
  noneBody: 'سابق زميلًا من صفّك إلى القمة: عشر إجابات صحيحة توصلك إليها.',
  start: 'هيّا نتسابق',
  result: (hasWon: boolean, opponent: string) => (hasWon ? `فزت على ${opponent}` : `سبقك ${opponent}`),
  forfeit: (hasWon: boolean, opponent: string) => (hasWon ? `خرج ${opponent} قبل النهاية` : 'خرجت قبل النهاية'),
  flawless: 'بلا خطأ',
  you: 'أنت',
  scores: (own: number, opponent: number) => `${percent(own)} مقابل ${percent(opponent)}`,
  replay: 'شاهد السباق',
} as const;

const speedName = (speed: number): string => `×${formatNumber(speed)}`;

export const replay = {
  title: (opponent: string) => `سباقك مع ${opponent}`,
  back: 'سباقاتي',
  lanes: 'الطريق إلى القمة',
  controls: 'إعادة السباق',
  play: 'شغّل',
  again: 'أعد من البداية',
  pause: 'أوقف',
  previous: 'الإجابة السابقة',
  next: 'الإجابة التالية',
  time: 'الوقت من بداية السباق',
  timeOf: (now: string, whole: string) => `${now} من ${whole}`,
  speed: 'السرعة',
  speedName,
  started: 'انطلق السباق!',
  answered: (name: string, isYou: boolean, number: number, isRight: boolean) =>
    `${isYou ? 'أجبت' : `أجاب ${name}`} عن السؤال ${formatNumber(number)}: ${isRight ? 'صحيح' : 'خطأ'}`,
  arrived: (name: string, isYou: boolean) => (isYou ? 'وصلت إلى القمة أولًا!' : `وصل ${name} إلى القمة أولًا`),
  forfeited: (name: string, isYou: boolean) => (isYou ? 'خرج زميلك من السباق، ففزت' : `خرجت من السباق، ففاز ${name}`),
  questions: 'الأسئلة والإجابات',
  question: (number: number) => `السؤال ${formatNumber(number)}`,
  answerOf: (name: string, isYou: boolean) => (isYou ? 'إجابتك' : `إجابة ${name}`),
  notReached: 'انتهى السباق قبل هذا السؤال',
  right: 'الإجابة الصحيحة',
  isRight: 'صحيحة',
  isWrong: 'خاطئة',
  source: 'المصدر',
  jump: 'انتقل إلى هذه اللحظة',
} as const;
