import type { BenchCase } from '../support/bench-case.ts';
import { longTextOf } from '../support/long-texts.ts';
import type { Pupil } from '../support/pupils.ts';
import { readPupils } from './floor-requests.ts';

/** A text of some 600 words with the times of its verses, beside the floor’s read of one row. */
export const quranText: BenchCase = {
  name: 'quran-text',
  atLeast: 0.3,
  floor: readPupils,
  product: ({ pupils, sessionCookies }) =>
    sessionCookies.map((cookie, index) => ({
      path: `/api/student/quran/texts/${longTextOf((pupils[index] as Pupil).grade)}`,
      headers: { cookie },
    })),
};
