import { randomInt } from 'node:crypto';
import type { PupilActor } from '#domain/access/actors';
import { shuffledPlaces } from '#domain/chance';
import { ASK_AGAIN_MS, DAILY_ANSWERS_MIN } from '#domain/race/challenge';
import { arrivalOf, DUEL_WAIT_DAYS, DUELS_OPEN_MAX, outcomeOf } from '#domain/race/duel';
import { otherSide, type Race, SIDES, type Side, stepRace } from '#domain/race/race';
import { RACE_LIMIT_MS, STARTING_MS } from '#domain/race/rules';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { inTurn } from '#server/platform/guards';
import { isClassmate } from '#server/roster/service';
import type { BodyOf } from '#wire/contract';
import { type ChallengeRow, findChallenge, withdrawOpenOf } from './challenge-queries.ts';
import { rewardDay } from './daily-reward.ts';
import * as queries from './duel-queries.ts';
import { climbOf, type LoadedDuel, loadDuel, sideIn, startOf, studentOf } from './duel-standing.ts';
import { findQuestionIds } from './seats.ts';
import { takeTurn } from './seats-queries.ts';

export { duelsWaitingFor } from './duel-queries.ts';

const SEEDS = 2 ** 31;
const DAY_MS = 24 * 60 * 60_000;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The side of the pupil; whose duel it is not, or who is not asked yet, is told the same as of one that never was. */
const ownSide = ({ row }: LoadedDuel, { studentId }: PupilActor): Side => {
  const side = sideIn(row, studentId);
  const isHidden = side === 1 && (row.state === 'running' || row.state === 'dropped');
  if (side === null || isHidden) throw new Refusal('duel_not_found');
  return side;
};

/** Whoever asked is rewarded for the day on which they climbed, so that five who answer later are no five days. */
const reward = async (trx: Executor, loaded: LoadedDuel, now: Date): Promise<void> => {
  for (const side of SIDES) {
    const run = loaded.duel.runs[side];
    const startsAt = startOf(loaded, side) ?? 0;
    const last = run.at(-1);
    if (last && run.length >= DAILY_ANSWERS_MIN)
      await rewardDay(trx, studentOf(loaded, side), new Date(startsAt + last.at), now);
  }
};

/** When its time is over: whatever it waited for comes to nothing, and whoever climbs has been overtaken. */
const close = async (trx: Executor, deps: Deps, loaded: LoadedDuel): Promise<boolean> => {
  const { row, duel } = loaded;
  const now = deps.clock();
  const ended = { expiresAt: null, endedAt: now.toISOString() };
  if (row.state !== 'answering')
    return queries.moveDuel(trx, row, { ...ended, state: row.state === 'running' ? 'dropped' : 'expired' });
  const winner = outcomeOf(duel.runs)?.winner ?? null;
  const isFirst = await queries.moveDuel(trx, row, { ...ended, state: 'finished', winnerSide: winner });
  if (isFirst) await reward(trx, loaded, now);
  return isFirst;
};

const tellBoth = (deps: Deps, { fromId, toId, toStartsAt }: queries.DuelRow): void => {
  const students = [fromId, toId];
  deps.live.tell({ students }, 'duels');
  if (toStartsAt !== null) deps.live.tell({ students }, 'rewards');
};

/** One after the other, whatever tabs and processes ask. */
const onDuel = <T>(deps: Deps, id: number, work: (trx: Executor, loaded: LoadedDuel) => Promise<T>): Promise<T> =>
  inTurn(deps, ['duel', id], async (trx) => work(trx, await loadDuel(trx, id)));

type Asking = Pick<ChallengeRow, 'toId' | 'difficulty'>;

