import type { Difficulty } from '#domain/practice/kinds';
import { keepDifficulty, keepRace, keptDifficulty, keptRace, type Memory } from './race-memory.ts';
import { openLink, type RaceLink } from './race-socket.ts';
import { type Ended, isDifficulty, openState, phaseOf, type RaceInput, type RaceState } from './race-state.ts';
import { nextChange, stepScreen } from './race-step.ts';

/** No verdict for so long: the network is gone, though nobody said so. */
const STALLED_MS = 5000;

interface RaceClientOptions {
  readonly studentId: number;
  readonly tabId: string;
  readonly memory: Memory;
}

export interface RaceClient {
  start(): void;
  /** The socket closes; a race under way waits for the pupil to come back. */
  stop(): void;
  state(): RaceState;
  subscribe(listener: () => void): () => void;
  choose(place: number): void;
  setDifficulty(difficulty: Difficulty): void;
  retry(): void;
  save(): void;
  askAnswers(): void;
  /** The next search is a new one. */
  forgetRace(): void;
  hurry(): void;
  offline(): void;
}

const startState = ({ memory, studentId }: RaceClientOptions): RaceState => {
  const difficulty = keptDifficulty(memory);
  return openState(keptRace(memory, studentId), isDifficulty(difficulty) ? difficulty : undefined);
};

/** Keeps the screen's state, and says what follows from it: each answer once, again only after a loss. */
export const makeRaceClient = (options: RaceClientOptions): RaceClient => {
  const { memory, studentId, tabId } = options;
  let state = startState(options);
  let link: RaceLink | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const sayAnswer = (): void => {
    const { race, isJoined, ended } = state;
    if (!race?.answer || race.answer.isSent || !isJoined || ended) return;
    const { number, questionId, place: answer } = race.answer;
    if (!link?.say('submit_answer', { raceId: race.raceId, questionId, number, answer })) return;
    clearTimeout(stall);
    stall = setTimeout(() => {
      if (state.race?.answer?.number === number && !state.race.answer.verdict) link?.restart();
    }, STALLED_MS);
    dispatch({ type: 'sent' });
  };

  const sayEnding = (before: Ended | null, { told, storage, details }: Ended): void => {
    const isSame = before?.told.raceId === told.raceId;
    const { raceId, gameResult } = told;
    if (gameResult && storage.asks > (isSame ? before.storage.asks : 0))
      link?.say('store_result', { raceId, ...gameResult });
    if (details.asks > (isSame ? before.details.asks : 0))
      for (const { id } of told.players)
        if (!details.answers[id]) link?.say('request_opponent_answers', { raceId, opponentId: id });
  };

  const follow = (before: RaceState): void => {
    if (state.knownRaceId !== before.knownRaceId) {
      keepRace(memory, studentId, state.knownRaceId);
      // The race asked for was somebody else's: a new search, then.
      if (state.knownRaceId === null && !state.isJoined && state.link === 'up') link?.join();
    }
    sayAnswer();
    if (state.ended) sayEnding(before.ended, state.ended);
  };

  const schedule = (): void => {
    clearTimeout(timer);
    const due = nextChange(state);
    if (due !== null) timer = setTimeout(() => dispatch({ type: 'time' }), Math.max(0, due - performance.now()));
  };

  const dispatch = (input: RaceInput): void => {
    const before = state;
    const now = performance.now();
    state = stepScreen(stepScreen(state, { type: 'time' }, now), input, now);
    follow(before);
    schedule();
    for (const listener of listeners) listener();
  };

  return {
    start: () => {
      link = openLink({ tabId, state: () => state, dispatch });
      schedule();
    },
    stop: () => {
      clearTimeout(timer);
      clearTimeout(stall);
      link?.close();
      link = undefined;
      if (phaseOf(state) === 'over') keepRace(memory, studentId, null);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (place) => dispatch({ type: 'choose', place }),
    setDifficulty: (difficulty) => {
      if (difficulty === state.difficulty) return;
      keepDifficulty(memory, difficulty);
      dispatch({ type: 'difficulty', difficulty });
      if (state.link === 'up') link?.join();
    },
    retry: () => {
      dispatch({ type: 'retry' });
      link?.restart();
    },
    save: () => dispatch({ type: 'save' }),
    askAnswers: () => dispatch({ type: 'details' }),
    forgetRace: () => keepRace(memory, studentId, null),
    hurry: () => link?.hurry(),
    offline: () => link?.restart(),
  };
};
