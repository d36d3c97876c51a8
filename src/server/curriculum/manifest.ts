import type { Manifest } from '#server/manifest';
import { curriculumAudit } from '#strings/curriculum/audit';
import { curriculumRefusals } from '#strings/curriculum/refusals';
import { createCurriculumTables } from './migrations/066-curriculum.ts';
import { curriculumRoutes } from './routes.ts';
import { planCurriculum } from './seed.ts';
import { hasEveryPlan, provideCurricula } from './service.ts';

export const curriculum: Manifest = {
  name: 'curriculum',
  migrations: { '066-curriculum': createCurriculumTables },
  refusals: curriculumRefusals,
  audit: curriculumAudit,
  routes: [curriculumRoutes],
  provide: provideCurricula,
  demo: planCurriculum,
  setup: { plan: hasEveryPlan },
};
