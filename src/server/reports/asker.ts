import { ADDRESS_LOCKOUT } from '#domain/access/lockout';
import { reportsVocabulary } from '#domain/reports/vocabulary';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { decoyHash, slowHashMatches } from '#server/platform/slow-hash';
import * as queries from './queries.ts';
import * as reports from './service.ts';
import { countTry, findWhoAsks, type WhoAsks } from './who-asks.ts';

/**
 * What became of a child's request is nobody's business who only knows the name. The browser that sent it gets a token
 * and reads the specification's answers; everybody else is led to the same screen, told the same of every request, and
 * needs the special password.
 */
const ID_DIGITS = 10;
const NO_REQUEST = 0;

/** All of one length: one that stands for nothing looks like any other. */
const tokenFor = ({ secrets }: Deps, reportId: number): string =>
  secrets.seal(`asked:${String(reportId).padStart(ID_DIGITS, '0')}`);

const reportOf = ({ secrets }: Deps, token: string): number | null => {
  try {
    return Number(/^asked:(\d+)$/u.exec(secrets.open(token))?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
};

const lastReport = async (deps: Deps, who: WhoAsks): Promise<number> => {
  const student = await findWhoAsks(deps, who);
  const [last] = await queries.listStudentReports(deps.db, student.id);
  return last?.id ?? NO_REQUEST;
};

const hasAsked = async (deps: Deps, who: WhoAsks): Promise<boolean> => {
  const last = await lastReport(deps, who);
  return who.token !== undefined && last !== NO_REQUEST && reportOf(deps, who.token) === last;
};

const tellsState = (error: unknown): boolean =>
  error instanceof Refusal && error.code in reportsVocabulary.refusals && !error.code.startsWith('name_');

/** Null where its refusal would tell a stranger something. */
const unlessTelling = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (tellsState(error)) return null;
    throw error;
  }
};

export const nextStep = async (deps: Deps, who: WhoAsks): Promise<'request' | 'verify' | 'either'> =>
  (await hasAsked(deps, who)) ? reports.checkCredentialRequest(deps, who) : 'either';

/** Answers the token by which this browser, and no other, is told what became of what it sent. */
export const ask = async (deps: Deps, who: WhoAsks, send: () => Promise<void>): Promise<string> => {
  const sending = async () => {
    await send();
    return lastReport(deps, who);
  };
  const sent = (await hasAsked(deps, who)) ? await sending() : await unlessTelling(sending());
  return tokenFor(deps, sent ?? NO_REQUEST);
};

/** A wrong special password, and one where there is none, are the same to a stranger, and take as long. */
export const showCredentials = async (deps: Deps, who: WhoAsks, typed: string) => {
  if (await hasAsked(deps, who)) return reports.verifySpecialPassword(deps, who, typed);
  const key = `special-password:${who.address}`;
  // Each guess costs a slow hash.
  await countTry(deps, deps.clock(), { scope: 'name-check', key, policy: ADDRESS_LOCKOUT });
  const step = await unlessTelling(reports.checkCredentialRequest(deps, who));
  if (step !== 'verify') await slowHashMatches(await decoyHash(), typed);
  const shown = step === 'verify' ? await unlessTelling(reports.verifySpecialPassword(deps, who, typed)) : null;
  if (!shown) throw new Refusal('special_password_wrong');
  return shown;
};
