import type { PupilActor } from '#domain/access/actors';
import { SIDES, type Side } from '#domain/race/race';
import { contentOf } from '#domain/race/rules';
import type { Deps } from '#server/platform/deps';
import { orRefuse, Refusal } from '#server/platform/errors';
import { raceRefusals } from '#strings/race/refusals';
import type { ReceivedPayload } from '#wire/race/events';
import { type Step, stepStored } from './play.ts';
import { makePresence } from './presence.ts';
import * as present from './present.ts';
import * as queries from './queries.ts';
import { storeResult } from './results.ts';
import { findQuestionIds, type Holder, type Joined, joinRace, leaveSeat, releaseOrphan } from './seats.ts';
import { listHeld, listOrphans } from './seats-queries.ts';
import { keepStanding, readStanding, type Standing, sideOf, studentAt } from './standing.ts';

export { fillRaceQuestions, readRaceContent } from '#server/questions/service';
export { challenge, decline, readRaceNews } from './challenges.ts';
export { closeDue, duelsWaitingFor } from './duels.ts';
export { forgetInRaces } from './forget.ts';
export { daysRaced } from './history-queries.ts';
export { raceQuestions } from './questions.ts';

/** How what happens in a race reaches the pupils in it, wherever they are connected. */
export interface Outlet {
  tell<Name extends present.EventName>(studentId: number, event: Name, payload: present.Payload<Name>): void;
  /** This socket stands for nobody any more. */
  cut(socketId: string): void;
}

/** Together, so that they share a commit; few enough that nobody waits long for a verdict behind them. */
const DUE_AT_ONCE = 20;
/** A result that could not be stored is tried again after so long. */
const RESULT_RETRY_MS = 2000;

const isOwnWish = (pupil: PupilActor, { userId, grade, contentId }: ReceivedPayload<'join_quiz_race'>): boolean =>
  (userId ?? pupil.studentId) === pupil.studentId &&
  (grade ?? pupil.grade) === pupil.grade &&
  (contentId ?? contentOf(pupil.grade)) === contentOf(pupil.grade);

/**
 * What pupils may do, and what the time does by itself. All of a race is in the database, so that any process can go on
 * with what another began.
 */
