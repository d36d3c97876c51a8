import { z } from 'zod';
import { CLASS_PARTS } from '#domain/principal/class-page';
import type { Contract } from './endpoint.ts';
import { gradeQuery, sectionQuery } from './fields.ts';

const figure = z.object({ name: z.string(), value: z.string(), note: z.string(), to: z.string() });

const classPage = z.object({
  school: z.string(),
  pupils: z.number(),
  /** Null until a term is opened. */
  term: z.object({ id: z.number(), name: z.string(), start: z.string(), end: z.string() }).nullable(),
  terms: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Today, or the term's last day. */
  upTo: z.string(),
  parts: z.array(z.object({ kind: z.enum(CLASS_PARTS), figures: z.array(figure) })),
});
export type ClassPage = z.infer<typeof classPage>;

export const principalContract = {
  'GET /api/admin/class-page': {
    access: 'staff',
    summary: 'A class in a term: attendance, conduct, plan, recitation, exams and use, each with the way to its rows',
    query: z.object({
      grade: gradeQuery,
      section: sectionQuery.optional(),
      term: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    }),
    reply: classPage,
  },
} as const satisfies Contract;
