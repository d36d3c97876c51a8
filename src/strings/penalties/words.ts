import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';
import type { WayBack } from '#domain/penalties/ways-back';
import { countOf, DAYS } from '#strings/nouns';

export const incidentNames: Record<IncidentType, string> = { late: 'تأخر', absent: 'غياب', behavior: 'سلوك' };

export const behaviorNames: Record<BehaviorType, string> = { minor: 'بسيط', moderate: 'متوسط', severe: 'شديد' };

export const penaltyStatusNames: Record<PenaltyStatus, string> = {
  manual: 'أُلغيت',
  auto: 'أُلغيت تلقائيًا',
  active: 'سارية',
  ended: 'انتهت',
};

export const wayBackNames: Record<WayBack, string> = { review: 'مراجعة الأسئلة', drill: 'تدريب كلماتي' };

const countDays = countOf(DAYS, 'object');

export const wayBackDays = (days: number): string => (days === 0 ? 'لا تقصر مدتها' : `تقصر مدتها ${countDays(days)}`);

/** In the pupil's page "why?". */
export const wayBackNote = (way: WayBack, days: number): string => `${wayBackNames[way]}: ${wayBackDays(days)}`;
