import type { BehaviorType, IncidentType } from '#domain/penalties/incidents';
import type { PenaltyStatus } from '#domain/penalties/penalty';

export const incidentNames: Record<IncidentType, string> = { late: 'تأخر', absent: 'غياب', behavior: 'سلوك' };

export const behaviorNames: Record<BehaviorType, string> = { minor: 'بسيط', moderate: 'متوسط', severe: 'شديد' };

export const penaltyStatusNames: Record<PenaltyStatus, string> = {
  manual: 'أُلغيت',
  auto: 'أُلغيت تلقائيًا',
  active: 'سارية',
  ended: 'انتهت',
};
