import { randomUUID } from 'node:crypto';
import { PAPER_ORDER, SPECIFIED_MARKS } from '#domain/exams/paper';
import type { Grade } from '#domain/roster/grades';
import type { World } from './world.ts';

const MATCHING = ['الشهادتان', 'الصلاة', 'الزكاة', 'الصوم', 'الحج'];
/** Right everywhere in a paper of `examFields`. */
export const RIGHT = PAPER_ORDER.map(() => 1);

/** A sound paper; the first option is right everywhere, and of true and false the sentence is true. */
export const examFields = (more: { readonly title?: string; readonly grade?: Grade; readonly date?: string } = {}) => ({
  requestKey: randomUUID(),
  title: more.title ?? 'اختبار الوحدة الأولى',
  grade: more.grade ?? 4,
  date: more.date ?? '2026-02-01',
  matchingOptions: MATCHING,
  marks: { ...SPECIFIED_MARKS },
  questions: PAPER_ORDER.map((type, place) => ({
    subject: 'Fiqh',
    type,
    text: `سؤال رقم ${place + 1}`,
    options: type === 'choice' ? ['واحد', 'اثنان', 'ثلاثة', 'أربعة'] : [],
    answer: 0,
    verse: null as string | null,
    source: 'مقرر الفقه',
    correction: null as string | null,
    explanation: 'لأنه هكذا',
  })),
});

type Staff = Pick<Awaited<ReturnType<World['teacher']>>, 'agent'>;

export const madeExam = async ({ agent }: Staff, more?: Parameters<typeof examFields>[0]): Promise<number> =>
  (await agent.call('POST /api/admin/exams', { body: examFields(more) })).body.id;

/** A whole paper as it is typed for the first time. */
export const cellsOf = (studentId: number, answers: readonly (number | null)[], version = 0) =>
  answers.map((answer, place) => ({ studentId, place, answer, version }));

export const typeCells = ({ agent }: Staff, id: number, cells: ReturnType<typeof cellsOf>) =>
  agent.call('POST /api/admin/exams/:id/cells', { params: { id }, body: { cells } });

export const publish = ({ agent }: Staff, id: number, isPublished = true) =>
  agent.call('POST /api/admin/exams/:id/publish', { params: { id }, body: { isPublished } });

export const gridOf = async ({ agent }: Staff, id: number) =>
  (await agent.call('GET /api/admin/exams/:id/grid', { params: { id } })).body;
