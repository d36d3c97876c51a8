import type { growthVocabulary } from '#domain/growth/vocabulary';
import { addressed } from '#strings/addressed';

export const growthRefusals: Readonly<Record<keyof typeof growthVocabulary.refusals, string>> = addressed({
  activity_day_over: 'بدأ يوم جديد، وهذه كلماته',
  activity_out_of_order: 'تقدّمت في نافذة أخرى. {أكمل|أكملي} من هنا',
});