/** The same two have one duel: whoever asks again, or back, means the one that stands. */
const findOrOpen = async (
  trx: Executor,
  deps: Deps,
  pupil: PupilActor,
  { toId, difficulty, questionIds }: Asking & { readonly questionIds: readonly number[] },
): Promise<number> => {
  const now = deps.clock().getTime();
  if (!(await isClassmate(trx, toId, pupil.grade))) throw new Refusal('race_classmate_unknown');
  const standing = await queries.findOpenBetween(trx, pupil.studentId, toId);
  if (standing) {
    const isAlive = (standing.expiresAt ?? '') > iso(now) && standing.grade === pupil.grade;
    if (isAlive && (standing.state !== 'running' || standing.fromId === pupil.studentId)) return standing.id;
    // The other climbs for the very same duel, and is not to be known of before.
    if (isAlive) throw new Refusal('duel_being_made');
    await close(trx, deps, await loadDuel(trx, standing.id));
  }
  if (await queries.wasDeclinedSince(trx, pupil.studentId, toId, iso(now - ASK_AGAIN_MS)))
    throw new Refusal('race_asked_lately');
  if ((await queries.countOpenOf(trx, pupil.studentId, iso(now))) >= DUELS_OPEN_MAX) throw new Refusal('duel_too_many');
  const seed = randomInt(SEEDS);
  const startsAt = now + STARTING_MS;
  return queries.insertDuel(trx, {
    fromId: pupil.studentId,
    toId,
    grade: pupil.grade,
    difficulty,
    seed,
    deck: JSON.stringify(shuffledPlaces(questionIds.length, seed).map((place) => questionIds[place])),
    state: 'running',
    fromStartsAt: iso(startsAt),
    expiresAt: iso(startsAt + RACE_LIMIT_MS),
    createdAt: iso(now),
  });
};

const open = async (deps: Deps, pupil: PupilActor, asking: Asking): Promise<number> => {
  const questionIds = await findQuestionIds(deps, pupil, asking);
  if (questionIds.length === 0) throw new Refusal('race_join_failed');
  const { id, givenUp } = await deps.db.transaction().execute(async (trx) => {
    await takeTurn(trx, deps, pupil);
    return {
      id: await findOrOpen(trx, deps, pupil, { ...asking, questionIds }),
      givenUp: await withdrawOpenOf(trx, pupil.studentId),
    };
  });
  if (givenUp !== null) deps.live.tell({ students: [givenUp] }, 'races');
  return id;
};

/** Against whom is read from the challenge that nobody came to; a page names nobody. */
export const openDuel = async (
  deps: Deps,
  pupil: PupilActor,
  { challengeId }: BodyOf<'POST /api/student/duels'>,
): Promise<number> => {
  const challenge = await findChallenge(deps.db, challengeId);
  const side = challenge && sideIn(challenge, pupil.studentId);
  if (!challenge || side === null) throw new Refusal('race_challenge_gone');
  return open(deps, pupil, {
    toId: side === 0 ? challenge.toId : challenge.fromId,
    difficulty: challenge.difficulty,
  });
};

export const duelAgain = async (deps: Deps, pupil: PupilActor, id: number): Promise<number> => {
  const loaded = await loadDuel(deps.db, id);
  const toId = studentOf(loaded, otherSide(ownSide(loaded, pupil)));
  return open(deps, pupil, { toId, difficulty: loaded.row.difficulty });
};

/** Once; begun already, it goes on. */
export const startDuel = async (deps: Deps, pupil: PupilActor, id: number): Promise<void> => {
  await onDuel(deps, id, async (trx, loaded) => {
    const { row, duel } = loaded;
    const now = deps.clock().getTime();
    if (ownSide(loaded, pupil) === 0) throw new Refusal('duel_closed');
    if (row.state === 'answering') return;
    const isOpen = row.state === 'waiting' && (row.expiresAt ?? '') > iso(now) && row.grade === pupil.grade;
    if (!isOpen || !row.isAskerHere) throw new Refusal('duel_closed');
    const startsAt = now + STARTING_MS;
    await queries.moveDuel(trx, row, {
      state: 'answering',
      toStartsAt: iso(startsAt),
      expiresAt: iso(startsAt + (arrivalOf(duel.runs[0]) ?? 0)),
    });
  });
  deps.live.tell({ students: [pupil.studentId] }, 'duels');
};

