import type { Manifest } from '#server/manifest';
import { examsAudit } from '#strings/exams/audit';
import { examsRefusals } from '#strings/exams/refusals';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createExamsTables } from './migrations/076-exams.ts';
import { listPublished } from './papers-queries.ts';
import { countWaiting } from './queries.ts';
import { examsRoutes } from './routes.ts';
import { planExams } from './seed.ts';
import { provideExams } from './service.ts';

export const exams: Manifest = {
  name: 'exams',
  migrations: { '076-exams': createExamsTables },
  refusals: examsRefusals,
  audit: examsAudit,
  routes: [examsRoutes],
  provide: provideExams,
  demo: planExams,
  waiting: { exams: countWaiting },
  ofPupil: [
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
  ],
};
