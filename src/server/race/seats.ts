import { randomInt } from 'node:crypto';
import type { PupilActor } from '#domain/access/actors';
import { shuffledPlaces } from '#domain/chance';
import type { Difficulty } from '#domain/questions/kinds';
import { nextDue, openRace } from '#domain/race/race';
import { contentOf } from '#domain/race/rules';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { raceVersions } from '#server/questions/service';
import type { ReceivedPayload } from '#wire/race/events';
import { closeChallenge, withdrawOpenOf } from './challenge-queries.ts';
import { findHold, type Hold, holdRematch } from './challenges.ts';
import { type Step, stepStored } from './play.ts';
import * as queries from './queries.ts';
import { raceQuestions } from './questions.ts';
import * as seats from './seats-queries.ts';
import { readStanding, type Standing, sideOf } from './standing.ts';

/** Where a pupil is heard. */
export interface Holder {
  readonly tabId: string;
  readonly socketId: string;
  readonly living: seats.Living;
}

/** With the race the page was in, if any. */
export type Wish = Pick<ReceivedPayload<'join_quiz_race'>, 'difficulty' | 'raceId' | 'rematchOf' | 'challengeId'>;

export type Joined = {
  /** A socket of the same pupil that this one stands for now. */ readonly replaced: string | null;
} & (
  | {
      readonly kind: 'waiting';
      readonly seat: seats.SeatRow;
      readonly hold: Hold | null;
      readonly givenUp: number | null;
    }
  | { readonly kind: 'matched'; readonly standing: Standing }
  | { readonly kind: 'racing'; readonly step: Step }
  | { readonly kind: 'over'; readonly standing: Standing }
);

const SEEDS = 2 ** 31;

/** Somebody who wants to sit down. */
interface Joiner {
  readonly pupil: PupilActor;
  readonly wish: Wish;
  readonly holder: Holder;
  /** What can be asked in the race they wish for. */
  readonly questionIds: readonly number[];
}

/** In a transaction of their own. */
interface Joining extends Joiner {
  readonly trx: Executor;
  readonly deps: Deps;
}

/** Whom a search is for: one named pupil, or anybody of the grade. */
interface Search {
  readonly difficulty: Difficulty;
  readonly hold: Hold | null;
  /** Whom the pupil had asked before and no longer waits for. */
  readonly givenUp: number | null;
}

const searchFor = async ({ trx, deps, pupil, wish }: Joining): Promise<Search> => {
  const { challengeId, rematchOf, difficulty } = wish;
  if (challengeId === undefined && rematchOf === undefined)
    return { difficulty, hold: null, givenUp: await withdrawOpenOf(trx, pupil.studentId) };
  const hold =
    challengeId === undefined
      ? await holdRematch(trx, deps, pupil, rematchOf as number)
      : await findHold(trx, deps, pupil, challengeId);
  return { difficulty: hold.difficulty, hold, givenUp: hold.givenUp };
};

const listQuestionIds = async (executor: Executor, { grade }: PupilActor, difficulty: Difficulty): Promise<number[]> =>
  (await raceVersions(executor, { grade, difficulty })).rows.map(({ id }) => id);

/** Whoever came first has the first lane. */
const startRace = async (joining: Joining, difficulty: Difficulty, firstId: number): Promise<Standing> => {
  const { trx, deps, pupil, wish } = joining;
  const isWished = difficulty === wish.difficulty;
  const questionIds = isWished ? joining.questionIds : await listQuestionIds(trx, pupil, difficulty);
  if (questionIds.length === 0) throw new Refusal('race_join_failed');
  const seed = randomInt(SEEDS);
  const ids = shuffledPlaces(questionIds.length, seed).map((place) => questionIds[place] as number);
  const now = deps.clock();
  const race = openRace(await raceQuestions(trx, ids), seed, now.getTime());
  const id = await queries.insertRace(trx, {
    contentId: contentOf(pupil.grade),
    grade: pupil.grade,
    difficulty,
    firstId,
    secondId: pupil.studentId,
    seed,
    deck: JSON.stringify(ids),
    startsAt: new Date(race.startsAt).toISOString(),
    version: 1,
    phase: race.phase,
    racers: JSON.stringify(race.racers),
    dueAt: new Date(nextDue(race) as number).toISOString(),
    createdAt: now.toISOString(),
  });
  await seats.seatInRace(trx, { studentId: firstId, raceId: id, side: 0 });
  await seats.seatInRace(trx, { studentId: pupil.studentId, raceId: id, side: 1 });
  return (await readStanding(trx, deps, id)) as Standing;
};

const findOther = ({ trx, deps, pupil, holder }: Joining, { difficulty, hold }: Search) => {
  if (hold) return seats.findHeldFor(trx, hold.challengeId, hold.otherId, holder.living);
  const now = deps.clock().toISOString();
  return seats.findWaiting(trx, { grade: pupil.grade, difficulty, notStudentId: pupil.studentId, now }, holder.living);
};

const search = async (joining: Joining, wanted: Search, seat: seats.SeatRow) => {
  const { hold, givenUp } = wanted;
  const waiting = await findOther(joining, wanted);
  if (!waiting) return { kind: 'waiting', seat, hold, givenUp } as const;
  if (hold) await closeChallenge(joining.trx, hold.challengeId, 'raced');
  return { kind: 'matched', standing: await startRace(joining, wanted.difficulty, waiting.studentId) } as const;
};

