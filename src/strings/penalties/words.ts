import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { WayBack } from '#domain/penalties/ways-back';
import { counted } from '#strings/plural';

export const incidentNames: Record<IncidentType, string> = { late: 'تأخر', absent: 'غياب', behavior: 'سلوك' };

export const behaviorNames: Record<BehaviorType, string> = { minor: 'بسيط', moderate: 'متوسط', severe: 'شديد' };

export const penaltyStatusNames: Record<PenaltyStatus, string> = {
  manual: 'أُلغيت',
  auto: 'أُلغيت تلقائيًا',
  active: 'سارية',
  ended: 'انتهت',
};

export const wayBackNames: Record<WayBack, string> = { review: 'مراجعة الأسئلة', drill: 'تدريب كلماتي' };

export const wayBackDays = counted(
  'لا تقصر مدتها | تقصر مدتها يومًا واحدًا | تقصر مدتها يومين | تقصر مدتها {n} أيام | تقصر مدتها {n} يومًا | تقصر مدتها {n} يوم',
);

/** In the pupil's page "why?". */
export const wayBackNote = (way: WayBack, days: number): string => `${wayBackNames[way]}: ${wayBackDays(days)}`;
