import type { Manifest } from '#server/manifest';
import { curriculumAudit } from '#strings/curriculum/audit';
import { curriculumRefusals } from '#strings/curriculum/refusals';
import { createCurriculumTables } from './migrations/066-curriculum.ts';
import { giveTermsPlans } from './migrations/102-term-curricula.ts';
import { planOfClass } from './of-class.ts';
import { planOpenedTerm, refuseLosingTaught } from './of-terms.ts';
import { renameSectionOfTaught } from './queries.ts';
import { curriculumRoutes } from './routes.ts';
import { planCurriculum } from './seed.ts';
import { countEmptyPlans, hasEveryPlan, provideCurricula } from './service.ts';

export const curriculum: Manifest = {
  name: 'curriculum',
  migrations: { '066-curriculum': createCurriculumTables, '102-term-curricula': giveTermsPlans },
  refusals: curriculumRefusals,
  audit: curriculumAudit,
  routes: [curriculumRoutes],
  provide: provideCurricula,
  ofClass: [planOfClass],
  renameSection: renameSectionOfTaught,
  ofTerms: { opened: planOpenedTerm, changing: refuseLosingTaught },
  demo: planCurriculum,
  waiting: { plans: countEmptyPlans },
  setup: { plan: hasEveryPlan },
};
