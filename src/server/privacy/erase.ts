import { sql } from 'kysely';
import { DEMO_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import type { Known } from '#domain/privacy/forget';
import { normaliseName } from '#domain/roster/names';
import { type FoundLines, findInAudit, forgetInAudit, holdChain } from '#server/audit/service';
import { forgetHelper, forgetInLessons } from '#server/classroom/service';
import { forgetWinner } from '#server/contests/service';
import { deleteEmptyBatches } from '#server/messages/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { removeFiles } from '#server/platform/files/files';
import { forgetInRaces } from '#server/race/service';
import { deleteReportsByName } from '#server/reports/service';
import { provideFormerStudent, takeRosterTurn } from '#server/roster/service';
import { forgetDemoLogin } from '#server/seed/demo-logins';
import { forgetInOrders } from '#server/store/service';
import { formerStudent } from '#strings/privacy/words';
import * as queries from './queries.ts';
import { HOLDINGS } from './registry.ts';

type Pupil = Awaited<ReturnType<typeof queries.readPupil>>;

type Facts = Readonly<Partial<Record<'name' | 'login_id', unknown>>>;

/** Everything they were ever called, and every login they had, as far as the log knows. */
const knownBy = async (trx: Executor, { id, name, loginId }: Pupil): Promise<Known> => {
  const lines = await queries.listFormerFacts(trx, id);
  const facts = lines.flatMap(({ before, after }) =>
    [before, after].flatMap((json) => (json === null ? [] : [JSON.parse(json) as Facts])),
  );
  const names = [name, ...lines.map((line) => line.subjectName), ...facts.map((fact) => fact.name)];
  const logins = [loginId, ...facts.map((fact) => fact.login_id)];
  return {
    studentId: id,
    names: [...new Set(names.filter((each) => typeof each === 'string'))],
    loginIds: [...new Set(logins.filter((each) => typeof each === 'number'))],
  };
};

/** What stays because it is of others as well, without the person. Before their rows go, which say where it is. */
const makeNameless = async (trx: Executor, deps: Deps, known: Known) => {
  const { studentId } = known;
  await provideFormerStudent(trx, deps.clock().toISOString());
  return {
    ...(await forgetInLessons(trx, studentId)),
    ...(await forgetInRaces(trx, studentId)),
    contest_winners: await forgetWinner(trx, studentId),
    session_distributions: await forgetHelper(trx, studentId),
    attempt_guards: await queries.deleteGuards(trx, known.loginIds),
    shared_orders: await forgetInOrders(trx, deps, studentId),
  };
};

const deleteTheirs = async (trx: Executor, studentId: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const table of queries.TABLES_OF_PUPILS)
    if (HOLDINGS[table].erase === 'deleted') counts[table] = await queries.deleteRows(trx, table, studentId);
  return counts;
};

const toForget = async (executor: Executor, pupil: Pupil) => {
  const known = await knownBy(executor, pupil);
  const hasNamesake = await queries.hasNamesake(executor, pupil.id, known.names);
  return { ...known, hasNamesake, records: queries.recordsOf(executor, pupil.id), instead: formerStudent() };
};

const erase = async (trx: Executor, deps: Deps, pupil: Pupil, found: FoundLines) => {
  const known = await toForget(trx, pupil);
  const { hasNamesake } = known;
  const files = await queries.listFiles(trx, pupil.id);
  const lines = await forgetInAudit(trx, deps, known, found);
  const nameless = await makeNameless(trx, deps, known);
  if (!hasNamesake) await deleteReportsByName(trx, known.names);
  const deleted = await deleteTheirs(trx, pupil.id);
  const fileIds = files.map(({ id }) => id);
  if (fileIds.length > 0) await queries.deleteFiles(trx, fileIds);
  const batches = await deleteEmptyBatches(trx);
  const words = hasNamesake ? 0 : await queries.forgetInWords(trx, known);
  const counts = { ...deleted, ...nameless, message_batches: batches, audit_log: lines, words };
  return { counts, files };
};

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * What SQLite deleted still stands in its file, in pages that are free, until they are written again; and in the journal.
 * Answers whether nothing is left: while a backup reads, the journal stays.
 */
const cleanDisk = async ({ db, engine }: Deps): Promise<boolean> => {
  if (engine === 'postgres') return true;
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
};

/** Every hour: what a kill, or a backup that was being made, left on the disk. Files without a row are swept before. */
export const finishErasures = async (deps: Deps): Promise<void> => {
  if ((await queries.hasUncleaned(deps.db)) && (await cleanDisk(deps)))
    await queries.markCleaned(deps.db, deps.clock().toISOString());
};

/** For a person who decided it, or for the time that did. Everything of a pupil goes, in one transaction. */
const eraseNow = async (deps: Deps, staff: StaffActor | null, studentId: number, check: (pupil: Pupil) => void) => {
  if (studentId === DEMO_STUDENT_ID) throw new Refusal('student_not_erasable');
  const pupilNow = await queries.readPupil(deps.db, studentId);
  check(pupilNow);
  const found = await findInAudit(deps.db, await toForget(deps.db, pupilNow));
  const { files, ended } = await deps.db.transaction().execute(async (trx) => {
    await holdChain(trx, deps);
    await takeRosterTurn(trx);
    const pupil = await queries.readPupil(trx, studentId);
    check(pupil);
    const open = await queries.listSessions(trx, studentId);
    const erased = await erase(trx, deps, pupil, found);
    const now = deps.clock();
    await queries.insertErasure(trx, {
      erasedAt: now.toISOString(),
      staffId: staff?.staffId ?? null,
      counts: JSON.stringify(erased.counts),
      files: erased.files.length,
    });
    await logAct(trx, now, staff, 'student_erased', about('erasures', null), {
      details: {
        rows: sumOf(erased.counts),
        files: erased.files.length,
        log_lines: erased.counts.audit_log,
        why: staff ? 'asked' : 'retention',
      },
    });
    return { files: erased.files, ended: open.map(({ id }) => id) };
  });
  deps.live.end(ended);
  await removeFiles(deps, files);
  forgetDemoLogin(deps, studentId);
};

/** Of somebody who left so long ago that nothing is needed any more. */
export const eraseForgotten = (deps: Deps, studentId: number): Promise<void> =>
  eraseNow(deps, null, studentId, () => undefined);

/** The name is typed by whoever erases, as it stands in the roster. */
export const eraseStudent = async (deps: Deps, staff: StaffActor, studentId: number, name: string): Promise<void> => {
  await eraseNow(deps, staff, studentId, (pupil) => {
    if (normaliseName(name) !== pupil.name) throw new Refusal('erase_name_wrong');
  });
  await finishErasures(deps);
  // Whose page is open finds that the session is gone; the boards of the others are one shorter.
  deps.live.tell({ students: [studentId] }, 'balance');
  deps.live.tellBoth('students', 'glory');
};
