import type { PupilPart } from '#server/platform/pupil-parts';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';
import { conductOf } from './service.ts';

type Log = Awaited<ReturnType<typeof queries.listLogsBefore>>[number];

const said = (log: Log): string => {
  if (log.minutes_late !== null) return happenings.late(log.minutes_late);
  const name = incidentNames[log.log_type];
  return log.behavior_type === null ? name : `${name}: ${behaviorNames[log.behavior_type]}`;
};

export const penaltiesOfPupil: readonly PupilPart[] = [
  {
    kind: 'conduct',
    standing: async (executor, studentId, now) => {
      const { percentage, penalty } = await conductOf(executor, studentId, now);
      return { value: standings.conduct(percentage), note: standings.conductNote(penalty?.expiresAt ?? null) };
    },
    happened: async (executor, studentId, page) => [
      ...(await queries.listLogsBefore(executor, studentId, page)).map((log) => ({
        at: log.created_at,
        text: said(log),
        note: log.cancelled === 1 ? happenings.cancelled : log.note,
      })),
      ...(await queries.listPenaltiesBefore(executor, studentId, page)).map((penalty) => ({
        at: penalty.created_at,
        text: happenings.penalty(penalty.expires_at),
        note: null,
      })),
    ],
  },
];
