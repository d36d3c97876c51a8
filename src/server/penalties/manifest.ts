import type { Manifest } from '#server/manifest';
import { penaltiesAudit } from '#strings/penalties/audit';
import { penaltiesRefusals } from '#strings/penalties/refusals';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createPenaltiesTables } from './migrations/065-penalties.ts';
import { conductOfClass } from './of-class.ts';
import * as queries from './queries.ts';
import { penaltiesRoutes } from './routes.ts';
import { penaltyEnds } from './running-ends.ts';
import { planConduct } from './seed.ts';
import { conductOf, countWaiting } from './service.ts';

type Log = Awaited<ReturnType<typeof queries.listLogsBefore>>[number];

const said = (log: Log): string => {
  if (log.minutesLate !== null) return happenings.late(log.minutesLate);
  const name = incidentNames[log.logType];
  return log.behaviorType === null ? name : `${name}: ${behaviorNames[log.behaviorType]}`;
};

export const penalties: Manifest = {
  name: 'penalties',
  migrations: { '065-penalties': createPenaltiesTables },
  refusals: penaltiesRefusals,
  audit: penaltiesAudit,
  ofClass: [conductOfClass],
  routes: [penaltiesRoutes],
  ofTerms: { ends: penaltyEnds },
  demo: planConduct,
  waiting: { conduct: countWaiting },
  ofPupil: [
    {
      kind: 'conduct',
      standing: async (executor, studentId, now) => {
        const { percentage, penalty } = await conductOf(executor, studentId, now);
        return { value: standings.conduct(percentage), note: standings.conductNote(penalty?.expiresAt ?? null) };
      },
      happened: async (executor, studentId, page) => [
        ...(await queries.listLogsBefore(executor, studentId, page)).map((log) => ({
          at: log.createdAt,
          text: said(log),
          note: log.cancelled === 1 ? happenings.cancelled : log.note,
        })),
        ...(await queries.listPenaltiesBefore(executor, studentId, page)).map((penalty) => ({
          at: penalty.createdAt,
          text: happenings.penalty(penalty.expiresAt),
          note: null,
        })),
      ],
    },
  ],
};
