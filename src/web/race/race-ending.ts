import { STEP, VERDICT_MS, WINNER_ANSWERS_MIN } from '#domain/race/rules';
import { over as texts } from '#strings/race/pupil';
import type { GameOver } from '#wire/race/events';
import {
  type Details,
  type Ended,
  type EndKind,
  furthest,
  positionIn,
  type RaceState,
  type Storage,
  type Told,
} from './race-state.ts';

/** Long enough for a climber to be seen on the peak. */
const FINISH_MS = 1200;
const STORE_TRIES = 3;
const STORE_EVERY_MS = 2000;
const MANUAL_MS = 5000;
const ANSWERS_MS = 5000;

const hasWon = ({ winner, you }: GameOver): boolean => winner?.id === you;

const STORED: Storage = { status: 'success', asks: 0, nextAt: null, isManual: false, reason: null };

/** Only the winner's page asks; the server stores by itself, so it is left the first try. */
const openStorage = (told: GameOver, now: number): Storage =>
  told.stored ? STORED : { ...STORED, status: 'pending', nextAt: hasWon(told) ? now + STORE_EVERY_MS : null };

const openDetails = (told: GameOver, now: number): Details => ({
  asks: told.ending === 'called_off' ? 0 : 1,
  until: told.ending === 'called_off' ? null : now + ANSWERS_MS,
  answers: {},
});

const shownFrom = ({ race, ended }: RaceState, told: GameOver, now: number): number => {
  if (ended || !race?.isStarted || told.ending !== 'finished') return now;
  const { answer } = race;
  return answer?.verdict && answer.showAt !== null ? answer.showAt + VERDICT_MS : now + FINISH_MS;
};

/** The page asks for its race when it opens: one that is over is not gone back to. */
const isMissed = ({ race, ended, knownRaceId }: RaceState, { raceId }: GameOver): boolean =>
  !race && !ended && knownRaceId === raceId;

const missed = (state: RaceState, told: GameOver): RaceState => ({
  ...state,
  isJoined: false,
  knownRaceId: null,
  lobby: null,
  missed: { raceId: told.raceId, kind: endKindOf(told), hasResult: told.stored },
});

export const hearOver = (state: RaceState, told: GameOver, now: number): RaceState => {
  const { ended } = state;
  if (isMissed(state, told)) return missed(state, told);
  if (ended?.told.raceId === told.raceId)
    return { ...state, isJoined: true, ended: { ...ended, ...(told.stored && { storage: STORED }) } };
  const showAt = shownFrom(state, told, now);
  const race = state.race?.raceId === told.raceId ? state.race : null;
  return {
    ...state,
    isJoined: true,
    knownRaceId: told.raceId,
    lobby: null,
    // An answer that was still on the way came too late.
    race: race && {
      ...race,
      positions: furthest(race.positions, told.positions),
      answer: race.answer?.verdict ? race.answer : null,
      opponentDueAt: null,
    },
    ended: { told, showAt, isShown: showAt <= now, storage: openStorage(told, now), details: openDetails(told, now) },
  };
};

const withEnded = (state: RaceState, change: (ended: Ended) => Partial<Ended>): RaceState =>
  state.ended ? { ...state, ended: { ...state.ended, ...change(state.ended) } } : state;

const withStorage = (state: RaceState, change: (storage: Storage) => Storage): RaceState =>
  withEnded(state, ({ storage }) => ({ storage: change(storage) }));

export const hearStored = (state: RaceState, { raceId }: { raceId: number }): RaceState =>
  state.ended?.told.raceId === raceId ? withStorage(state, () => STORED) : state;

/** While tries are left, it is only remembered why; the server goes on trying as well. */
const failStorage = (storage: Storage, reason: string): Storage => {
  if (storage.status === 'success') return storage;
  return storage.isManual || storage.nextAt === null
    ? { ...storage, status: 'error', reason, nextAt: null }
    : { ...storage, reason };
};

export const refuseStorage = (state: RaceState, message: string): RaceState =>
  withStorage(state, (storage) => failStorage(storage, message));

export const hearUnstored = (state: RaceState, { raceId, message }: Told<'result_storage_failed'>): RaceState =>
  state.ended?.told.raceId === raceId ? refuseStorage(state, message) : state;

/** The pupil presses the button. */
export const saveByHand = (state: RaceState, now: number): RaceState =>
  withStorage(state, (storage) =>
    state.ended?.told.gameResult
      ? { status: 'pending', asks: storage.asks + 1, nextAt: now + MANUAL_MS, isManual: true, reason: null }
      : { ...storage, status: 'error', isManual: true, reason: texts.storage.noData },
  );

const passStorage = (storage: Storage, now: number): Storage => {
  if (storage.status !== 'pending' || storage.nextAt === null || storage.nextAt > now) return storage;
  if (storage.isManual) return { ...storage, status: 'error', nextAt: null, reason: texts.storage.noAnswer };
  return storage.asks < STORE_TRIES
    ? { ...storage, asks: storage.asks + 1, nextAt: now + STORE_EVERY_MS }
    : { ...storage, status: 'error', nextAt: null };
};

export const passEnding = (ended: Ended, now: number): Ended => ({
  ...ended,
  isShown: ended.isShown || ended.showAt <= now,
  storage: passStorage(ended.storage, now),
  details:
    ended.details.until !== null && ended.details.until <= now ? { ...ended.details, until: null } : ended.details,
});

export const askDetails = (state: RaceState, now: number): RaceState =>
  withEnded(state, ({ details }) => ({ details: { ...details, asks: details.asks + 1, until: now + ANSWERS_MS } }));

export const hearAnswers = (state: RaceState, { raceId, playerId, answers }: Told<'opponent_answers'>): RaceState =>
  withEnded(state, ({ told, details }) => {
    if (told.raceId !== raceId) return {};
    const all = { ...details.answers, [playerId]: answers };
    return { details: { ...details, answers: all, until: all[1] && all[2] ? null : details.until } };
  });

export const endKindOf = (told: GameOver): EndKind => {
  if (told.ending === 'called_off') return 'called-off';
  if (told.ending === 'forfeited') return hasWon(told) ? 'won-forfeit' : 'lost-forfeit';
  return hasWon(told) ? 'won' : 'lost';
};

/** Known once the winner's answers are there: whoever needed no more than the least was never wrong. */
export const isFlawless = ({ told, details }: Ended): boolean => {
  if (told.ending !== 'finished' || !told.winner) return false;
  return details.answers[told.winner.id]?.length === WINNER_ANSWERS_MIN;
};

export const correctOf = (told: GameOver): number => positionIn(told.positions, told.you) / STEP;

/** What the block says about saving, for whoever looks at it. */
export const storageText = ({ storage, told }: Ended): string => {
  if (storage.status === 'success') return texts.storage.success;
  if (storage.status === 'pending') return texts.storage.pending;
  if (storage.isManual) return texts.storage.failed(storage.reason ?? texts.storage.noAnswer);
  return hasWon(told) ? texts.storage.autoFailed : (storage.reason ?? texts.storage.pending);
};

export const canSaveByHand = ({ storage, told }: Ended): boolean => storage.status === 'error' && hasWon(told);
