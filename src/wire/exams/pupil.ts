import { z } from 'zod';
import { AGREEMENTS } from '#domain/exams/agreement';
import type { Contract } from '#wire/endpoint';
import { done, rowParams } from '#wire/fields';
import { examQuestion, examShape } from './paper.ts';

const reward = z.object({
  /** To be calculated; calculated and shown; on the rewards page; claimed there. */
  state: z.enum(['ready', 'calculated', 'sent', 'claimed']),
  /** What was sent, or would be: 0 until it is calculated. */
  coins: z.number(),
  points: z.number(),
  /** Of the points, what a full score added. */
  bonus: z.number(),
  sentAt: z.string().nullable(),
});

const wrong = examQuestion.extend({
  /** The place of what the pupil chose; null where the question was left out, or nobody wrote down what was chosen. */
  chosen: z.number().nullable(),
  isLeftOut: z.boolean(),
});
export type WrongQuestion = z.infer<typeof wrong>;

const examCard = z.object({
  id: z.number(),
  title: z.string(),
  date: z.string(),
  gradedAt: z.string(),
  isNew: z.boolean(),
  shape: examShape,
  total: z.number(),
  truefalse: z.number(),
  choice: z.number(),
  matching: z.number(),
  wrong: z.array(wrong),
  reward,
  /** Beside what practice showed; null without any practice. */
  agreement: z.object({ level: z.enum(AGREEMENTS), exam: z.number(), practice: z.number() }).nullable(),
  /** The hardest for the whole grade, where the teacher gives them to practise. */
  practiceSet: z.array(examQuestion),
});
export type ExamCard = z.infer<typeof examCard>;

/** Published, and the pupil was away. */
const missedExam = z.object({
  id: z.number(),
  title: z.string(),
  date: z.string(),
  /** A paper for it was opened, and is not shown yet. */
  hasMakeup: z.boolean(),
});
export type MissedExam = z.infer<typeof missedExam>;

export const examResultsContract = {
  'GET /api/student/results': {
    access: 'pupil',
    summary: 'Own results of the exams that are published, newest first',
    reply: z.object({ exams: z.array(examCard), missed: z.array(missedExam) }),
  },
  'POST /api/student/results/seen': {
    access: 'pupil-self',
    summary: 'The own results were looked at; a second time changes nothing',
    reply: done,
  },
  'POST /api/student/results/:id/calculate': {
    access: 'pupil-self',
    summary: 'What the own result of an exam is worth; a second time answers the same',
    params: rowParams,
    reply: reward,
  },
  'POST /api/student/results/:id/send': {
    access: 'pupil-self',
    summary: 'Send what was calculated to the rewards page; a second time is refused',
    params: rowParams,
    reply: reward,
  },
} as const satisfies Contract;
