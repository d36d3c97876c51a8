import type { BenchCase } from '../support/bench-case.ts';
import { longTextOf } from '../support/long-texts.ts';
import type { Pupil } from '../support/pupils.ts';
import { readPupils } from './floor-requests.ts';

/** A text of 600 words with a pupil's marks, which are fifty among half a million, beside the floor's read of one row. */
export const tracking: BenchCase = {
  name: 'tracking',
  atLeast: 0.3,
  floor: readPupils,
  product: ({ pupils, staffCookies }) =>
    staffCookies.map((cookie, index) => {
      const { studentId, grade } = pupils[index] as Pupil;
      return {
        path: `/api/admin/tracking/pupils/${studentId}?textId=${longTextOf(grade)}`,
        headers: { cookie },
      };
    }),
};
