import type { TimeLeft } from '#domain/rewards/countdown';
import type { RewardSource, RewardType } from '#domain/rewards/kinds';
import type { OverallStatus } from '#domain/rewards/statuses';
import { moneyObject } from '#strings/money';
import { type PluralForms, plural } from '#strings/plural';

export const sourceNames: Readonly<Record<RewardSource, string>> = {
  daily: 'مكافأة اليوم',
  weekly: 'مكافأة الأسبوع',
  exam: 'مكافأة الاختبار',
  practice: 'مكافأة التدريب',
  platform: 'هدية المنصّة',
  self_development: 'مكافأة تطوير الذات',
  welcome_points: 'نقاط الترحيب',
  profile_image: 'مكافأة صورتك',
};

/** Headings over the rewards of one source. */
export const sourceGroups: Readonly<Record<RewardSource, string>> = {
  daily: 'المكافآت اليومية',
  weekly: 'المكافآت الأسبوعية',
  exam: 'مكافآت الاختبارات',
  practice: 'مكافآت التدريب',
  platform: 'هدايا المنصّة',
  self_development: 'تطوير الذات',
  welcome_points: 'نقاط الترحيب',
  profile_image: 'صورتي الشخصية',
};

interface Words {
  readonly title: string;
  readonly body: string;
}

/** All of a pupil's rewards in one sentence, for each overall status. */
export const overallTexts: Readonly<Record<OverallStatus, Words>> = {
  'no-agreement': { title: 'وافق على الشروط أولًا', body: 'بعد موافقتك تستطيع أن تستلم مكافآتك.' },
  none: { title: 'لا مكافآت بعد', body: 'شارك واجتهد، وستجد مكافأتك هنا.' },
  available: { title: 'لك مكافآت تنتظرك!', body: 'استلمها قبل أن تنتهي مدتها.' },
  'all-missed': { title: 'فاتتك المكافآت هذه المرة', body: 'لا بأس، ستأتي غيرها. زر هذه الصفحة كل يوم.' },
  'some-missed': { title: 'استلمت بعضها وفاتك بعضها', body: 'زر هذه الصفحة كل يوم حتى لا يفوتك شيء.' },
  'all-claimed': { title: 'استلمت كل مكافآتك', body: 'أحسنت! واصل الصعود إلى القمة.' },
  sent: { title: 'مكافأتك في الطريق', body: 'معلّمك يجهّزها لك، وستظهر هنا قريبًا.' },
};

export const studentRewards = {
  title: 'مكافآتي',
  claim: 'استلمها',
  claimAll: 'استلمها كلها',
  claimNamed: (name: string, type: RewardType, amount: number) => `استلم ${moneyObject(type, amount)}: ${name}`,
  claimFailed: 'لم نتمكن من استلام المكافأة',
  notByStaff: 'الاستلام للطالب نفسه فقط',
  missed: 'انتهت مدتها',
  until: (day: string) => `تنتهي ${day}`,
  endsOn: (day: string) => `تنتهي في ${day}`,
  endedOn: (day: string) => `انتهت في ${day}`,
  claimedOn: (day: string) => `استلمتها في ${day}`,
  missedTitle: 'مكافآت انتهت مدتها',
  historyTitle: 'مكافآت استلمتها',
  why: 'لماذا لديّ هذا الرصيد؟',
  whyBody: 'كل نقطة وكل عملة ومن أين جاءت',
  privileges: 'امتيازاتي',
  privilegesBody: 'احجز امتيازًا من معلّمك',
} as const;

/** A reward that is counted and sent where it was earned. */
export const rewardSteps = {
  calculate: 'احسب مكافأتي',
  send: 'أرسلها إلى مكافآتي',
  sendFailed: 'حدث خطأ أثناء إرسال المكافأة',
  sentNow: 'وصلت المكافأة إلى صفحة مكافآتك، استلمها من هناك',
  sentOn: (day: string) => `أرسلتها في ${day}`,
  claimedOn: (day: string) => `أرسلتها في ${day} واستلمتها`,
  toRewards: 'افتح مكافآتي',
  notByStaff: 'حساب المكافأة وإرسالها للطالب نفسه فقط',
} as const;

const left: Readonly<Record<TimeLeft['unit'], PluralForms>> = {
  day: 'تنتهي اليوم | تنتهي بعد يوم | تنتهي بعد يومين | تنتهي بعد {n} أيام | تنتهي بعد {n} يومًا | تنتهي بعد {n} يوم',
  hour: 'تنتهي الآن | تنتهي بعد ساعة | تنتهي بعد ساعتين | تنتهي بعد {n} ساعات | تنتهي بعد {n} ساعة | تنتهي بعد {n} ساعة',
  minute:
    'تنتهي الآن | تنتهي بعد دقيقة | تنتهي بعد دقيقتين | تنتهي بعد {n} دقائق | تنتهي بعد {n} دقيقة | تنتهي بعد {n} دقيقة',
  second:
    'تنتهي الآن | تنتهي بعد ثانية | تنتهي بعد ثانيتين | تنتهي بعد {n} ثوانٍ | تنتهي بعد {n} ثانية | تنتهي بعد {n} ثانية',
};

export const timeLeftText = ({ unit, count }: TimeLeft): string => plural(count, left[unit]);

export const celebration = {
  title: 'مبارك!',
  open: 'هدية تُفتح، اضغط لترى ما فيها',
  got: (type: RewardType, amount: number) => `استلمت ${moneyObject(type, amount)}`,
  now: { coins: 'عملاتك الآن', points: 'نقاطك الآن' } satisfies Readonly<Record<RewardType, string>>,
  done: 'رائع!',
  mute: 'كتم الأصوات',
  unmute: 'تشغيل الأصوات',
} as const;
