import { addressed, say } from '#strings/addressed';
import { formatNumber } from '#strings/plural';
import { mistakeCount } from './words.ts';

export const ownRecitation = addressed({
  title: 'تلاوتك المركّزة',
  intro: 'نصّك كما {سمعه معلّمك|سمعته معلّمتك}: ما أتقنته، وما يحتاج منك إلى نظرة أخرى.',
  none: 'لا نص للتلاوة المركّزة الآن',
  noneBody: 'حين {يختار معلّمك نصًّا لصفّك تجده|تختار معلّمتك نصًّا لصفّك تجدينه} هنا.',
  unheard: 'لم {يسمع معلّمك|تسمع معلّمتك} هذا النص منك بعد',
  live: '{معلّمك يسمعك|معلّمتك تسمعك} الآن',
  rank: (rank: number, of: number) => say`ترتيبك ${formatNumber(rank)} من ${formatNumber(of)} {سمّعوا|سمّعن}`,
  noRank: 'لا توجد بيانات كافية لعرض الترتيب لهذه المرحلة',
  lastTime: (mistakes: number) => `آخر مرة: ${mistakeCount(mistakes)}`,
  drill: '{راجع|راجعي} كلماتك',
  legend: 'معنى الألوان',
  legendNumber: 'كم مرة أخطأت فيها',
});
