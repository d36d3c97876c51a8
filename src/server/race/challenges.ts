import type { PupilActor } from '#domain/access/actors';
import type { Difficulty } from '#domain/questions/kinds';
import { ASK_AGAIN_MS, CHALLENGE_MS, REMATCH_MS } from '#domain/race/challenge';
import { otherSide } from '#domain/race/race';
import type { Executor } from '#server/platform/db/database';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { isClassmate, readClassmates } from '#server/roster/service';
import type { BodyOf } from '#wire/contract';
import type { RaceNews } from '#wire/race/challenges';
import * as queries from './challenge-queries.ts';
import { isRaceRewarded } from './daily-reward.ts';
import { listWaiting } from './duel-queries.ts';
import { presentWaitingDuel } from './duel-standing.ts';
import { takeTurn } from './seats-queries.ts';
import { readStanding, sideOf, studentAt } from './standing.ts';

type Pupil = Pick<PupilActor, 'studentId' | 'grade'>;

type Asking = Pick<queries.ChallengeRow, 'toId' | 'difficulty' | 'rematchOf'> & { readonly forMs: number };

/** The same two are asked once: whoever asks back, or again, means the challenge that stands. */
const findOrAsk = async (trx: Executor, deps: Deps, pupil: Pupil, { forMs, ...asking }: Asking) => {
  const now = deps.clock();
  const at = now.toISOString();
  const theirs = await queries.findOpenOf(trx, asking.toId, at);
  if (theirs?.toId === pupil.studentId) return { id: theirs.id, givenUp: null };
  const own = await queries.findOpenOf(trx, pupil.studentId, at);
  if (own?.toId === asking.toId && own.difficulty === asking.difficulty) return { id: own.id, givenUp: null };
  if (await queries.wasDeclinedSince(trx, pupil.studentId, asking.toId, new Date(now.getTime() - ASK_AGAIN_MS)))
    throw new Refusal('race_asked_lately');
  const givenUp = await queries.withdrawOpenOf(trx, pupil.studentId);
  const id = await queries.insertChallenge(trx, {
    ...asking,
    fromId: pupil.studentId,
    grade: pupil.grade,
    createdAt: at,
    expiresAt: new Date(now.getTime() + forMs).toISOString(),
  });
  return { id, givenUp };
};

/** By name, inside the own grade; nobody races who does not accept. */
export const challenge = async (
  deps: Deps,
  pupil: PupilActor,
  { studentId: toId, difficulty }: BodyOf<'POST /api/student/race/challenges'>,
): Promise<number> => {
  const { id, givenUp } = await deps.db.transaction().execute(async (trx) => {
    await takeTurn(trx, deps, pupil);
    if (toId === pupil.studentId || !(await isClassmate(trx, toId, pupil.grade)))
      throw new Refusal('race_classmate_unknown');
    return findOrAsk(trx, deps, pupil, { toId, difficulty, rematchOf: null, forMs: CHALLENGE_MS });
  });
  deps.live.tell({ students: [toId, ...(givenUp === null ? [] : [givenUp])] }, 'races');
  return id;
};

/** Whose challenge it is not is told the same as of one that never was. */
export const decline = async (deps: Deps, pupil: PupilActor, id: number): Promise<void> => {
  const asker = await deps.db.transaction().execute(async (trx) => {
    await takeTurn(trx, deps, pupil);
    const challenge = await queries.findChallenge(trx, id);
    if (challenge?.toId !== pupil.studentId) throw new Refusal('race_challenge_gone');
    if (await queries.closeChallenge(trx, id, 'declined')) await queries.endHolds(trx, id, deps.clock().toISOString());
    return challenge.fromId;
  });
  deps.live.tell({ students: [asker, pupil.studentId] }, 'races');
};

/** What holds a seat for one named pupil. */
export interface Hold {
  readonly challengeId: number;
  readonly difficulty: Difficulty;
  readonly until: string;
  readonly otherId: number;
  readonly otherName: string;
  /** Whom the pupil had asked before and no longer waits for. */
  readonly givenUp: number | null;
}

/** In the transaction of whoever sits down for it. */
export const findHold = async (trx: Executor, deps: Deps, pupil: Pupil, challengeId: number): Promise<Hold> => {
  const challenge = await queries.findChallenge(trx, challengeId);
  const isOpen = challenge?.state === 'open' && challenge.expiresAt > deps.clock().toISOString();
  if (!isOpen || challenge.grade !== pupil.grade) throw new Refusal('race_challenge_gone');
  const { fromId, toId, fromName, toName, difficulty, expiresAt: until } = challenge;
  const hold = { challengeId, difficulty, until, givenUp: null };
  if (fromId === pupil.studentId) return { ...hold, otherId: toId, otherName: toName };
  if (toId === pupil.studentId) return { ...hold, otherId: fromId, otherName: fromName };
  throw new Refusal('race_challenge_gone');
};

/** Against whom is read from the race, and never taken from the page. */
export const holdRematch = async (trx: Executor, deps: Deps, pupil: Pupil, raceId: number): Promise<Hold> => {
  const standing = await readStanding(trx, deps, raceId);
  const side = standing && sideOf(standing, pupil.studentId);
  if (!standing || side === null || standing.race.phase !== 'over') throw new Refusal('race_not_yours');
  const toId = studentAt(standing, otherSide(side));
  const { difficulty } = standing.facts;
  const asked = await findOrAsk(trx, deps, pupil, { toId, difficulty, rematchOf: raceId, forMs: REMATCH_MS });
  return { ...(await findHold(trx, deps, pupil, asked.id)), givenUp: asked.givenUp };
};

/** What waits for a pupil at the race. */
export const readRaceNews = async (deps: Deps, pupil: PupilActor): Promise<RaceNews> => {
  const now = deps.clock();
  const at = now.toISOString();
  const [asked, own, running, duels, isRewarded] = await Promise.all([
    queries.listAsked(deps.db, pupil.studentId, at),
    queries.findLastOf(deps.db, pupil.studentId, at),
    queries.findOpponent(deps.db, pupil.studentId),
    listWaiting(deps.db, pupil, at),
    isRaceRewarded(deps.db, pupil.studentId, now),
  ]);
  const classmates = asked.length > 0 || own ? await readClassmates(deps.db, pupil) : [];
  const present = (row: queries.ChallengeRow & { firstName: string }, otherId: number) => ({
    id: row.id,
    name: classmates.find(({ id }) => id === otherId)?.label ?? row.firstName,
    difficulty: row.difficulty,
    rematchOf: row.rematchOf,
    leftMs: Date.parse(row.expiresAt) - now.getTime(),
  });
  const isAccepted = own?.state === 'open' && own.waitingId !== null;
  return {
    running,
    challenges: asked.map((row) => present(row, row.fromId)),
    own: own
      ? { ...present(own, own.toId), state: isAccepted ? 'accepted' : (own.state as 'open' | 'declined') }
      : null,
    duels: duels.map((row) => presentWaitingDuel(row, pupil.studentId)),
    rewardAhead: !isRewarded,
  };
};
