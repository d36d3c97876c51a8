import type { Manifest } from '#server/manifest';
import { practiceRefusals } from '#strings/practice/refusals';
import { createPracticeTables } from './migrations/009-practice.ts';
import { markLateAnswers } from './migrations/015-late-answers.ts';
import { countPlaces } from './migrations/048-counted-places.ts';
import { practiceOfPupil } from './of-pupil.ts';
import { practiceRoutes } from './routes.ts';
import { settleForgotten } from './service.ts';

export const practice: Manifest = {
  name: 'practice',
  migrations: {
    '009-practice': createPracticeTables,
    '015-late-answers': markLateAnswers,
    '048-counted-places': () => countPlaces,
  },
  refusals: practiceRefusals,
  routes: [practiceRoutes],
  chore: settleForgotten,
  ofPupil: practiceOfPupil,
};
