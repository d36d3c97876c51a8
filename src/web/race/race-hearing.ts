import { CHECKING_MS, START_OVERLAY_MS } from '#domain/race/rules';
import { ALREADY_PLAYING, failure } from '#strings/race/pupil';
import type { PlayerAnswer, RaceQuestion, RaceView } from '#wire/race/events';
import { refuseStorage } from './race-ending.ts';
import {
  type Failure,
  furthest,
  type GivenAnswer,
  type RaceState,
  type Running,
  type Told,
  type Turned,
  withRace,
} from './race-state.ts';

const NOTICE_MS = 4000;

const withNotice = (state: RaceState, text: string, now: number): RaceState => ({
  ...state,
  notice: { text, until: now + NOTICE_MS },
});

export const failed = (state: RaceState, problem: Omit<Failure, 'at'>, now: number): RaceState => ({
  ...state,
  failure: { ...problem, at: now },
  isJoined: false,
});

const isAlreadyPlaying = ({ code, message }: Told<'error'>): boolean =>
  code === 'race_already_playing' || ALREADY_PLAYING.some((words) => message.includes(words));

/** Whoever sits at this device now was never in that race. */
const isForeignRace = (state: RaceState, { code }: Told<'error'>): boolean =>
  state.knownRaceId !== null && !state.isJoined && (code === 'race_not_found' || code === 'race_not_yours');

/** Whom the page waited for is waited for no more: anybody will do. */
export const turnToAnybody = (state: RaceState, why: Turned | null): RaceState =>
  state.only ? { ...state, only: null, turned: why, asks: state.asks + 1 } : state;

export const hearError = (state: RaceState, told: Told<'error'>, now: number): RaceState => {
  if (told.code === 'race_challenge_gone' && state.only) return turnToAnybody(state, 'gone');
  if (told.code === 'race_asked_lately' && state.only) return turnToAnybody(state, 'quiet');
  if (isAlreadyPlaying(told))
    return failed(state, { kind: 'already-playing', message: told.message, detail: null }, now);
  if (told.code === 'session_expired')
    return failed(state, { kind: 'session', message: failure.noToken, detail: null }, now);
  if (isForeignRace(state, told)) return { ...state, knownRaceId: null, race: null };
  if (state.ended)
    return told.code === 'race_result_unsaved'
      ? refuseStorage(state, told.message)
      : withNotice(state, told.message, now);
  if (!state.race) return failed(state, { kind: 'game', message: told.message, detail: null }, now);
  // The race goes on: whatever was not taken may be given again.
  const answer = state.race.answer?.verdict ? state.race.answer : null;
  return withNotice(withRace(state, { answer }), told.message, now);
};

export const hearInvalid = (state: RaceState, { message }: Told<'validation_error'>, now: number): RaceState => {
  const text = failure.validation(message);
  if (state.ended) return refuseStorage(state, text);
  if (!state.race) return failed(state, { kind: 'game', message: text, detail: null }, now);
  return withNotice(withRace(state, { answer: null }), text, now);
};

const judged = (answer: GivenAnswer, verdict: PlayerAnswer, now: number): GivenAnswer => ({
  ...answer,
  place: verdict.answer,
  verdict,
  showAt: Math.max(answer.at + CHECKING_MS, now),
});

/** What becomes of an answer under way when the page is told how everything stands. */
const answerAfter = (answer: GivenAnswer | null, view: RaceView, now: number): GivenAnswer | null => {
  if (!answer || answer.verdict) return answer;
  if (view.lastAnswer?.number === answer.number) return judged(answer, view.lastAnswer, now);
  return view.question?.number === answer.number ? { ...answer, isSent: false } : null;
};

const later = (question: RaceQuestion | null, than: number): RaceQuestion | null =>
  question && question.number > than ? question : null;

const overlayAfter = (before: Running | null, view: RaceView, now: number): number | null => {
  if (view.phase === 'starting' || !before) return null;
  return before.isStarted ? before.overlayUntil : now + START_OVERLAY_MS;
};

