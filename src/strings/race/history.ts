import { addressed, say } from '#strings/addressed';
import { formatNumber, percent } from '#strings/plural';

export const raceHistory = addressed({
  title: 'سباقاتي',
  intro: 'كل سباق خضته إلى القمة. {افتح|افتحي} سباقًا {لترى|لتري} كيف جرى، إجابةً بإجابة.',
  hubBody: 'من {سبق|سبقت} من؟ {أعد|أعيدي} مشاهدة سباقاتك.',
  list: 'سباقاتي، الأحدث أولًا',
  played: 'السباقات',
  won: 'مرات الفوز',
  flawlessWins: 'بلا أي خطأ',
  more: 'سباقات أقدم',
  none: 'لم {تخض|تخوضي} سباقًا بعد',
  noneBody: '{سابق|سابقي} {زميلًا|زميلة} من صفّك إلى القمة: عشر إجابات صحيحة توصلك إليها.',
  result: (hasWon: boolean, opponent: string) => (hasWon ? `فزت على ${opponent}` : say`{سبقك|سبقتك} ${opponent}`),
  forfeit: (hasWon: boolean, opponent: string) =>
    hasWon ? say`{خرج|خرجت} ${opponent} قبل النهاية` : 'خرجت قبل النهاية',
  flawless: 'بلا خطأ',
  scores: (own: number, opponent: number) => `${percent(own)} مقابل ${percent(opponent)}`,
  replay: '{شاهد|شاهدي} السباق',
});

export const replay = addressed({
  title: (opponent: string) => `سباقك مع ${opponent}`,
  controls: 'إعادة السباق',
  play: '{شغّل|شغّلي}',
  again: '{أعد|أعيدي} من البداية',
  pause: '{أوقف|أوقفي}',
  previous: 'الإجابة السابقة',
  next: 'الإجابة التالية',
  time: 'الوقت من بداية السباق',
  timeOf: (now: string, whole: string) => `${now} من ${whole}`,
  speed: 'السرعة',
  speedName: (speed: number) => `×${formatNumber(speed)}`,
  started: 'انطلق السباق!',
  answered: (name: string, isYou: boolean, number: number, isRight: boolean) =>
    `${isYou ? 'أجبت' : say`{أجاب|أجابت} ${name}`} عن السؤال ${formatNumber(number)}: ${isRight ? 'صحيح' : 'خطأ'}`,
  drawn: 'وصلتما إلى القمة في اللحظة نفسها',
  arrived: (name: string, isYou: boolean) => (isYou ? 'وصلت إلى القمة أولًا!' : say`{وصل|وصلت} ${name} إلى القمة أولًا`),
  forfeited: (name: string, isYou: boolean) =>
    isYou ? say`{خرج زميلك|خرجت زميلتك} من السباق، ففزت` : say`خرجت من السباق، {ففاز|ففازت} ${name}`,
  wonForfeit: (name: string) => say`{خرج المنافس|خرجت المنافسة} من السباق، {ففاز|ففازت} ${name}`,
  questions: 'الأسئلة والإجابات',
  question: (number: number) => `السؤال ${formatNumber(number)}`,
  answerOf: (name: string, isYou: boolean) => (isYou ? 'إجابتك' : `إجابة ${name}`),
  notReached: 'انتهى السباق قبل هذا السؤال',
  right: 'الإجابة الصحيحة',
  isRight: 'صحيحة',
  isWrong: 'خاطئة',
  source: 'المصدر',
  jump: '{انتقل|انتقلي} إلى هذه اللحظة',
});
