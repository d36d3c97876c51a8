import { moneyObject } from '#strings/money';
import { formatNumber } from '#strings/plural';

export const wordAssociation = {
  title: 'ربط الكلمات',
  intro: 'خمس كلمات كل يوم. اربط كل كلمة بما يناسبها حتى تصل إلى الراية.',
  body: 'خمس كلمات كل يوم: اربط كل كلمة بما يناسبها، ولك خمس نقاط مرة واحدة في اليوم.',
  play: 'العب الآن',
  home: 'الرئيسية',
  steps: (correct: number, all: number) => `صعدت ${formatNumber(correct)} من ${formatNumber(all)}`,
  of: (at: number, all: number) => `الكلمة ${formatNumber(at)} من ${formatNumber(all)}`,
  ask: 'ما الذي يناسب هذه الكلمة؟',
  right: 'أحسنت!',
  wrong: 'إجابة خاطئة، حاول مرة أخرى',
  wrongBody: 'لا بأس! نبدأ من الكلمة الأولى.',
  retry: 'من البداية',
  rewardedNote: 'أخذت مكافأة اليوم. العب الآن لتزداد إتقانًا.',
  unchecked: 'تعذّر التحقق من حالة النشاط. أعد المحاولة.',
  failed: 'لم يصل جوابك. اختر مرة أخرى.',
  rewardFailed: (reason: string) => `تعذّر تسجيل المكافأة: ${reason}`,
} as const;

export const activityEnd = {
  finished: 'وصلت إلى الراية!',
  rewarded: (points: number) => `كسبت ${moneyObject('points', points)}. خذها من مكافآتك`,
  already: 'حصلت على مكافأة اليوم من هذا النشاط',
  tomorrow: 'غدًا كلمات جديدة.',
  toRewards: 'إلى مكافآتي',
  again: 'العب مرة أخرى',
  againNote: 'بلا مكافأة جديدة، للمتعة والإتقان.',
} as const;
