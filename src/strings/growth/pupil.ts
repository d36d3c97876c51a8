import { addressed, say } from '#strings/addressed';
import { moneyObject } from '#strings/money';
import { formatNumber } from '#strings/plural';

export const wordAssociation = addressed({
  title: 'ربط الكلمات',
  intro: 'خمس كلمات كل يوم. {اربط|اربطي} كل كلمة بما يناسبها حتى {تصل|تصلي} إلى الراية.',
  body: 'خمس كلمات كل يوم: {اربط|اربطي} كل كلمة بما يناسبها، ولك خمس نقاط مرة واحدة في اليوم.',
  play: '{العب|العبي} الآن',
  home: 'الرئيسية',
  steps: (correct: number, all: number) => `صعدت ${formatNumber(correct)} من ${formatNumber(all)}`,
  of: (at: number, all: number) => `الكلمة ${formatNumber(at)} من ${formatNumber(all)}`,
  ask: 'ما الذي يناسب هذه الكلمة؟',
  right: 'أحسنت!',
  wrong: 'إجابة خاطئة، {حاول|حاولي} مرة أخرى',
  wrongBody: 'لا بأس! نبدأ من الكلمة الأولى.',
  retry: 'من البداية',
  rewardedNote: 'أخذت مكافأة اليوم. {العب|العبي} الآن {لتزداد|لتزدادي} إتقانًا.',
  unchecked: 'تعذّر التحقق من حالة النشاط. {أعد|أعيدي} المحاولة.',
  failed: 'لم يصل جوابك. {اختر|اختاري} مرة أخرى.',
  rewardFailed: (reason: string) => `تعذّر تسجيل المكافأة: ${reason}`,
});

export const activityEnd = addressed({
  finished: 'وصلت إلى الراية!',
  rewarded: (points: number) => say`كسبت ${moneyObject('points', points)}. {خذها|خذيها} من مكافآتك`,
  already: 'حصلت على مكافأة اليوم من هذا النشاط',
  tomorrow: 'غدًا كلمات جديدة.',
  toRewards: 'إلى مكافآتي',
  again: '{العب|العبي} مرة أخرى',
  againNote: 'بلا مكافأة جديدة، للمتعة والإتقان.',
});