/** Said before what the page has heard since: nobody is ever asked an earlier question again. */
const isOutdated = ({ version, question }: RaceView, before: Running): boolean =>
  version < before.version || (question?.number ?? Number.POSITIVE_INFINITY) < (before.question?.number ?? 0);

export const hearView = (state: RaceState, view: RaceView, now: number): RaceState => {
  if (state.ended?.told.raceId === view.raceId) return state;
  const before = state.race?.raceId === view.raceId ? state.race : null;
  const joined = { ...state, isJoined: true };
  if (before && isOutdated(view, before)) return joined;
  const answer = answerAfter(before?.answer ?? null, view, now);
  return {
    ...joined,
    failure: null,
    lobby: null,
    ended: null,
    missed: null,
    only: null,
    turned: null,
    knownRaceId: view.raceId,
    difficulty: view.difficulty,
    race: {
      raceId: view.raceId,
      version: view.version,
      you: view.you,
      players: view.players,
      difficulty: view.difficulty,
      isStarted: view.phase !== 'starting',
      startsAt: now + view.startsInMs,
      overlayUntil: overlayAfter(before, view, now),
      positions: furthest(before?.positions ?? [0, 0], view.positions),
      question: answer ? (before?.question ?? null) : view.question,
      upcoming: answer ? later(view.question, answer.number) : null,
      answer,
      opponentDueAt: view.opponentMsLeft === null ? null : now + view.opponentMsLeft,
    },
  };
};

export const hearPlayers = (state: RaceState, told: Told<'players_update'>, now: number): RaceState => {
  if (state.ended) return state;
  const { race } = state;
  if (race && told.raceId === race.raceId) {
    const isOtherThere = told.players.some(({ id, connected }) => id !== race.you && connected);
    return withRace(state, { players: told.players, ...(isOtherThere && { opponentDueAt: null }) });
  }
  // Said before the match was made, by a process that was slower to say it.
  if (race && state.isJoined) return state;
  return {
    ...state,
    isJoined: true,
    failure: null,
    race: null,
    knownRaceId: told.raceId,
    difficulty: told.difficulty,
    lobby: {
      players: told.players,
      required: told.required,
      since: now - told.waitedMs,
      awaits: told.awaits && { name: told.awaits.name, until: now + told.awaits.msLeft },
    },
  };
};

export const hearLeft = (state: RaceState, told: Told<'player_left'>, now: number): RaceState => {
  const { race } = state;
  if (!race || race.raceId !== told.raceId || told.version < race.version || told.playerId === race.you) return state;
  return withRace(state, {
    version: told.version,
    players: race.players.map((each) => (each.id === told.playerId ? { ...each, connected: false } : each)),
    opponentDueAt: now + told.msLeft,
  });
};

export const hearVerdict = (state: RaceState, told: Told<'player_answer'>, now: number): RaceState => {
  const { race } = state;
  if (race?.raceId !== told.raceId) return state;
  const { answer } = race;
  const isAwaited = answer && !answer.verdict && answer.number === told.number;
  // The version stays: what the other process has to say of the opponent may be older and yet new.
  return withRace(state, {
    positions: furthest(race.positions, told.positions),
    ...(isAwaited && { answer: judged(answer, told, now) }),
  });
};

export const hearQuestion = (state: RaceState, { raceId, question }: Told<'new_question'>): RaceState => {
  const { race } = state;
  if (race?.raceId !== raceId || question.number <= (race.question?.number ?? 0)) return state;
  return withRace(state, race.answer ? { upcoming: question } : { question });
};

export const hearPositions = (state: RaceState, told: Told<'positions_update'>): RaceState => {
  const { race } = state;
  if (race?.raceId !== told.raceId) return state;
  return withRace(state, {
    positions: furthest(race.positions, told.positions),
    version: Math.max(race.version, told.version),
  });
};
