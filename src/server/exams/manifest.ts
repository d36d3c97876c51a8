import { EXAM_SCORE_MAX } from '#domain/exams/paper';
import type { Manifest } from '#server/manifest';
import { examsAudit } from '#strings/exams/audit';
import { examsRefusals } from '#strings/exams/refusals';
import { happenings, standings } from '#strings/roster/pupil-page';
import { createExamsTables } from './migrations/076-exams.ts';
import { shapeExams } from './migrations/100-exam-shapes.ts';
import { examsOfClass } from './of-class.ts';
import { listPublished } from './papers-queries.ts';
import { countWaiting } from './queries.ts';
import { examsRoutes } from './routes.ts';
import { planExams } from './seed.ts';
import { provideExams } from './service.ts';

export const exams: Manifest = {
  name: 'exams',
  migrations: { '076-exams': createExamsTables, '100-exam-shapes': shapeExams },
  refusals: examsRefusals,
  audit: examsAudit,
  ofClass: [examsOfClass],
  routes: [examsRoutes],
  provide: provideExams,
  demo: planExams,
  waiting: { exams: countWaiting },
  ofPupil: [
    {
      kind: 'exams',
      standing: async (executor, studentId) => {
        const results = await listPublished(executor, studentId);
        const sum = results.reduce(
          (total, { totalScore, maxScore }) => total + (totalScore / maxScore) * EXAM_SCORE_MAX,
          0,
        );
        const [latest] = results;
        return {
          value: standings.exam(latest ? { score: latest.totalScore, of: latest.maxScore } : null),
          note: standings.exams(results.length, sum / results.length),
        };
      },
      happened: async (executor, studentId, page) =>
        (await listPublished(executor, studentId, page)).map(({ publishedAt, title, totalScore, maxScore }) => ({
          at: publishedAt,
          text: happenings.exam(title, totalScore, maxScore),
          note: null,
        })),
    },
  ],
};
