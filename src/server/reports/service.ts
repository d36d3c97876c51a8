import type { StaffActor } from '#domain/access/actors';
import { SPECIAL_PASSWORD_TRIES } from '#domain/access/lockout';
import {
  type CredentialStep,
  canApprove,
  canReject,
  canReopen,
  credentialStep,
  type IssueType,
} from '#domain/reports/reports';
import { isEasySpecialPassword } from '#domain/reports/special-password';
import type { AuditAction, ErrorCode } from '#domain/vocabulary';
import { cardForApproval, sealQrCodeData } from '#server/cards/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { isSentAway } from '#server/platform/few-at-once';
import { readPage } from '#server/platform/pages';
import { slowHash, slowHashMatches } from '#server/platform/slow-hash';
import { reportsRefusals } from '#strings/reports/refusals';
import * as queries from './queries.ts';
import { findWhoAsks, type WhoAsks } from './who-asks.ts';

export { deleteReportsByName, forgetRequestsBefore, requestsBefore } from './queries.ts';

const PAGE = 50;

const send = async (deps: Deps, student: { id: number; name: string }, issueType: IssueType): Promise<void> => {
  const inserted = await queries.insertReport(deps.db, {
    studentId: student.id,
    studentName: student.name,
    issueType,
    reportedAt: deps.clock().toISOString(),
  });
  if (!inserted) throw new Refusal('report_pending');
  deps.live.tell('staff', 'reports');
};

export const reportProblem = async (deps: Deps, who: WhoAsks, issueType: IssueType): Promise<void> =>
  send(deps, await findWhoAsks(deps, who), issueType);

const BLOCKED: Record<Exclude<CredentialStep, 'request' | 'verify'>, ErrorCode> = {
  pending: 'report_pending',
  used: 'special_password_used',
  exhausted: 'special_password_exhausted',
  expired: 'special_password_expired',
  rejected: 'request_rejected',
};

const stepFor = async (deps: Deps, who: WhoAsks) => {
  const student = await findWhoAsks(deps, who);
  const reports = await queries.listStudentReports(deps.db, student.id);
  const step = credentialStep(reports, deps.clock());
  if (step !== 'request' && step !== 'verify') throw new Refusal(BLOCKED[step]);
  return { student, step, approved: reports.find((report) => report.status === 'approved') };
};

export const checkCredentialRequest = async (deps: Deps, who: WhoAsks): Promise<'request' | 'verify'> =>
  (await stepFor(deps, who)).step;

export const requestCredentials = async (deps: Deps, who: WhoAsks): Promise<void> => {
  const { student, step } = await stepFor(deps, who);
  if (step === 'verify') throw new Refusal('request_already_approved');
  await send(deps, student, 'credential-request');
};

export const verifySpecialPassword = async (deps: Deps, who: WhoAsks, typed: string) => {
  const { student, step, approved } = await stepFor(deps, who);
  const specialPassword = approved?.specialPassword;
  if (step !== 'verify' || !approved || !specialPassword) throw new Refusal('request_not_approved');
  const spent = await queries.spendSpecialPasswordTry(deps.db, approved.id, SPECIAL_PASSWORD_TRIES);
  if (!spent) throw new Refusal('special_password_exhausted');

  const right = await slowHashMatches(specialPassword, typed.trim()).catch(async (error: unknown) => {
    if (isSentAway(error)) await queries.giveBackSpecialPasswordTry(deps.db, approved.id);
    throw error;
  });
  const now = deps.clock();
  const subject = about('login_issue_reports', approved.id, student.name);
  if (!right) {
    await logAct(deps.db, now, null, 'special_password_failed', subject, { details: { address: who.address } });
    const last = spent.specialPasswordTries >= SPECIAL_PASSWORD_TRIES;
    throw new Refusal(last ? 'special_password_exhausted' : 'special_password_wrong');
  }
  return deps.db.transaction().execute(async (trx) => {
    const isUsed = await queries.spendSpecialPassword(trx, approved.id, specialPassword, now.toISOString());
    if (!isUsed) throw new Refusal('special_password_used');
    const card = orRefuse(await cardForApproval(deps, trx, student.id), 'credentials_not_found');
    await logAct(trx, now, null, 'credentials_shown_to_student', subject);
    return card;
  });
};

export const listReports = async (deps: Deps, filter: queries.ReportFilter) => {
  const page = await readPage(PAGE, (limit) => queries.listReports(deps.db, filter, limit));
  return { ...page, pending: (await queries.countWaiting(deps.db, deps.clock(), null)).count };
};

const auditReport = (executor: Executor, now: Date, staff: StaffActor, row: queries.ReportRow, action: AuditAction) =>
  logAct(executor, now, staff, action, about('login_issue_reports', row.id, row.studentName), {
    before: { status: row.status },
  });

/** What staff do to a report; the others hear of it after the commit. */
const onReport = async (deps: Deps, id: number, work: (trx: Executor, row: queries.ReportRow) => Promise<void>) => {
  const changed = await deps.db.transaction().execute(async (trx) => {
    await work(trx, await queries.readReport(trx, id));
    return queries.readReport(trx, id);
  });
  deps.live.tell('staff', 'reports');
  return changed;
};

/** The hash is made before the transaction: it takes far longer than everything inside. */
export const approveReport = async (deps: Deps, staff: StaffActor, id: number, password: string) => {
  const specialPassword = await slowHash(password);
  return onReport(deps, id, async (trx, row) => {
    const now = deps.clock();
    if (!canApprove(row, now)) throw new Refusal('report_already_decided');
    if (row.studentId === null || row.grade === null || row.archivedAt) throw new Refusal('approval_student_missing');
    const card = orRefuse(await cardForApproval(deps, trx, row.studentId), 'approval_credentials_missing');
    if (isEasySpecialPassword(password, { name: row.studentName, loginId: card.loginId }))
      throw new Refusal('special_password_easy', {
        fields: { specialPassword: reportsRefusals.special_password_easy },
      });
    const decided = await queries.decide(trx, row, {
      status: 'approved',
      decidedAt: now.toISOString(),
      specialPassword,
      specialPasswordTries: 0,
      specialPasswordUsedAt: null,
      qrCodeData: sealQrCodeData(deps, card),
    });
    if (!decided) throw new Refusal('report_already_decided');
    await auditReport(trx, now, staff, row, 'report_approved');
  });
};

export const rejectReport = (deps: Deps, staff: StaffActor, id: number) =>
  onReport(deps, id, async (trx, row) => {
    const now = deps.clock();
    const decided =
      canReject(row) && (await queries.decide(trx, row, { status: 'rejected', decidedAt: now.toISOString() }));
    if (!decided) throw new Refusal('report_already_decided');
    await auditReport(trx, now, staff, row, 'report_rejected');
  });

export const reopenReport = (deps: Deps, staff: StaffActor, id: number) =>
  onReport(deps, id, async (trx, row) => {
    const now = deps.clock();
    orRefuse(canReopen(row) && (await queries.reopen(trx, id, now.toISOString())), 'report_not_rejected');
    await auditReport(trx, now, staff, row, 'report_reopened');
  });
