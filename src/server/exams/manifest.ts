import type { Manifest } from '#server/manifest';
import { examsAudit } from '#strings/exams/audit';
import { examsRefusals } from '#strings/exams/refusals';
import { createExamsTables } from './migrations/076-exams.ts';
import { examsOfPupil } from './of-pupil.ts';
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
  ofPupil: examsOfPupil,
};
