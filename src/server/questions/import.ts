import type { StaffActor } from '#domain/access/actors';
import { QUESTION_USES } from '#domain/questions/kinds';
import type { Question } from '#domain/questions/questions';
import { questionsTable, type SheetColumn } from '#domain/questions/sheet';
import { nextNumber } from '#domain/questions/uses';
import type { Grade } from '#domain/roster/grades';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { sheetWords } from '#strings/questions/tables';
import type { BodyOf, QueryOf } from '#wire/contract';
import type { QuestionImportReport } from '#wire/questions';
import { changeBanks, matchingOptionsOf, refuseTwin, writtenBy } from './bank.ts';
import * as queries from './bank-queries.ts';
import {
  changeOf,
  type Faults,
  type Known,
  type PlannedRow,
  planImport,
  type School,
  withFalseVerses,
} from './import-plan.ts';
import { presentQuestion } from './present.ts';

const inArabic = (faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([column, text]) => [sheetWords.columns[column as SheetColumn], text]));

const reportOf = (plan: readonly PlannedRow[], isSaved: boolean): QuestionImportReport => {
  const rows = plan.map((row) => ({ ...row, change: changeOf(row), faults: inArabic(row.faults) }));
  const count = (change: string) => rows.filter((row) => row.change === change).length;
  return { isSaved, added: count('add'), edited: count('edit'), same: count('same'), rows };
};

const readSchool = async (executor: Executor, grade: Grade): Promise<School> => ({
  grade,
  matchingOptions: await matchingOptionsOf(executor, grade),
  known: (await queries.listForStaff(executor, grade)).map((row) => ({
    id: row.questionId,
    number: row.number,
    use: row.use,
    grades: row.grades,
    question: presentQuestion(row),
    isRetired: row.retiredAt !== null,
  })),
});

const carryOut = async (
  trx: Executor,
  { grade, known }: School,
  plan: readonly PlannedRow[],
  written: queries.Written,
) => {
  const of = (change: string) => plan.filter((row) => changeOf(row) === change);
  const taken: Pick<Known, 'use' | 'number'>[] = [...known];
  const added = of('add').map(({ use, question }) => {
    const number = nextNumber(use, taken);
    taken.push({ use, number });
    return { ...(question as Question), use, number };
  });
  const edited = of('edit').map(({ meant, question }) => ({ ...(meant as Known), question: question as Question }));
  for (const use of QUESTION_USES) {
    const ofUse = added.filter((each) => each.use === use);
    if (ofUse.length > 0) await queries.insertQuestions(trx, { grade, use }, ofUse, written);
  }
  if (edited.length > 0) await queries.insertVersions(trx, edited, written);
  // The plan knows the texts of this grade alone.
  for (const { question, id, use, grades } of edited)
    for (const other of grades.filter((each) => each !== grade))
      refuseTwin(question, { id, use }, await queries.listForStaff(trx, other));
  return { addedNumbers: added.map(({ number }) => number), changedNumbers: edited.map(({ number }) => number) };
};

type ImportWish = BodyOf<'POST /api/admin/questions/import'>;

/** The plan is made again in the transaction that carries it out: what the page saw may be out of date. */
const saveImport = (deps: Deps, staff: StaffActor, { grade, rows }: ImportWish): Promise<QuestionImportReport> =>
  changeBanks(deps, async (trx) => {
    const school = await readSchool(trx, grade);
    const plan = await withFalseVerses(planImport(rows, school));
    const report = reportOf(plan, true);
    if (report.rows.some(({ change }) => change === 'error')) throw new Refusal('question_import_has_errors');
    if (report.added + report.edited === 0) return report;
    const { addedNumbers, changedNumbers } = await carryOut(trx, school, plan, writtenBy(deps, staff));
    await logAct(trx, deps.clock(), staff, 'questions_imported', about('questions', null), {
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
    : reportOf(await withFalseVerses(planImport(wish.rows, await readSchool(deps.db, wish.grade))), false);

/** What is asked now, as a table that the import reads back without a change. */
export const exportQuestions = async (deps: Deps, { grade, use }: QueryOf<'GET /api/admin/questions/export'>) => {
  const rows = (await queries.listForStaff(deps.db, grade)).filter(
    (row) => row.use === (use ?? row.use) && row.retiredAt === null,
  );
  return {
    fileName: `himma-questions-${[use, grade].filter(Boolean).join('-')}.csv`,
    rows: questionsTable(sheetWords, rows.map(presentQuestion)),
  };
};
