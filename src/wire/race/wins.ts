import { z } from 'zod';
import type { Contract } from '#wire/endpoint';
import { classQuery, grade } from '#wire/fields';

const pupilRaces = z.object({
  studentId: z.number(),
  studentName: z.string(),
  grade,
  played: z.number(),
  won: z.number(),
  /** Of those without a single wrong answer. */
  flawless: z.number(),
  lost: z.number(),
  /** When the last one ended. */
  lastAt: z.string(),
});
export type PupilRaces = z.infer<typeof pupilRaces>;

const query = z.object({ ...classQuery });

export const raceWinsContract = {
  'GET /api/admin/race-wins': {
    access: 'staff',
    summary: 'Races played and won by each pupil who raced, most wins first',
    query,
    reply: z.object({ pupils: z.array(pupilRaces) }),
  },
  'GET /api/admin/race-wins.csv': {
    access: 'staff',
    summary: 'The same as a file for a spreadsheet',
    query,
    reply: z.string(),
  },
} as const satisfies Contract;