export const makeRaceService = (deps: Deps, outlet: Outlet, processId?: string) => {
  const presence = makePresence(deps, processId);
  const now = (): number => deps.clock().getTime();

  const say = (standing: Standing, { to, event, payload }: present.Telling): void =>
    outlet.tell(studentAt(standing, to), event, payload);

  /** Both hear whether it is stored; what failed is tried again when its time comes round. */
  const keepResult = async (standing: Standing): Promise<void> => {
    const { id: raceId, firstId, secondId } = standing.facts;
    const players = [firstId, secondId];
    try {
      if (!(await storeResult(deps, standing))) return;
      for (const id of players) outlet.tell(id, 'result_stored', { raceId });
      deps.live.tellBoth({ students: players }, 'races');
      deps.live.tell({ students: players }, 'rewards');
    } catch (error) {
      deps.log.error({ err: error, raceId }, 'the result of a race could not be stored');
      await queries.postpone(deps.db, raceId, new Date(now() + RESULT_RETRY_MS).toISOString()).catch(() => undefined);
      const code = 'race_result_unsaved';
      const failed = { raceId, code, message: raceRefusals[code], details: '' } as const;
      for (const id of players) outlet.tell(id, 'result_storage_failed', failed);
    }
  };

  /** Then both have heard it. */
  const hasJustEnded = ({ hasChanged, standing }: Step): boolean => hasChanged && standing.race.phase === 'over';

  /** At once, when it is stored: what is stored after it is told after it. */
  const tellStep = (step: Step, asking: Side | null = null): void => {
    keepStanding(deps, step.standing);
    for (const telling of present.presentStep(step, now(), asking)) say(step.standing, telling);
  };

  const keepResultOf = async (step: Step): Promise<void> => {
    if (!hasJustEnded(step)) return;
    const { facts, dueAt } = step.standing;
    if (dueAt) await keepResult(step.standing);
    // Without a result, and all the same nothing waits for them any more.
    else deps.live.tell({ students: [facts.firstId, facts.secondId] }, 'races');
  };

  const announce = (step: Step): Promise<void> => {
    tellStep(step);
    return keepResultOf(step);
  };

  const own = (standing: Standing | null, pupil: PupilActor): { standing: Standing; side: Side } => {
    const side = standing && sideOf(standing, pupil.studentId);
    if (!standing || side === null) throw new Refusal('race_not_yours');
    return { standing, side };
  };

  const tellWaiting = (pupil: PupilActor, { seat, hold, givenUp }: Extract<Joined, { kind: 'waiting' }>): void => {
    const names = { name: pupil.firstName, awaited: hold?.otherName ?? null };
    outlet.tell(pupil.studentId, 'players_update', present.presentWaiting(seat, names, now()));
    const concerned = [hold?.otherId ?? null, givenUp].filter((id) => id !== null);
    if (concerned.length > 0) deps.live.tell({ students: concerned }, 'races');
  };

  const tellMatched = (standing: Standing): void => {
    keepStanding(deps, standing);
    for (const side of SIDES) {
      say(standing, present.tellPlayers(standing, side));
      say(standing, present.tellAll(standing, side, now()));
    }
  };

  const join = async (pupil: PupilActor, wish: ReceivedPayload<'join_quiz_race'>, where: Omit<Holder, 'living'>) => {
    if (!isOwnWish(pupil, wish)) throw new Refusal('race_not_yours');
    await presence.saySeen();
    const questionIds = await findQuestionIds(deps, pupil, wish);
    const holder = { ...where, living: presence.living() };
    const joined = await joinRace(deps, { pupil, wish, holder, questionIds });
    if (joined.replaced) outlet.cut(joined.replaced);
    switch (joined.kind) {
      case 'waiting':
        return tellWaiting(pupil, joined);
      case 'matched':
        return tellMatched(joined.standing);
      case 'racing': {
        const { standing, side } = own(joined.step.standing, pupil);
        tellStep(joined.step);
        if (!hasJustEnded(joined.step)) say(standing, present.tellAll(standing, side, now()));
        await keepResultOf(joined.step);
        return;
      }
      case 'over': {
        const { standing, side } = own(joined.standing, pupil);
        say(standing, present.tellAll(standing, side, now()));
      }
    }
  };

  const answer = async (pupil: PupilActor, given: ReceivedPayload<'submit_answer'>): Promise<void> => {
    const { raceId, playerId, number, questionId, answer: place } = given;
    const step = await deps.db.transaction().execute((trx) =>
      stepStored(trx, deps, raceId, (standing) => {
        const { side } = own(standing, pupil);
        if (playerId !== undefined && playerId !== present.playerIdOf(side)) throw new Refusal('race_not_yours');
        return { type: 'answer', side, number, questionId, place };
      }),
    );
    if (!step) throw new Refusal('race_not_yours');
    const { standing, side } = own(step.standing, pupil);
    tellStep(step, side);
    if (step.outcome.refused) {
      const code = 'race_answer_refused';
      outlet.tell(pupil.studentId, 'error', { code, message: raceRefusals[code] });
      if (!hasJustEnded(step)) say(standing, present.tellAll(standing, side, now()));
    }
    await keepResultOf(step);
  };

  const leave = async (pupil: Pick<PupilActor, 'studentId' | 'grade'>, socketId: string): Promise<void> => {
    const step = await leaveSeat(deps, pupil, socketId);
    if (step) await announce(step);
  };

  const opponentAnswers = async (
    pupil: PupilActor,
    { raceId, opponentId }: ReceivedPayload<'request_opponent_answers'>,
  ): Promise<void> => {
    const { standing } = own(await readStanding(deps.db, deps, raceId), pupil);
    if (standing.race.phase !== 'over') throw new Refusal('race_not_over');
    // A page that was reloaded no longer knows its own answers either.
    const answers = (await queries.listAnswers(deps.db, raceId)).filter(
      (given) => given.side === present.sideOfPlayer(opponentId),
    );
    outlet.tell(pupil.studentId, 'opponent_answers', {
      raceId,
      playerId: opponentId,
      answers: present.presentAnswers(standing, answers),
    });
  };

  /** A page may ask that it be done now. What it says of the result must be what the record says (D-1). */
  const storeAsked = async (pupil: PupilActor, said: ReceivedPayload<'store_result'>): Promise<void> => {
    const { standing } = own(await readStanding(deps.db, deps, said.raceId), pupil);
    const result = orRefuse(present.presentResult(standing), 'race_not_over');
    const names = ['winnerId', 'loserId', 'contentId', 'winnerScore', 'loserScore', 'grade', 'gameDuration'] as const;
    const differing = names.filter((name) => said[name] !== undefined && said[name] !== result[name]);
    if (differing.length === 0 && standing.dueAt !== null) return keepResult(standing);
    if (differing.length === 0) return outlet.tell(pupil.studentId, 'result_stored', { raceId: said.raceId });
    const code = 'race_result_differs';
    outlet.tell(pupil.studentId, 'result_storage_failed', {
      raceId: said.raceId,
      code,
      message: raceRefusals[code],
      details: differing.join(', '),
    });
  };

  const ringOne = async (raceId: number): Promise<void> => {
    const step = await deps.db.transaction().execute((trx) => stepStored(trx, deps, raceId, () => ({ type: 'time' })));
    if (!step) return;
    await announce(step);
    if (!step.hasChanged && step.standing.race.phase === 'over') await keepResult(step.standing);
  };

  const logFailure = (what: string) => (error: unknown) => deps.log.error({ err: error }, what);

  /** Those whom a process that died has left: who searched is gone, who raced may come back. */
  const releaseOrphans = async (): Promise<void> => {
    const orphans = (await listOrphans(deps.db, presence.living())).rows;
    if (orphans.length > 0) await presence.saySeen();
    for (const orphan of orphans)
      await releaseOrphan(deps, orphan, presence.living())
        .then((step) => step && announce(step))
        .catch(logFailure('an orphaned seat could not be released'));
  };

  /** Everything whose time has come, wherever it began. Answers when the next is due; null when nothing is. */
  const ring = async (): Promise<number | null> => {
    const at = deps.clock();
    const due = (await queries.listDue(deps.db, { now: at.toISOString(), atMost: DUE_AT_ONCE })).rows;
    await Promise.all(due.map(({ id }) => ringOne(id).catch(logFailure(`race ${id} could not go on`))));
    if (due.length === DUE_AT_ONCE) return at.getTime();
    const next = await queries.findNextDue(deps.db, at.toISOString());
    return next === null ? null : Date.parse(next);
  };

  /**
   * Says for those it holds that this process lives, also for those who are away: another would take them for its own and
   * begin their time anew. And takes over whom a process that died has left.
   */
  const tendSeats = async (): Promise<void> => {
    const held = (await listHeld(deps.db, { processId: presence.processId })).rows;
    if (held.length > 0) await presence.saySeen();
    await releaseOrphans();
  };

  /** Whose leaving could not be noted when it happened leaves now. */
  const freeGhosts = async (isConnected: (socketId: string) => boolean): Promise<void> => {
    for (const { studentId, grade, socketId } of (await listHeld(deps.db, { processId: presence.processId })).rows)
      if (socketId !== null && !isConnected(socketId))
        await leave({ studentId, grade }, socketId).catch(logFailure('a seat that nobody is on stays taken'));
  };

  return { join, answer, leave, opponentAnswers, storeAsked, ring, tendSeats, freeGhosts, forget: presence.forget };
};

export type RaceService = ReturnType<typeof makeRaceService>;
