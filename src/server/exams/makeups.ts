import type { StaffActor } from '#domain/access/actors';
import { isUntouched } from '#domain/exams/answers';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { BodyOf } from '#wire/contract';
import { readSheet, type Saving, type Sheet, scored, sheetReply } from './cells.ts';
import { amongStaff, onExam } from './exams.ts';
import * as papers from './papers-queries.ts';
import type { ExamRow } from './queries.ts';
import { sendWhatIsDue } from './rewards.ts';

type Action = 'exam_makeup_opened' | 'exam_makeup_closed' | 'exam_makeup_published' | 'exam_makeup_unpublished';

const log = (trx: Executor, { exam, staff, now }: Saving, sheet: Sheet, action: Action) =>
  logAct(trx, now, staff, action, about('students', sheet.studentId, sheet.name), {
    details: { exam: exam.title, ...(action === 'exam_makeup_published' && { score: sheet.row?.totalScore }) },
  });

const sheetOf = async (trx: Executor, exam: ExamRow, studentId: number): Promise<Sheet> => {
  if (exam.publishedAt === null) throw new Refusal('exam_makeup_early');
  return readSheet(trx, exam, studentId);
};

const replyOf = async (trx: Executor, exam: ExamRow, studentId: number) =>
  sheetReply(await readSheet(trx, exam, studentId));

const open = async (trx: Executor, saving: Saving, sheet: Sheet) => {
  const { row, answers, versions, studentId } = sheet;
  const { exam, staff, now } = saving;
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
  await log(trx, saving, sheet, 'exam_makeup_opened');
};

/** Back to absent: only while nothing was typed. */
const close = async (trx: Executor, saving: Saving, sheet: Sheet) => {
  if (!isUntouched(sheet.answers)) throw new Refusal('exam_sheet_changed');
  const { correctionId } = sheet.row as papers.CorrectionRow;
  await papers.updateCorrection(trx, correctionId, { isAbsent: 1, makeupAt: null });
  await log(trx, saving, sheet, 'exam_makeup_closed');
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
    if (isMakeup !== isOpen) await work(trx, { exam, staff, now: deps.clock() }, sheet);
    return replyOf(trx, exam, studentId);
  });

const show = async (trx: Executor, saving: Saving, sheet: Sheet, isPublished: boolean) => {
  const row = sheet.row as papers.CorrectionRow;
  const { exam, now } = saving;
  if (isPublished && row.isComplete === 0) throw new Refusal('exam_makeup_unfinished');
  const releasedAt = isPublished ? now.toISOString() : null;
  await papers.updateCorrection(trx, row.correctionId, { releasedAt, seenAt: null });
  await log(trx, saving, sheet, isPublished ? 'exam_makeup_published' : 'exam_makeup_unpublished');
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
    const saving = { exam, staff, now: deps.clock() };
    const due = isShown === isPublished ? [] : await show(trx, saving, sheet, isPublished);
    return { reply: await replyOf(trx, exam, studentId), rewarded: due };
  });
  deps.live.tellBoth({ students: [studentId] }, 'exams');
  if (rewarded.length > 0) deps.live.tellBoth({ students: rewarded }, 'rewards');
  return reply;
};
