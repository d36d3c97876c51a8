import type { FirstBoard } from '#domain/dashboard/scenes';

/** What stands in the great moments of a pupil; comes with them. */
export const sceneTexts = {
  title: 'خبر سعيد!',
  level: 'مستوى جديد',
  levelReached: (name: string) => `صرت في مستوى «${name}»`,
  levelTop: 'بلغت القمة، ولا أعلى منها!',
  levelNext: (name: string, from: string) => `والتالي «${name}» عند ${from} نقطة`,
  place: 'تقدّمت في صفّك',
  placeReached: (place: string) => `أنت الآن ${place}`,
  first: 'على رأس اللوحة',
  firstOf: {
    week: 'الأول في نقاط هذا الأسبوع',
    month: 'الأول في نقاط هذا الشهر',
    improved: 'أكثر من تقدّم هذا الأسبوع',
  } satisfies Readonly<Record<FirstBoard, string>>,
  firstBody: 'اسمك الآن أعلى قمم المجد.',
  next: 'التالية',
  done: 'الحمد لله!',
} as const;
