import type { Actor } from '#domain/access/actors';
import { timesAround } from '#domain/access/clock';
import {
  isExpired,
  needsTouch,
  PUPIL_SESSION_SECONDS,
  SESSION_IDLE_SECONDS,
  type SessionTimes,
  STAFF_SESSION_SECONDS,
} from '#domain/access/sessions';
import type { SchoolClass } from '#domain/roster/classes';
import { isAdmin } from '#domain/staff/accounts';
import { USER_AGENT_LENGTH } from '#domain/staff/devices';
import type { Executor } from './db/database.ts';
import { prepared, type RowOf } from './db/prepared.ts';
import type { Sessions } from './db/schema.ts';
import type { Deps } from './deps.ts';
import { refusing } from './errors.ts';
import { hashToken, newToken } from './secrets.ts';

/** Every request runs this. Staff are named because a session goes with them. */
const readSession = prepared(
  (executor, { tokenHash }: { tokenHash: string }) =>
    executor
      .selectFrom('sessions as s')
      .leftJoin('students as p', 'p.id', 's.studentId')
      .select([
        's.id',
        's.createdAt',
        's.lastSeenAt',
        's.studentId',
        's.staffId',
        's.parentSessionId',
        'p.name as studentName',
        'p.firstName',
        'p.grade',
        'p.classId',
        'p.archivedAt',
      ])
      .where('s.tokenHash', '=', tokenHash),
  { atMostOneRow: true, remember: 'session' },
);

type SessionRow = RowOf<typeof readSession>;

/** Only sessions that staff opened pay for this one. */
const readStaff = prepared(
  (executor, { staffId }: { staffId: number }) =>
    executor.selectFrom('staff').select(['name', 'email', 'role', 'classes', 'disabledAt']).where('id', '=', staffId),
  { atMostOneRow: true, remember: 'staff of a session' },
);

type StaffRow = RowOf<typeof readStaff>;

const pupilActor = (row: SessionRow, staff: StaffRow | null): Actor | null => {
  if (row.studentId === null || row.studentName === null || row.grade === null || row.archivedAt) return null;
  const entered = staff && row.parentSessionId !== null && row.staffId !== null;
  return {
    kind: 'pupil',
    sessionId: row.id,
    studentId: row.studentId,
    name: row.studentName,
    firstName: row.firstName ?? '',
    grade: row.grade,
    section: row.classId,
    enteredBy: entered
      ? { staffId: row.staffId as number, name: staff.name, sessionId: row.parentSessionId as number }
      : null,
  };
};

/** An admin's are all of them. */
export const classesOf = ({ role, classes }: Pick<StaffRow, 'role' | 'classes'>): readonly SchoolClass[] | null =>
  role === 'admin' || classes === null ? null : JSON.parse(classes);

const staffActor = (row: SessionRow, staffId: number, staff: StaffRow): Actor | null => {
  if (!isAdmin(staff)) return null;
  if (row.studentId !== null) return pupilActor(row, staff);
  const { name, email, role } = staff;
  return { kind: 'staff', sessionId: row.id, staffId, name, email, role, classes: classesOf(staff) };
};

const findActorOf = async (deps: Deps, row: SessionRow): Promise<Actor | null> => {
  if (row.staffId === null) return pupilActor(row, null);
  const { rows } = await readStaff(deps.db, { staffId: row.staffId });
  return rows[0] ? staffActor(row, row.staffId, rows[0]) : null;
};

const timesOf = ({ createdAt, lastSeenAt, staffId }: SessionRow): SessionTimes => ({
  openedAt: createdAt,
  lastSeenAt,
  isStaff: staffId !== null,
});

export interface FoundSession {
  readonly actor: Actor;
  /** Never of two sessions: an engine may give a row's number again. */
  readonly identity: string;
  readonly needsTouch: boolean;
}

/** For one who asks about the same token again and again. */
export const makeSessionOf = (deps: Deps) => (token: string) => {
  const tokenHash = hashToken(token);
  return async (): Promise<FoundSession | null> => {
    const { rows } = await readSession(deps.db, { tokenHash });
    const row = rows[0];
    const now = deps.clock();
    if (!row || isExpired(timesOf(row), now)) return null;
    const actor = await findActorOf(deps, row);
    return actor && { actor, identity: `${row.id} ${row.createdAt}`, needsTouch: needsTouch(row.lastSeenAt, now) };
  };
};

export const makeFindSession = (deps: Deps) => {
  const sessionOf = makeSessionOf(deps);
  return (token: string): Promise<FoundSession | null> => sessionOf(token)();
};

export interface NewSession {
  studentId?: number;
  staffId?: number;
  parentSessionId?: number;
  /** The token that came with the login: whoever was in before on the same browser is out, staff from both their sessions. */
  insteadOf?: string | undefined;
  /** What the browser of staff says of itself, so that they tell their devices apart. */
  userAgent?: string | undefined;
}

