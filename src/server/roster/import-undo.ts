import type { StaffActor } from '#domain/access/actors';
import { type ImportStep, planImportUndo } from '#domain/roster/import-undo';
import { about, logAdminAction } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { fieldsOf, pupilOf } from './import.ts';
import * as imports from './import-queries.ts';
import * as queries from './queries.ts';

const stepOf = (row: imports.ImportedRow): ImportStep => ({
  studentId: row.studentId,
  before: row.before === null ? null : JSON.parse(row.before),
  after: JSON.parse(row.after),
});

/** Names the import it takes back, so that a second click does not take back the one before it as well. */
export const undoImport = (deps: Deps, staff: StaffActor, importId: number) =>
  deps.db.transaction().execute(async (trx) => {
    await queries.takeRosterTurn(trx);
    if ((await imports.findUndoable(trx))?.id !== importId) throw new Refusal('import_not_found');
    const steps = (await imports.listImported(trx, importId)).map(stepOf);
    const added = steps.filter(({ before }) => before === null).map(({ studentId }) => studentId);
    const present = (await queries.listActive(trx)).map(pupilOf);
    const held = await imports.findHeld(trx, deps.engine, added);
    const { returning, leaving, skipped } = planImportUndo(steps, present, held);
    const now = deps.clock();
    for (const pupil of returning) await queries.updateStudent(trx, pupil.id, fieldsOf(pupil));
    await imports.removeStudents(trx, leaving);
    await imports.markUndone(trx, importId, now.toISOString());
    const result = { removed: leaving.length, restored: returning.length, skipped };
    await logAdminAction(trx, now, {
      actor: staff,
      action: 'import_undone',
      ...about('roster_imports', importId),
      details: result,
    });
    return result;
  });
