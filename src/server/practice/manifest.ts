import type { Manifest } from '#server/manifest';
import { practiceRefusals } from '#strings/practice/refusals';
import { createPracticeTables } from './migrations/068-practice.ts';
import { practiceOfPupil } from './of-pupil.ts';
import { practiceRoutes } from './routes.ts';
import { settleForgotten } from './service.ts';

export const practice: Manifest = {
  name: 'practice',
  migrations: { '068-practice': createPracticeTables },
  refusals: practiceRefusals,
  routes: [practiceRoutes],
  chore: settleForgotten,
  ofPupil: practiceOfPupil,
};
