import type { FirstBoard } from '#domain/dashboard/scenes';
import { addressed } from '#strings/addressed';

/** What stands in the great moments of a pupil; comes with them. */
export const sceneTexts = addressed({
  title: 'خبر سعيد!',
  level: 'مستوى جديد',
  levelReached: (name: string) => `صرت في مستوى «${name}»`,
  levelTop: 'بلغت القمة، ولا أعلى منها!',
  levelNext: (name: string, from: string) => `والتالي «${name}» عند ${from} نقطة`,
  place: 'تقدّمت في صفّك',
  placeReached: (place: string) => `أنت الآن ${place}`,
  first: 'على رأس اللوحة',
  firstOf: {
    week: '{الأول|الأولى} في نقاط هذا الأسبوع',
    month: '{الأول|الأولى} في نقاط هذا الشهر',
    improved: 'أكثر من {تقدّم|تقدّمت} هذا الأسبوع',
  } satisfies Readonly<Record<FirstBoard, string>>,
  firstBody: 'اسمك الآن أعلى قمم المجد.',
  next: 'التالية',
  done: 'الحمد لله!',
});
