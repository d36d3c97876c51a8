import type { BenchCase } from '../support/bench-case.ts';
import { examAt, writePapers } from '../support/papers.ts';
import { readPupils } from './floor-requests.ts';

/** The grid of one exam, thirty-five papers among a hundred thousand, beside the floor's read of one row. */
export const examGrid: BenchCase = {
  name: 'exam-grid',
  atLeast: 0.3,
  fill: writePapers,
  floor: readPupils,
  product: ({ staffCookies }) =>
    staffCookies.map((cookie, index) => ({ path: `/api/admin/exams/${examAt(index)}/grid`, headers: { cookie } })),
};
