import type { PupilPart } from '#server/platform/pupil-parts';
import { happenings, standings } from '#strings/roster/pupil-page';
import { listPublished } from './papers-queries.ts';

export const examsOfPupil: readonly PupilPart[] = [
  {
    kind: 'exams',
    standing: async (executor, studentId) => {
      const results = await listPublished(executor, studentId);
      const sum = results.reduce((total, { totalScore }) => total + totalScore, 0);
      return {
        value: standings.exam(results[0]?.totalScore ?? null),
        note: standings.exams(results.length, sum / results.length),
      };
    },
    happened: async (executor, studentId, page) =>
      (await listPublished(executor, studentId, page)).map(({ publishedAt, title, totalScore }) => ({
        at: publishedAt,
        text: happenings.exam(title, totalScore),
        note: null,
      })),
  },
];
