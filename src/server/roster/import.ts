import type { StaffActor } from '#domain/access/actors';
import { type ImportPlan, planImport } from '#domain/roster/import';
import type { PupilLine, RosterPupil } from '#domain/roster/pupils';
import { type AuditLine, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { ImportResult } from '#wire/roster';
import { insertImport } from './import-queries.ts';
import * as queries from './queries.ts';

type Sheet = readonly (readonly string[])[];

/** What staff and their files say of a pupil, and nothing else of the row. */
export const fieldsOf = ({ name, grade, classId, nameReading }: PupilLine): queries.StudentFields => ({
  name,
  grade,
  classId,
  nameReading,
});

export const pupilOf = (row: queries.StudentFields & { id: number }): RosterPupil => ({ id: row.id, ...fieldsOf(row) });

const planFor = async (executor: Executor, sheet: Sheet): Promise<ImportPlan> => {
  const plan = planImport(sheet, (await queries.listActive(executor)).map(pupilOf));
  const rows = plan.additions.length + plan.changes.length + plan.unchanged + plan.errors.length;
  if (rows === 0) throw new Refusal('import_empty');
  return plan;
};

export const previewImport = (deps: Deps, sheet: Sheet): Promise<ImportPlan> => planFor(deps.db, sheet);

const resultOf = (plan: ImportPlan): ImportResult => ({
  added: plan.additions.length,
  changed: plan.changes.length,
  unchanged: plan.unchanged,
});

const auditLine = (staff: StaffActor, plan: ImportPlan): AuditLine => ({
  actor: staff,
  action: 'students_imported',
  tableName: 'students',
  details: {
    ...resultOf(plan),
    added_names: plan.additions.map((pupil) => pupil.name),
    changed_names: plan.changes.map((change) => change.before.name),
  },
  ...(plan.changes.length > 0 && {
    before: { students: plan.changes.map(({ before }) => ({ id: before.id, ...fieldsOf(before) })) },
    after: { students: plan.changes.map(({ after }) => ({ id: after.id, ...fieldsOf(after) })) },
  }),
});

/** The plan is made again in the transaction that carries it out: what the page saw may be out of date. */
export const importStudents = (deps: Deps, staff: StaffActor, sheet: Sheet): Promise<ImportResult> =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const plan = await planFor(trx, sheet);
    if (plan.errors.length > 0) throw new Refusal('import_has_errors');
    const now = deps.clock();
    const added = await queries.insertStudents(trx, plan.additions.map(fieldsOf), now.toISOString());
    const steps = [
      ...added.map(({ id, ...row }) => ({ studentId: id, before: null, after: fieldsOf(row) })),
      ...plan.changes.map(({ before: { id, ...before }, after: { id: _, ...after } }) => ({
        studentId: id,
        before,
        after,
      })),
    ];
    if (steps.length > 0) await insertImport(trx, staff.staffId, now.toISOString(), steps);
    for (const { after } of plan.changes) await queries.updateStudent(trx, after.id, fieldsOf(after));
    await logAdminAction(trx, now, auditLine(staff, plan));
    return resultOf(plan);
  });
