import type { PupilPart } from '#server/platform/pupil-parts';
import { behaviorNames, incidentNames } from '#strings/penalties/words';
import { happenings, standings } from '#strings/roster/pupil-page';
import * as queries from './queries.ts';
import { conductOf } from './service.ts';

type Log = Awaited<ReturnType<typeof queries.listLogsBefore>>[number];

const said = (log: Log): string => {
  if (log.minutesLate !== null) return happenings.late(log.minutesLate);
  const name = incidentNames[log.logType];
  return log.behaviorType === null ? name : `${name}: ${behaviorNames[log.behaviorType]}`;
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
];