const insertSession = prepared((executor, session: Omit<Sessions, 'id' | 'confirmedAt'>) =>
  executor.insertInto('sessions').values(session),
);

const endBrowsersSession = prepared((executor, { tokenHash }: { tokenHash: string }) =>
  executor.deleteFrom('sessions').where('id', 'in', (eb) =>
    eb
      .selectFrom('sessions')
      .select(({ fn }) => fn.coalesce('parentSessionId', 'id').as('id'))
      .where('tokenHash', '=', tokenHash),
  ),
);

/** What staff open as a pupil is as old as their own session, so that it ends with it. */
const readOpenedAt = async (executor: Executor, parentSessionId: number): Promise<string> => {
  const parent = await executor
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', parentSessionId)
    .executeTakeFirstOrThrow(refusing('session_expired'));
  return parent.createdAt;
};

/** Returns the token for the cookie; the database keeps only its hash. */
export const openSession = async (executor: Executor, now: Date, who: NewSession): Promise<string> => {
  const token = newToken();
  const at = now.toISOString();
  if (who.insteadOf) await endBrowsersSession(executor, { tokenHash: hashToken(who.insteadOf) });
  await insertSession(executor, {
    tokenHash: hashToken(token),
    studentId: who.studentId ?? null,
    staffId: who.staffId ?? null,
    parentSessionId: who.parentSessionId ?? null,
    createdAt: who.parentSessionId === undefined ? at : await readOpenedAt(executor, who.parentSessionId),
    lastSeenAt: at,
    userAgent: who.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
  });
  return token;
};

/** The session stays the same row; only a new token opens it from now on. */
export const renewToken = async (executor: Executor, now: Date, sessionId: number): Promise<string | null> => {
  const token = newToken();
  const { numUpdatedRows } = await executor
    .updateTable('sessions')
    .set({ tokenHash: hashToken(token), lastSeenAt: now.toISOString() })
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : null;
};

export const touchSession = (executor: Executor, now: Date, sessionId: number) =>
  executor.updateTable('sessions').set({ lastSeenAt: now.toISOString() }).where('id', '=', sessionId).execute();

export const endSession = (executor: Executor, sessionId: number) =>
  executor.deleteFrom('sessions').where('id', '=', sessionId).execute();

const idsOf = async (rows: Promise<readonly { id: number }[]>): Promise<number[]> => (await rows).map(({ id }) => id);

/** Answers which are over. Also ends what staff opened as this pupil: the password they saw no longer stands. */
export const endStudentSessions = (executor: Executor, studentId: number): Promise<number[]> =>
  idsOf(executor.deleteFrom('sessions').where('studentId', '=', studentId).returning('id').execute());

/** Answers which are over. What staff opened as a pupil is among them, or goes with the session it came from. */
export const endStaffSessions = (executor: Executor, staffId: number, exceptSessionId = 0): Promise<number[]> =>
  idsOf(
    executor
      .deleteFrom('sessions')
      .where('staffId', '=', staffId)
      .where('id', '!=', exceptSessionId)
      .returning('id')
      .execute(),
  );

export const endStaffSession = (executor: Executor, staffId: number, sessionId: number): Promise<number[]> =>
  idsOf(
    executor
      .deleteFrom('sessions')
      .where('id', '=', sessionId)
      .where('staffId', '=', staffId)
      .where('parentSessionId', 'is', null)
      .returning('id')
      .execute(),
  );

/** Of a school put back: a session that was ended since, as on a stolen device, must not open anything again. */
export const endAllSessions = (executor: Executor) => executor.deleteFrom('sessions').execute();

/** Those that they logged in for and that still open something, the last used first. */
export const listStaffSessions = async (executor: Executor, now: Date, staffId: number) => {
  const rows = await executor
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'userAgent'])
    .where('staffId', '=', staffId)
    .where('parentSessionId', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(
    ({ createdAt, lastSeenAt }) => !isExpired({ openedAt: createdAt, lastSeenAt, isStaff: true }, now),
  );
};

/** The same as `isExpired`. */
export const forgetExpiredSessions = (executor: Executor, now: Date) =>
  executor
    .deleteFrom('sessions')
    .where(({ and, between, eb, not, or }) =>
      or([
        not(between('lastSeenAt', ...timesAround(now, SESSION_IDLE_SECONDS))),
        not(between('createdAt', ...timesAround(now, PUPIL_SESSION_SECONDS))),
        and([eb('staffId', 'is not', null), not(between('createdAt', ...timesAround(now, STAFF_SESSION_SECONDS)))]),
      ]),
    )
    .execute();
