import type { StaffActor } from '#domain/access/actors';
import { type ImportPlan, planImport } from '#domain/roster/import';
import { type ImportStep, planImportUndo } from '#domain/roster/import-undo';
import type { PupilLine } from '#domain/roster/pupils';
import { type AuditLine, about, logAct, logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { BodyOf } from '#wire/contract';
import type { ImportResult } from '#wire/roster';
import * as imports from './import-queries.ts';
import { learnColumns } from './list-columns.ts';
import * as numbers from './national-number-queries.ts';
import { keepNumbers, readKnownNumbers } from './national-numbers.ts';
import * as queries from './queries.ts';

type Wish = BodyOf<'POST /api/admin/students/import'>;
type Sheet = BodyOf<'POST /api/admin/students/import/preview'>;

const planFor = async (executor: Executor, { secrets }: Deps, { rows: sheet, choices }: Sheet): Promise<ImportPlan> => {
  const known = await readKnownNumbers(executor, secrets);
  const plan = planImport(sheet, await queries.listActive(executor), { choices, numbers: known });
  const told = plan.additions.length + plan.changes.length + plan.unchanged;
  const rows = told + plan.likenesses.length + plan.errors.length;
  if (rows === 0) throw new Refusal('import_empty');
  return plan;
};

export const previewImport = (deps: Deps, wish: Sheet) => planFor(deps.db, deps, wish);

const resultOf = (plan: ImportPlan): ImportResult => ({
  added: plan.additions.length,
  changed: plan.changes.length,
  unchanged: plan.unchanged,
});

/** Writes what a plan says of those who are added or changed, and answers who they are now. */
export const writePlan = async (trx: Executor, plan: ImportPlan, at: string) => {
  const additions = plan.additions.map(queries.fieldsOf);
  const added = additions.length > 0 ? await queries.insertStudents(trx, additions, at) : [];
  for (const { after } of plan.changes) await queries.updateStudent(trx, after.id, after);
  return added;
};

export const refuseUnfinished = (plan: ImportPlan): void => {
  if (plan.errors.length > 0) throw new Refusal('import_has_errors');
  if (plan.likenesses.some(({ is }) => is === null)) throw new Refusal('import_needs_choices');
};

/** What an import writes down of each, in the order of the rows that were made or changed. */
const stepsOf = (plan: ImportPlan, added: readonly (queries.StudentFields & { id: number })[]) => [
  ...added.map((row) => ({ studentId: row.id, before: null, after: queries.fieldsOf(row) })),
  ...plan.changes.map(({ before, after }) => ({
    studentId: before.id,
    before: queries.fieldsOf(before),
    after: queries.fieldsOf(after),
  })),
];

const place = ({ name, grade }: queries.StudentFields): string => `${grade} ${name}`;

/** Whose numbers came with the list; no two of a name are added to a grade. */
export const numbersOf = (plan: ImportPlan, added: readonly (queries.StudentFields & { id: number })[]) => {
  const ids = new Map(added.map((row) => [place(row), row.id]));
  return [
    ...plan.additions.map((row) => ({ studentId: ids.get(place(row)) ?? 0, nationalNumber: row.nationalNumber })),
    ...plan.changes.map(({ before, nationalNumber }) => ({ studentId: before.id, nationalNumber })),
  ].filter(({ nationalNumber }) => nationalNumber !== null);
};

const auditLine = (staff: StaffActor, plan: ImportPlan): AuditLine => ({
  actor: staff,
  action: 'students_imported',
  tableName: 'students',
  details: {
    ...resultOf(plan),
    national_numbers: [...plan.additions, ...plan.changes].filter((each) => each.nationalNumber !== null).length,
    added_names: plan.additions.map((pupil) => pupil.name),
    changed_names: plan.changes.map((change) => change.before.name),
  },
  ...(plan.changes.length > 0 && {
    before: { students: plan.changes.map(({ before }) => ({ id: before.id, ...queries.fieldsOf(before) })) },
    after: { students: plan.changes.map(({ after }) => ({ id: after.id, ...queries.fieldsOf(after) })) },
  }),
});

/** The plan is made again in the transaction that carries it out: what the page saw may be out of date. */
export const importStudents = (deps: Deps, staff: StaffActor, wish: Wish): Promise<ImportResult> =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    const plan = await planFor(trx, deps, wish);
    refuseUnfinished(plan);
    const now = deps.clock();
    const added = await writePlan(trx, plan, now.toISOString());
    const steps = stepsOf(plan, added);
    if (steps.length > 0) {
      const importId = await imports.insertImport(trx, staff.staffId, now.toISOString(), steps);
      await keepNumbers(trx, deps.secrets, numbersOf(plan, added), importId);
    }
    if (wish.learned) await learnColumns(trx, wish.learned);
    await logAdminAction(trx, now, auditLine(staff, plan));
    return resultOf(plan);
  });

/** What an import of before 091 wrote down says nothing of what pupils are called. */
const lineOf = (written: string): PupilLine => ({ calledAs: null, ...JSON.parse(written) });

const stepOf = (row: imports.ImportedRow): ImportStep => ({
  studentId: row.studentId,
  before: row.before === null ? null : lineOf(row.before),
  after: lineOf(row.after),
});

/** Names the import it takes back, so that a second click does not take back the one before it as well. */
export const undoImport = (deps: Deps, staff: StaffActor, importId: number) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    if ((await imports.findUndoable(trx))?.importId !== importId) throw new Refusal('import_not_found');
    const steps = (await imports.listImported(trx, importId)).map(stepOf);
    const added = steps.filter(({ before }) => before === null).map(({ studentId }) => studentId);
    const present = await queries.listActive(trx);
    const held = new Set([
      ...(await imports.findHeld(trx, deps.engine, added)),
      ...(await numbers.listOfOthers(trx, importId)).map(({ studentId }) => studentId),
    ]);
    const { returning, leaving, skipped } = planImportUndo(steps, present, held);
    const now = deps.clock();
    for (const pupil of returning) await queries.updateStudent(trx, pupil.id, pupil);
    const restored = returning.map(({ id }) => id);
    await numbers.removeOfImport(trx, importId, restored);
    await imports.removeStudents(trx, leaving);
    await imports.markUndone(trx, importId, now.toISOString());
    const result = { removed: leaving.length, restored: returning.length, skipped };
    await logAct(trx, now, staff, 'import_undone', about('roster_imports', importId), { details: result });
    return result;
  });
