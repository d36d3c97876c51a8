import { z } from 'zod';
import type { Contract } from './endpoint.ts';
import { done, grade, gradeQuery, personName, shortText, studentParams } from './fields.ts';

const student = z.object({
  id: z.number(),
  name: z.string(),
  nameReading: z.string().nullable(),
  grade,
  classId: z.string().nullable(),
  hasCredentials: z.boolean(),
  lastLogin: z.string().nullable(),
  archivedAt: z.string().nullable(),
});
export type Student = z.infer<typeof student>;

const newStudent = z.object({
  name: personName,
  grade,
  nameReading: shortText(120).nullable().optional(),
  classId: shortText(20).nullable().optional(),
});

const overview = z.object({
  grades: z.array(z.object({ grade, students: z.number(), withCredentials: z.number(), loggedInThisWeek: z.number() })),
  pendingReports: z.number(),
});
export type Overview = z.infer<typeof overview>;

export const rosterContract = {
  'GET /api/admin/overview': {
    access: 'staff',
    summary: 'The staff dashboard in one read',
    reply: overview,
  },
  'GET /api/admin/students': {
    access: 'staff',
    summary: 'Pupils by grade, archive state and search',
    query: z.object({
      grade: gradeQuery.optional(),
      archived: z.enum(['true', 'false']).optional(),
      search: z.string().max(80).optional(),
    }),
    reply: z.object({ students: z.array(student) }),
  },
  'POST /api/admin/students': { access: 'staff', summary: 'Add a pupil', body: newStudent, reply: student },
  'PATCH /api/admin/students/:studentId': {
    access: 'staff',
    summary: 'Edit a pupil or move them to another grade',
    params: studentParams,
    body: newStudent.partial(),
    reply: student,
  },
  'POST /api/admin/students/:studentId/archive': {
    access: 'staff',
    summary: 'Archive a pupil and end their sessions',
    params: studentParams,
    reply: done,
  },
  'POST /api/admin/students/:studentId/restore': {
    access: 'staff',
    summary: 'Bring an archived pupil back',
    params: studentParams,
    reply: done,
  },
} as const satisfies Contract;