/** The race is written before the seat, here and everywhere: in the other order two could wait for each other for ever. */
const comeBack = async ({ trx, deps }: Joining, seat: seats.SeatRow, raceId: number) => {
  const step = await stepStored(trx, deps, raceId, () => ({ type: 'came', side: seat.side ?? 0 }));
  if (!step) throw new Refusal('race_join_failed');
  return { kind: 'racing', step } as const;
};

/** Null of a race that goes on, that is somebody else's, or that never was. */
const findEnded = async ({ trx, deps, pupil, wish }: Joining): Promise<Standing | null> => {
  const standing = wish.raceId === undefined ? null : await readStanding(trx, deps, wish.raceId);
  return standing?.race.phase === 'over' && sideOf(standing, pupil.studentId) !== null ? standing : null;
};

const heldBy = ({ hold }: Search): Pick<seats.SeatRow, 'challengeId' | 'heldUntil'> => ({
  challengeId: hold?.challengeId ?? null,
  heldUntil: hold?.until ?? null,
});

const takeSeat = async (joining: Joining) => {
  const { trx, deps, pupil, holder } = joining;
  const wanted = await searchFor(joining);
  const seat: seats.SeatRow = {
    studentId: pupil.studentId,
    grade: pupil.grade,
    difficulty: wanted.difficulty,
    raceId: null,
    side: null,
    tabId: holder.tabId,
    socketId: holder.socketId,
    processId: holder.living.processId,
    joinedAt: deps.clock().toISOString(),
    ...heldBy(wanted),
  };
  await seats.insertSeat(trx, seat);
  return search(joining, wanted, seat);
};

/** The same tab may always have its seat back; another only when nobody is heard on it. */
const isHeldByAnother = async ({ trx, holder }: Joining, seat: seats.SeatRow): Promise<boolean> =>
  seat.socketId !== null && seat.tabId !== holder.tabId && (await seats.isLiving(trx, seat.processId, holder.living));

const sitAgain = async (joining: Joining, seat: seats.SeatRow) => {
  const { trx, deps, pupil, holder } = joining;
  if (await isHeldByAnother(joining, seat)) throw new Refusal('race_already_playing');
  const held = { tabId: holder.tabId, socketId: holder.socketId, processId: holder.living.processId };
  if (seat.raceId !== null) {
    const back = await comeBack(joining, seat, seat.raceId);
    await seats.updateSeat(trx, pupil.studentId, held);
    return back;
  }
  const wanted = await searchFor(joining);
  const hold = heldBy(wanted);
  const isSameQueue =
    seat.difficulty === wanted.difficulty && seat.grade === pupil.grade && seat.challengeId === hold.challengeId;
  const moved = {
    ...held,
    ...hold,
    grade: pupil.grade,
    difficulty: wanted.difficulty,
    joinedAt: isSameQueue ? seat.joinedAt : deps.clock().toISOString(),
  };
  if (!(await seats.moveWhileSearching(trx, pupil.studentId, moved))) throw new Refusal('race_join_failed');
  return search(joining, wanted, { ...seat, ...moved });
};

/** Before the transaction: outside it, it is known by heart. */
export const findQuestionIds = (deps: Deps, pupil: PupilActor, { difficulty }: Wish): Promise<number[]> =>
  listQuestionIds(deps.db, pupil, difficulty);

/** Not async itself: waiting once more, it would be told after what was stored later. */
export const joinRace = (deps: Deps, joiner: Joiner): Promise<Joined> =>
  deps.db.transaction().execute(async (trx): Promise<Joined> => {
    const { pupil, holder } = joiner;
    const joining = { ...joiner, trx, deps };
    await seats.takeTurn(trx, deps, pupil);
    const seat = await seats.findSeat(trx, pupil.studentId);
    if (seat) {
      const joined = await sitAgain(joining, seat);
      return { ...joined, replaced: seat.socketId === holder.socketId ? null : seat.socketId };
    }
    const ended = await findEnded(joining);
    if (ended) return { kind: 'over', standing: ended, replaced: null };
    return { ...(await takeSeat(joining)), replaced: null };
  });

/** Who only searched is simply gone; who raced may come back. */
const vacate = async (
  trx: Executor,
  deps: Deps,
  { studentId, raceId, side }: seats.SeatRow,
  type: 'left' | 'interrupted',
  change: Partial<seats.SeatRow>,
): Promise<Step | null> => {
  if (raceId === null) {
    await seats.deleteSeat(trx, studentId);
    return null;
  }
  const step = await stepStored(trx, deps, raceId, () => ({ type, side: side ?? 0 }));
  await seats.updateSeat(trx, studentId, change);
  return step;
};

/** Null where this socket held no seat in a race. */
export const leaveSeat = (deps: Deps, pupil: Pick<PupilActor, 'studentId' | 'grade'>, socketId: string) =>
  deps.db.transaction().execute(async (trx) => {
    await seats.takeTurn(trx, deps, pupil);
    const seat = await seats.findSeat(trx, pupil.studentId);
    if (!seat || seat.socketId !== socketId) return null;
    return vacate(trx, deps, seat, 'left', { socketId: null });
  });

/**
 * The seat of a process that died: who raced has the whole time to come back. Null where it is no orphan any more, because
 * its pupil came back or another process saw it first.
 */
export const releaseOrphan = (deps: Deps, orphan: seats.SeatRow, living: seats.Living): Promise<Step | null> =>
  deps.db.transaction().execute(async (trx) => {
    await seats.takeTurn(trx, deps, orphan);
    const seat = await seats.findSeat(trx, orphan.studentId);
    if (!seat || (await seats.isLiving(trx, seat.processId, living))) return null;
    return vacate(trx, deps, seat, 'interrupted', { socketId: null, processId: living.processId });
  });
