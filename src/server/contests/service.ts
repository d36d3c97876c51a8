import { FORMER_STUDENT_ID, type StaffActor } from '#domain/access/actors';
import { CONTEST_PRIZE_DEFAULT, contestState, NO_END, overlaps } from '#domain/contests/contest';
import { SHARE_POOL_DEFAULT } from '#domain/contests/share';
import type { Manifest } from '#server/manifest';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import type { IsSetUp } from '#server/platform/setup';
import type { Waiting } from '#server/platform/waiting';
import {
  type ContestColumns,
  type ContestRow,
  insertContest,
  listPeriods,
  updateContest,
} from '#server/practice/service';
import { inWordsOf } from '#strings/addressed';
import { firstContest, openPractice } from '#strings/contests/words';
import { fieldText } from '#strings/fields';
import { formerStudent } from '#strings/privacy/words';
import type { ContestFields } from '#wire/contests/staff';

export const listContests = async (executor: Executor): Promise<readonly ContestRow[]> =>
  (await listPeriods(executor)).filter(({ kind }) => kind === 'contest');

export const readContest = async (executor: Executor, id: number): Promise<ContestRow> =>
  orRefuse(
    (await listContests(executor)).find((each) => each.id === id),
    'contest_not_found',
  );

/** What staff do to contests happens one after the other; playing goes on beside it. */
export const onContests = <T>(deps: Deps, work: (trx: Executor) => Promise<T>): Promise<T> =>
  inTurn(deps, 'contests', work);

/** After the commit. */
export const tellOfContests = (deps: Deps): void => deps.live.tellBoth('students', 'contests');

/** Times are compared as texts, so all of them are written alike. */
const columnsOf = (fields: ContestFields): ContestColumns => ({
  ...fields,
  startsAt: new Date(fields.startsAt).toISOString(),
  endsAt: new Date(fields.endsAt).toISOString(),
});

/** As the log says it. */
const factsOf = (contest: ContestColumns) => ({
  title: contest.title,
  rules: contest.rules,
  startsAt: contest.startsAt,
  endsAt: contest.endsAt,
  prizeCoins: contest.prizeCoins,
  sharePool: contest.sharePool,
});

const isSame = (a: ContestColumns, b: ContestColumns): boolean =>
  JSON.stringify(factsOf(a)) === JSON.stringify(factsOf(b));

/** A contest that is over before it begins could only be a slip of the pen. */
const refusePast = (columns: ContestColumns, now: Date): void => {
  if (columns.endsAt <= now.toISOString())
    throw new Refusal('validation', { fields: { endsAt: fieldText('ends_in_past') } });
};

/** Sent twice it is one contest. */
export const planContest = async (deps: Deps, staff: StaffActor, fields: ContestFields) => {
  const columns = columnsOf(fields);
  const now = deps.clock();
  refusePast(columns, now);
  const planned = await onContests(deps, async (trx) => {
    const others = await listOverlapping(trx, columns);
    const twin = others.find((other) => isSame(other, columns));
    if (twin) return twin;
    if (others.length > 0) throw new Refusal('contest_overlaps');
    const contest = await insertContest(trx, { ...columns, createdAt: now.toISOString() });
    await logAct(trx, now, staff, 'contest_added', about('contests', contest.id, contest.title), {
      after: factsOf(columns),
    });
    return contest;
  });
  tellOfContests(deps);
  return planned;
};

/** Two never run at once. */
const listOverlapping = async (trx: Executor, columns: ContestColumns) =>
  (await listContests(trx)).filter((other) => overlaps(other, columns));

const refuseOverlap = async (trx: Executor, id: number, columns: ContestColumns): Promise<void> => {
  const others = await listOverlapping(trx, columns);
  if (others.some((other) => other.id !== id)) throw new Refusal('contest_overlaps');
};

/** What was played until now counts: one that runs ends now at the earliest. */
const endingNow = (before: ContestRow, columns: ContestColumns, now: string): ContestColumns =>
  columns.endsAt < now && before.endsAt > now ? { ...columns, endsAt: now } : columns;

export const editContest = async (deps: Deps, staff: StaffActor, id: number, fields: ContestFields) => {
  const now = deps.clock();
  const edited = await onContests(deps, async (trx) => {
    const before = await readContest(trx, id);
    if (before.closedAt !== null) throw new Refusal('contest_closed');
    const columns = endingNow(before, columnsOf(fields), now.toISOString());
    if (isSame(before, columns)) return before;
    await refuseOverlap(trx, id, columns);
    const contest = await updateContest(trx, id, columns);
    await logAct(trx, now, staff, 'contest_edited', about('contests', contest.id, contest.title), {
      before: factsOf(before),
      after: factsOf(contest),
    });
    return contest;
  });
  tellOfContests(deps);
  return edited;
};

