import { formatNumber } from '#strings/plural';
import { mistakeCount } from './words.ts';

export const ownRecitation = {
  title: 'تلاوتك المركّزة',
  intro: 'نصّك كما سمعه معلّمك: ما أتقنته، وما يحتاج منك إلى نظرة أخرى.',
  none: 'لا نص للتلاوة المركّزة الآن',
  noneBody: 'حين يختار معلّمك نصًّا لصفّك تجده هنا.',
  unheard: 'لم يسمع معلّمك هذا النص منك بعد',
  live: 'معلّمك يسمعك الآن',
  rank: (rank: number, of: number) => `ترتيبك ${formatNumber(rank)} من ${formatNumber(of)} سمّعوا`,
  noRank: 'لا توجد بيانات كافية لعرض الترتيب لهذه المرحلة',
  lastTime: (mistakes: number) => `آخر مرة: ${mistakeCount(mistakes)}`,
  drill: 'راجع كلماتك',
  legend: 'معنى الألوان',
  legendNumber: 'كم مرة أخطأت فيها',
} as const;
