import { DEMO_STUDENT_ID, type PupilActor, type StaffActor } from '#domain/access/actors';
import { schoolDay } from '#domain/calendar/school-day';
import { FIRST_BOARDS } from '#domain/dashboard/scenes';
import { ENOUGH, type PupilBoard } from '#domain/glory/boards';
import { monthKey, weekKey } from '#domain/glory/periods';
import { listRefused, takeConsentTurn, writeConsents } from '#server/consents/service';
import { about, logAct } from '#server/platform/audit';
import type { Executor } from '#server/platform/db/database';
import type { RowOf } from '#server/platform/db/prepared';
import type { Deps } from '#server/platform/deps';
import { onceFor } from '#server/platform/once-for';
import { type Glory, readGlory } from './boards.ts';
import * as queries from './queries.ts';

const FRESH_MS = 450;

interface Reading {
  readonly at: number;
  readonly glory: Promise<Glory>;
  isUnderWay: boolean;
}

const keptBy = onceFor((_database: object): { read?: Reading } => ({}));

const isFresh = ({ at, isUnderWay }: Reading, now: Date): boolean => {
  const age = now.getTime() - at;
  // A clock that was put back tells nothing.
  return isUnderWay || (age >= 0 && age < FRESH_MS);
};

/** Read at most about twice a second by each process, and never twice at a time, however many ask. */
export const currentGlory = (deps: Deps): Promise<Glory> => {
  const now = deps.clock();
  const kept = keptBy(deps.db);
  if (kept.read && isFresh(kept.read, now)) return kept.read.glory;
  const read: Reading = { at: now.getTime(), glory: readGlory(deps.db, now), isUnderWay: true };
  kept.read = read;
  read.glory.then(
    () => {
      read.isUnderWay = false;
    },
    // What failed is not kept for the next.
    () => {
      if (kept.read === read) delete kept.read;
    },
  );
  return read.glory;
};

export const readOwnGlory = async (deps: Deps, { studentId, grade }: PupilActor) => {
  const glory = await currentGlory(deps);
  const { rows } = await queries.findOwn(deps.db, { studentId, grade, week: glory.week, month: glory.month });
  const [own] = rows;
  if (!own) throw new Error('a pupil without a row');
  return { glory, own, studentId, grade, stands: own.isLeftOut === 0 && studentId !== DEMO_STUDENT_ID };
};

/** For the first screen: whom the pupil could overtake next; nobody for the try-out pupil. */
export const pupilAheadOf = async (executor: Executor, { studentId, grade }: PupilActor) =>
  studentId === DEMO_STUDENT_ID ? null : ((await queries.findAhead(executor, { studentId, grade })).rows[0] ?? null);

/** Who stands first on each board, where there are some to stand before. */
const firstsOf = onceFor((rows: readonly RowOf<typeof queries.readFirsts>[]) =>
  FIRST_BOARDS.map((board) => {
    const shown = rows.filter((row) => row.board === board);
    const best = Math.max(...shown.map(({ value }) => value));
    const firsts = shown.length < ENOUGH.pupils ? [] : shown.filter(({ value }) => value === best);
    return { board, pupils: new Set(firsts.map(({ studentId }) => studentId)) };
  }),
);

const periodsOf = (now: Date) => {
  const today = schoolDay(now);
  return { week: weekKey(today), month: monthKey(today) };
};

/** The same object until a board's head may be another one. */
export const readFirsts = async (executor: Executor, now: Date) =>
  firstsOf((await queries.readFirsts(executor, periodsOf(now))).rows);

/** Boards of this week and month on which the pupil stands first. */
export const firstPlacesOf = (firsts: Awaited<ReturnType<typeof readFirsts>>, now: Date, studentId: number) => {
  const { week, month } = periodsOf(now);
  return firsts
    .filter(({ pupils }) => pupils.has(studentId))
    .map(({ board }) => ({ board, period: board === 'month' ? month : week }));
};

export const readSettings = async ({ db }: Deps) => ({
  topOnly: await queries.listTopOnly(db),
  leftOut: await listRefused(db, 'boards'),
});

/** The wish is seen at once here, and within a second by other processes. */
const settled = (deps: Deps): void => {
  delete keptBy(deps.db).read;
  deps.live.tellBoth('students', 'glory');
};

export const setTopOnly = async (deps: Deps, staff: StaffActor, board: PupilBoard, topOnly: boolean) => {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await (topOnly ? queries.putTopOnly : queries.dropTopOnly)(trx, board))) return;
    await logAct(trx, deps.clock(), staff, 'glory_board_changed', about('glory_top_only', null), {
      details: { board },
      before: { top_only: !topOnly },
      after: { top_only: topOnly },
    });
  });
  settled(deps);
};

/** As the guardian asked: the consent for the boards, and nothing beside it. */
export const setLeftOut = async (deps: Deps, staff: StaffActor, studentId: number, isLeftOut: boolean) => {
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    await takeConsentTurn(trx, deps.engine);
    const said = { isGiven: !isLeftOut, way: 'in_person', saidOn: schoolDay(now) } as const;
    const decision = { studentIds: [studentId], purposes: ['boards'], ...said } as const;
    const [changed] = await writeConsents(trx, now, decision, staff.staffId);
    if (!changed) return;
    const action = isLeftOut ? 'glory_pupil_left_out' : 'glory_pupil_back';
    await logAct(trx, now, staff, action, about('guardian_consents', studentId, changed.name));
  });
  settled(deps);
  deps.live.tell('staff', 'consents');
};