/** 09:30 in Riyadh, as the specification has it (D-42). Nobody played in it here, so nobody won it. */
const STARTED = '2025-02-01T21:00:00.000Z';
const ENDED = '2025-02-16T06:30:00.000Z';

/** Contests are never deleted, so there is none only before the demo school's first day. A real school begins without. */
export const recordFirstContest = async (deps: Deps): Promise<void> => {
  if (deps.config.production) return;
  await onContests(deps, async (trx) => {
    if ((await listContests(trx)).length > 0) return;
    await insertContest(trx, {
      title: firstContest.title,
      rules: firstContest.rules,
      startsAt: STARTED,
      endsAt: ENDED,
      prizeCoins: CONTEST_PRIZE_DEFAULT,
      sharePool: SHARE_POOL_DEFAULT,
      closedAt: ENDED,
      participants: 0,
      shareHundredths: 0,
      createdAt: STARTED,
    });
  });
};

/** The rules that a first contest begins with, where they stand as they came. */
export const readdressRules: Manifest['readdress'] = async (executor, { from, to }) => {
  const [before, after] = [from, to].map((of) => inWordsOf(of, () => firstContest.rules));
  for (const { id, rules } of await listContests(executor))
    if (rules === before) await updateContest(executor, id, { rules: after });
};

/** Those that ended and whose winners nobody named. */
export const countWaiting = async (executor: Executor, now: Date): Promise<Waiting> => {
  const ends = (await listContests(executor))
    .filter((row) => contestState(row, row.closedAt, now.toISOString()) === 'ended')
    .map(({ endsAt }) => endsAt)
    .toSorted();
  return { count: ends.length, oldest: ends[0] ?? null };
};

/** What staff left open and nobody closed since; a contest that runs meanwhile changes nothing of it. */
const findOpenPractice = async (executor: Executor): Promise<ContestRow | null> =>
  (await listPeriods(executor)).find(({ kind, endsAt }) => kind === 'open' && endsAt === NO_END) ?? null;

/** Since when practice is open without a contest. */
export const readOpenSince = async (executor: Executor) => ({
  openSince: (await findOpenPractice(executor))?.createdAt ?? null,
});

/** Pupils may play, or will once a contest that is planned begins. */
export const isPracticeOpening: IsSetUp = async ({ db, clock }) => {
  const now = clock().toISOString();
  return (await listPeriods(db)).some(({ endsAt }) => endsAt > now);
};

/** Each time it is opened its board begins at zero. */
const begin = (trx: Executor, now: Date): Promise<ContestRow> =>
  insertContest(trx, {
    kind: 'open',
    title: openPractice.title,
    rules: '',
    // A moment before, so that it may end in the very moment it began.
    startsAt: new Date(now.getTime() - 1).toISOString(),
    endsAt: NO_END,
    prizeCoins: 0,
    sharePool: 0,
    createdAt: now.toISOString(),
  });

/** Games that are under way go on; what is answered from now on stays out of the board. */
const end = (trx: Executor, now: Date, { id }: ContestRow): Promise<ContestRow> =>
  updateContest(trx, id, { endsAt: now.toISOString() });

/** Asked twice, it is done once. */
export const setOpenPractice = async (deps: Deps, staff: StaffActor, isOpen: boolean) => {
  const now = deps.clock();
  const isNew = await onContests(deps, async (trx) => {
    const before = await findOpenPractice(trx);
    if ((before !== null) === isOpen) return false;
    const row = before ? await end(trx, now, before) : await begin(trx, now);
    const action = isOpen ? 'open_practice_began' : 'open_practice_ended';
    await logAct(trx, now, staff, action, about('contests', row.id, row.title));
    return true;
  });
  if (isNew) tellOfContests(deps);
  return readOpenSince(deps.db);
};

/** In a contest that two won who are both erased, one of them stands for both. */
export const forgetWinner = async (executor: Executor, studentId: number): Promise<number> => {
  const rows = await executor.selectFrom('contest_winners').selectAll().where('studentId', '=', studentId).execute();
  await executor.deleteFrom('contest_winners').where('studentId', '=', studentId).execute();
  if (rows.length === 0) return 0;
  await executor
    .insertInto('contest_winners')
    .values(rows.map((row) => ({ ...row, studentId: FORMER_STUDENT_ID, studentName: formerStudent() })))
    .onConflict((oc) => oc.columns(['contestId', 'studentId']).doNothing())
    .execute();
  return rows.length;
};
