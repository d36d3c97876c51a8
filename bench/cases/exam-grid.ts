import type { BenchCase } from '../support/bench-case.ts';
import { examAt } from '../support/papers.ts';
import { sectionOf } from '../support/pupils.ts';
import { readPupils } from './floor-requests.ts';

/** The grid of one exam, a section's papers among a hundred thousand, beside the floor's read of one row. */
export const examGrid: BenchCase = {
  name: 'exam-grid',
  atLeast: 0.3,
  floor: readPupils,
  product: ({ staffCookies }) =>
    staffCookies.map((cookie, index) => ({
      path: `/api/admin/exams/${examAt(index)}/grid?section=${sectionOf(index)}`,
      headers: { cookie },
    })),
};
