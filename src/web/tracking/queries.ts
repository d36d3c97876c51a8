import type { Grade } from '#domain/roster/grades';
import { asked } from '#web/lib/asked.ts';

/** What follows one pupil word by word is under `tracking`; what tells of the class, which may come a little later, under `recitation`. */
export const trackingKeys = [
  ['admin', 'tracking'],
  ['admin', 'recitation'],
] as const;

/** A pupil's text with its marks. */
export const trackedKey = ['admin', 'tracking', 'pupil'] as const;

export const trackedQuery = (studentId: number, textId: number | undefined) =>
  asked([...trackedKey, studentId, textId ?? 'focused'], 'GET /api/admin/tracking/pupils/:studentId', {
    params: { studentId },
    query: textId === undefined ? {} : { textId },
  });

export const turnsQuery = (grade: Grade, section: string | undefined) =>
  asked(['admin', 'recitation', 'next', grade, section], 'GET /api/admin/tracking/next', { query: { grade, section } });

export const heatQuery = (textId: number, section: string | undefined) =>
  asked(['admin', 'recitation', 'heat', textId, section], 'GET /api/admin/tracking/heat', {
    query: { textId, section },
  });

export const stumblersQuery = (of: { textId: number; position: number; section: string | undefined }) =>
  asked(['admin', 'recitation', 'heat', of], 'GET /api/admin/tracking/heat/pupils', { query: of });

export const pastHearingQuery = (id: number) =>
  asked(['admin', 'tracking', 'hearing', id], 'GET /api/admin/tracking/hearings/:id', { params: { id } });

export const storyQuery = (of: { studentId: number; textId: number; position: number }) =>
  asked(['admin', 'tracking', 'story', of], 'GET /api/admin/tracking/words', { query: of });

export const mirrorQuery = (grade: Grade, withMistakes: boolean) =>
  asked(['admin', 'tracking', 'mirror', grade, withMistakes], 'GET /api/admin/tracking/mirror', {
    query: { grade, withMistakes: withMistakes ? 'true' : 'false' },
  });

export const ownRecitationQuery = asked(['student', 'tracking'], 'GET /api/student/tracking');
