import type { StaffActor } from '#domain/access/actors';
import { isUntouched } from '#domain/exams/answers';
import { about, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { cellFaultTexts } from '#strings/exams/faults';
import type { BodyOf } from '#wire/contract';
import { type Sheet, scored, sheetReply, sheetsOf } from './cells.ts';
import { amongStaff, onExam } from './exams.ts';
import * as papers from './papers-queries.ts';
import type { ExamRow } from './queries.ts';
import { sendWhatIsDue } from './rewards.ts';

type Action = 'exam_makeup_opened' | 'exam_makeup_closed' | 'exam_makeup_published' | 'exam_makeup_unpublished';

const log = (trx: Executor, now: Date, actor: StaffActor, action: Action, exam: ExamRow, sheet: Sheet) =>
  logAdminAction(trx, now, {
    actor,
    action,
    ...about('students', sheet.studentId, sheet.name),
    details: { exam: exam.title, ...(action === 'exam_makeup_published' && { score: sheet.row?.totalScore }) },
  });

const sheetOf = async (trx: Executor, exam: ExamRow, studentId: number): Promise<Sheet> => {
  if (exam.publishedAt === null) throw new Refusal('exam_makeup_early');
  const sheet = (await sheetsOf(trx, exam)).sheets.get(studentId);
  if (!sheet) throw new Refusal('exam_cell_impossible', { fields: { studentId: cellFaultTexts.stranger } });
  return sheet;
};

const replyOf = async (trx: Executor, exam: ExamRow, studentId: number) =>
  sheetReply(await sheetOf(trx, exam, studentId));

const open = async (trx: Executor, now: Date, staff: StaffActor, exam: ExamRow, sheet: Sheet) => {
  const { row, answers, versions, studentId } = sheet;
  if (row?.isComplete === 1) throw new Refusal('exam_makeup_sat');
  const opened = { isAbsent: 0, makeupAt: now.toISOString(), releasedAt: null } as const;
  if (row) await papers.updateCorrection(trx, row.correctionId, opened);
  else
    await papers.insertCorrection(trx, {
      ...scored(exam, answers),
      ...opened,
      versions: JSON.stringify(versions),
      examId: exam.id,
      studentId,
      grade: exam.grade,
      gradedAt: now.toISOString(),
      gradedBy: staff.staffId,
    });
  await log(trx, now, staff, 'exam_makeup_opened', exam, sheet);
};

/** Back to absent: only while nothing was typed. */
const close = async (trx: Executor, now: Date, staff: StaffActor, exam: ExamRow, sheet: Sheet) => {
  if (!isUntouched(sheet.answers)) throw new Refusal('exam_sheet_changed');
  const { correctionId } = sheet.row as papers.CorrectionRow;
  await papers.updateCorrection(trx, correctionId, { isAbsent: 1, makeupAt: null });
  await log(trx, now, staff, 'exam_makeup_closed', exam, sheet);
};

/** For who was away on the day: one paper is open again, and the results of the others stay as they are. */
export const openMakeup = (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { studentId, isOpen }: BodyOf<'POST /api/admin/exams/:id/makeup'>,
) =>
  amongStaff(deps, id, async (trx, exam) => {
    const sheet = await sheetOf(trx, exam, studentId);
    const isMakeup = sheet.row?.makeupAt != null && sheet.row.isAbsent === 0;
    const work = isOpen ? open : close;
    if (isMakeup !== isOpen) await work(trx, deps.clock(), staff, exam, sheet);
    return replyOf(trx, exam, studentId);
  });

const show = async (trx: Executor, now: Date, staff: StaffActor, exam: ExamRow, sheet: Sheet, isPublished: boolean) => {
  const row = sheet.row as papers.CorrectionRow;
  if (isPublished && row.isComplete === 0) throw new Refusal('exam_makeup_unfinished');
  const releasedAt = isPublished ? now.toISOString() : null;
  await papers.updateCorrection(trx, row.correctionId, { releasedAt, seenAt: null });
  await log(trx, now, staff, isPublished ? 'exam_makeup_published' : 'exam_makeup_unpublished', exam, sheet);
  return isPublished ? sendWhatIsDue(trx, now, exam, [row]) : [];
};

/** Shown to its pupil alone, or no more: then it can be typed in again, and what was sent stays. */
export const publishMakeup = async (
  deps: Deps,
  staff: StaffActor,
  id: number,
  { studentId, isPublished }: BodyOf<'POST /api/admin/exams/:id/makeup/publish'>,
) => {
  const { reply, rewarded } = await onExam(deps, id, async (trx, exam) => {
    const sheet = await sheetOf(trx, exam, studentId);
    if (sheet.row?.makeupAt == null) throw new Refusal('exam_makeup_closed');
    const isShown = sheet.row.releasedAt !== null;
    const due = isShown === isPublished ? [] : await show(trx, deps.clock(), staff, exam, sheet, isPublished);
    return { reply: await replyOf(trx, exam, studentId), rewarded: due };
  });
  deps.live.tellBoth({ students: [studentId] }, 'exams');
  if (rewarded.length > 0) deps.live.tellBoth({ students: rewarded }, 'rewards');
  return reply;
};