type GivenAnswer = BodyOf<'POST /api/student/duels/:id/answer'>;

/** The last step of whoever asked sends the duel off; the second's, or being overtaken, ends it. */
const passOn = async (trx: Executor, deps: Deps, { row }: LoadedDuel, { ending }: Race): Promise<void> => {
  if (row.state === 'running' && ending?.kind === 'finished')
    await queries.moveDuel(trx, row, { state: 'waiting', expiresAt: iso(ending.at + DUEL_WAIT_DAYS * DAY_MS) });
  else await close(trx, deps, await loadDuel(trx, row.id));
};

const take = async (trx: Executor, deps: Deps, loaded: LoadedDuel, side: Side, said: GivenAnswer): Promise<Race> => {
  const { number, questionId, answer: place } = said;
  const now = deps.clock().getTime();
  // What comes in the same moment as the other's last step still counts.
  const climb = orRefuse(climbOf(loaded, side, now - 1), 'duel_closed');
  const { race, answer, refused } = stepRace(climb, { type: 'answer', side, number, questionId, place }, now);
  if (refused !== null && refused !== 'over') throw new Refusal('race_answer_refused');
  if (answer)
    await queries.insertAnswer(trx, {
      duelId: loaded.row.id,
      side,
      number,
      questionId,
      choice: answer.choice,
      isCorrect: answer.isCorrect ? 1 : 0,
      answeredAt: iso(now),
    });
  if (race.phase === 'over') await passOn(trx, deps, loaded, race);
  return race;
};

/** With the climb as it is then: the last answer has ended it. */
export const answerDuel = async (
  deps: Deps,
  pupil: PupilActor,
  id: number,
  said: GivenAnswer,
): Promise<{ loaded: LoadedDuel; race: Race }> => {
  const race = await onDuel(deps, id, (trx, loaded) => take(trx, deps, loaded, ownSide(loaded, pupil), said));
  const loaded = await loadDuel(deps.db, id);
  if (race.phase === 'over') tellBoth(deps, loaded.row);
  return { loaded, race };
};

export const declineDuel = async (deps: Deps, pupil: PupilActor, id: number): Promise<void> => {
  const row = await onDuel(deps, id, async (trx, loaded) => {
    const side = ownSide(loaded, pupil);
    const change = { state: 'declined', expiresAt: null, endedAt: deps.clock().toISOString() } as const;
    const isWaiting = side === 1 && loaded.row.state === 'waiting';
    if (isWaiting) await queries.moveDuel(trx, loaded.row, change);
    else if (side === 0 || loaded.row.state !== 'declined') throw new Refusal('duel_closed');
    return loaded.row;
  });
  tellBoth(deps, row);
};

export const seeDuel = async (deps: Deps, pupil: PupilActor, id: number): Promise<void> => {
  ownSide(await loadDuel(deps.db, id), pupil);
  await queries.noteSeen(deps.db, id, pupil.studentId, deps.clock().toISOString());
  deps.live.tell({ students: [pupil.studentId] }, 'duels');
};

export const readDuel = async (deps: Deps, pupil: PupilActor, id: number): Promise<LoadedDuel> => {
  const loaded = await loadDuel(deps.db, id);
  ownSide(loaded, pupil);
  return loaded;
};

const DUE_AT_ONCE = 50;

/** Those whose time is over, every second. */
export const closeDue = async (deps: Deps): Promise<void> => {
  const now = deps.clock().toISOString();
  for (const { id } of (await queries.listDue(deps.db, { now, atMost: DUE_AT_ONCE })).rows) {
    const row = await onDuel(deps, id, async (trx, loaded) => {
      const isDue = loaded.row.expiresAt !== null && loaded.row.expiresAt <= now;
      return isDue && (await close(trx, deps, loaded)) ? loaded.row : null;
    });
    if (row) tellBoth(deps, row);
  }
};
