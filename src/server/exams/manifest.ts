import type { Manifest } from '#server/manifest';
import { examsAudit } from '#strings/exams/audit';
import { examsRefusals } from '#strings/exams/refusals';
import { createExamsTables } from './migrations/022-exams.ts';
import { indexSections } from './migrations/049-section-grids.ts';
import { examsOfPupil } from './of-pupil.ts';
import { countWaiting } from './queries.ts';
import { examsRoutes } from './routes.ts';
import { planExams } from './seed.ts';
import { provideExams } from './service.ts';

export const exams: Manifest = {
  name: 'exams',
  migrations: { '022-exams': createExamsTables, '049-section-grids': () => indexSections },
  refusals: examsRefusals,
  audit: examsAudit,
  routes: [examsRoutes],
  provide: provideExams,
  demo: planExams,
  waiting: { exams: countWaiting },
  ofPupil: examsOfPupil,
};
