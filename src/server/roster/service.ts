import type { StaffActor } from '#domain/access/actors';
import { GRADES, type Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { ClassFilter } from '#server/platform/db/pupils';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { endStudentSessions } from '#server/platform/sessions';
import type { BodyOf } from '#wire/contract';
import type { Recipients } from '#wire/recipients';
import * as queries from './queries.ts';

export { isClassmate, listClassmates, listPartners, readClassmates, readGrade } from './classmates.ts';
export { importStudents, previewImport, undoImport } from './import.ts';
export { findUndoable as readLastImport } from './import-queries.ts';
export { listColumns } from './list-columns.ts';
export { readKnownNumbers, readNationalNumber, showNationalNumber, writeNationalNumber } from './national-numbers.ts';
export { promote, readPromotion, undoPromotion } from './promotion.ts';
export { readPupilPage, readTimeline } from './pupil-page.ts';
export {
  addToBalances,
  clearProfileImages,
  countPupils,
  listStudents,
  provideFormerStudent,
  setProfileImage,
  takeRosterTurn,
} from './queries.ts';
export { renameSection } from './sections.ts';
export { previewYearList, takeYearList } from './year-list.ts';

type NewStudent = BodyOf<'POST /api/admin/students'>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const NOBODY = { students: 0, withCredentials: 0, loggedInThisWeek: 0 };

export const readOverview = async (deps: Deps) => {
  const counts = await queries.countByGrade(deps.db, new Date(deps.clock().getTime() - WEEK_MS).toISOString());
  return { grades: GRADES.map((grade) => counts.find((row) => row.grade === grade) ?? { grade, ...NOBODY }) };
};

/** As people count them, أ before ب, whatever the database sorts by. */
export const listSections = async (executor: Executor) =>
  (await queries.listSections(executor)).toSorted((a, b) =>
    a.section.localeCompare(b.section, 'ar', { numeric: true }),
  );

/** The public forms know pupils by name and grade: two of the same could never be told apart (D-9). */
const refuseTwin = async (executor: Executor, name: string, grade: Grade, self?: number) => {
  const twin = await queries.findTwin(executor, name, grade);
  if (twin && twin.id !== self) throw new Refusal('duplicate_student');
};

export const addStudent = (deps: Deps, staff: StaffActor, student: NewStudent) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    await refuseTwin(trx, student.name, student.grade);
    const fields: queries.StudentFields = {
      name: student.name,
      grade: student.grade,
      nameReading: student.nameReading ?? null,
      classId: student.classId ?? null,
      calledAs: student.calledAs ?? null,
    };
    const now = deps.clock();
    const { id } = await queries.insertStudent(trx, fields, now.toISOString());
    await logAct(trx, now, staff, 'student_added', about('students', id, student.name), { after: { ...fields } });
    return queries.readStudent(trx, id);
  });

export const editStudent = (deps: Deps, staff: StaffActor, id: number, change: Partial<NewStudent>) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const before = queries.fieldsOf(await queries.readStudent(trx, id));
    const after: queries.StudentFields = {
      name: change.name ?? before.name,
      grade: change.grade ?? before.grade,
      nameReading: change.nameReading === undefined ? before.nameReading : change.nameReading,
      classId: change.classId === undefined ? before.classId : change.classId,
      calledAs: change.calledAs === undefined ? before.calledAs : change.calledAs,
    };
    await refuseTwin(trx, after.name, after.grade, id);
    await queries.updateStudent(trx, id, after);
    await logAct(trx, deps.clock(), staff, 'student_edited', about('students', id, after.name), {
      before: { ...before },
      after: { ...after },
    });
    return queries.readStudent(trx, id);
  });

const setArchived = async (deps: Deps, staff: StaffActor, id: number, archive: boolean): Promise<void> => {
  const ended = await deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const student = await queries.readStudent(trx, id);
    const now = deps.clock();
    if (!archive) await refuseTwin(trx, student.name, student.grade, id);
    await queries.setArchived(trx, id, archive ? now.toISOString() : null);
    const sessions = archive ? await endStudentSessions(trx, id) : [];
    const action = archive ? 'student_archived' : 'student_restored';
    await logAct(trx, now, staff, action, about('students', id, student.name));
    return sessions;
  });
  deps.live.end(ended);
};

export const archiveStudent = (deps: Deps, staff: StaffActor, id: number) => setArchived(deps, staff, id, true);
export const restoreStudent = (deps: Deps, staff: StaffActor, id: number) => setArchived(deps, staff, id, false);

export type Recipient = Awaited<ReturnType<typeof queries.listRecipients>>[number];

/** The pupils something goes to, by grade and name. Somebody named who is not there, or archived, stops it all. */
export const findRecipients = async (executor: Executor, to: Recipients): Promise<Recipient[]> => {
  const found = await queries.listRecipients(executor, to);
  if (to.kind === 'students' && found.length < new Set(to.ids).size) throw new Refusal('recipients_missing');
  if (found.length === 0) throw new Refusal('recipients_none');
  return found;
};

export const exportStudents = async (deps: Deps, staff: StaffActor, filter: ClassFilter & { archived: boolean }) => {
  const pupils = await queries.listStudents(deps.db, filter);
  await logAct(deps.db, deps.clock(), staff, 'students_exported', about('students', null), {
    details: { grade: filter.grade ?? null, archived: filter.archived, students: pupils.length },
  });
  return pupils;
};
