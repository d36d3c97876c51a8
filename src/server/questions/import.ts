import type { StaffActor } from '#domain/access/actors';
import type { Question } from '#domain/questions/questions';
import { questionsTable, type SheetColumn } from '#domain/questions/sheet';
import type { Grade } from '#domain/roster/grades';
import { logAdminAction } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { sheetWords } from '#strings/questions/tables';
import type { BodyOf } from '#wire/contract';
import type { QuestionImportReport } from '#wire/questions';
import { changeBanks, matchingOptionsOf, questionOf, writtenBy } from './bank.ts';
import * as queries from './bank-queries.ts';
import { changeOf, type Faults, type Known, type PlannedRow, planImport, type School } from './import-plan.ts';

const inArabic = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([column, text]) => [sheetWords.columns[column as SheetColumn], text]));

const reportOf = (plan: readonly PlannedRow[], isSaved: boolean): QuestionImportReport => {
  const count = (change: string) => plan.filter((row) => changeOf(row) === change).length;
  return {
    isSaved,
    added: count('add'),
    edited: count('edit'),
    same: count('same'),
    rows: plan.map((row) => ({
      row: row.row,
      text: row.text,
      change: changeOf(row),
      faults: inArabic(row.faults),
    })),
  };
};

const readSchool = async (executor: Executor, grade: Grade): Promise<School> => ({
  grade,
  matchingOptions: await matchingOptionsOf(executor, grade),
  known: (await queries.listForStaff(executor, grade)).map((row) => ({
    id: row.question_id,
    number: row.number,
    question: questionOf(row),
    isRetired: row.retired_at !== null,
  })),
});

const carryOut = async (
  trx: Executor,
  { grade, known }: School,
  plan: readonly PlannedRow[],
  written: queries.Written,
) => {
  const of = (change: string) => plan.filter((row) => changeOf(row) === change);
  const first = (known.at(-1)?.number ?? 0) + 1;
  const added = of('add').map(({ question }, at) => ({ ...(question as Question), number: first + at }));
  const edited = of('edit').map(({ meant, question }) => ({ ...(meant as Known), question: question as Question }));
  if (added.length > 0) await queries.insertQuestions(trx, grade, added, written);
  if (edited.length > 0) await queries.insertVersions(trx, edited, written);
  return { addedNumbers: added.map(({ number }) => number), changedNumbers: edited.map(({ number }) => number) };
};

type ImportWish = BodyOf<'POST /api/admin/questions/import'>;

/** The plan is made again in the transaction that carries it out: what the page saw may be out of date. */
const saveImport = (deps: Deps, staff: StaffActor, { grade, rows }: ImportWish): Promise<QuestionImportReport> =>
  changeBanks(deps, async (trx) => {
    const school = await readSchool(trx, grade);
    const plan = planImport(rows, school);
    const report = reportOf(plan, true);
    if (report.rows.some(({ change }) => change === 'error')) throw new Refusal('question_import_has_errors');
    if (report.added + report.edited === 0) return report;
    const { addedNumbers, changedNumbers } = await carryOut(trx, school, plan, writtenBy(deps, staff));
    await logAdminAction(trx, deps.clock(), {
      actor: staff,
      action: 'questions_imported',
      tableName: 'questions',
      details: {
        grade,
        added: report.added,
        changed: report.edited,
        unchanged: report.same,
        added_numbers: addedNumbers,
        changed_numbers: changedNumbers,
      },
    });
    return report;
  });

export const importQuestions = async (deps: Deps, staff: StaffActor, wish: ImportWish) =>
  wish.save
    ? saveImport(deps, staff, wish)
    : reportOf(planImport(wish.rows, await readSchool(deps.db, wish.grade)), false);

/** What is asked now, as a table that the import reads back without a change. */
export const exportQuestions = async (deps: Deps, grade: Grade) => {
  const rows = (await queries.listForStaff(deps.db, grade)).filter((row) => row.retired_at === null);
  const questions = rows.map((row) => ({ ...questionOf(row), number: row.number }));
  return { fileName: `himma-questions-${grade}.csv`, rows: questionsTable(sheetWords, questions) };
};
