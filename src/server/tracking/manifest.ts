import type { Manifest } from '#server/manifest';
import type { PupilPart } from '#server/platform/pupil-parts';
import { openText } from '#server/quran/service';
import { happenings, standings } from '#strings/roster/pupil-page';
import { trackingAudit } from '#strings/tracking/audit';
import { trackingRefusals } from '#strings/tracking/refusals';
import { createTrackingTables } from './migrations/074-tracking.ts';
import { recitationOfClass } from './of-class.ts';
import * as queries from './queries.ts';
import { trackingRoutes } from './routes.ts';
import { planHearings } from './seed.ts';

const trackingOfPupil: readonly PupilPart[] = [
  {
    kind: 'quran',
    standing: async (executor, studentId) => {
      const { grade } = await queries.readGrade(executor, studentId);
      const opened = await openText(executor, { focusedOf: grade });
      if (!opened) return { value: standings.quran(0, 0), note: '' };
      const { id: textId, title, wordCount } = opened.text;
      const progress = await queries.findProgress(executor, { studentId, textId });
      return {
        value: standings.quran(progress?.known ?? 0, wordCount),
        note: standings.quranNote(title, progress?.lastHeardAt ?? null),
      };
    },
    happened: async (executor, studentId, page) =>
      (await queries.listHearingsBefore(executor, studentId, page)).map((row) => ({
        at: row.startedAt,
        text: happenings.hearing(row.title),
        note: happenings.heard(row.reached, row.mistakes),
      })),
  },
];

export const tracking: Manifest = {
  name: 'tracking',
  migrations: { '074-tracking': createTrackingTables },
  refusals: trackingRefusals,
  audit: trackingAudit,
  ofClass: [recitationOfClass],
  routes: [trackingRoutes],
  demo: planHearings,
  ofPupil: trackingOfPupil,
};
