import type { Difficulty } from '#domain/questions/kinds';
import { shared } from '#web/lib/shared.ts';
import { keepDifficulty, keepRace, keptDifficulty, keptRace, type Memory } from './race-memory.ts';
import { openLink, type RaceLink } from './race-socket.ts';
import {
  type Ended,
  type Only,
  openState,
  type RaceInput,
  type RaceState,
  raceToKeep,
  type Turned,
} from './race-state.ts';
import { nextChange, stepScreen } from './race-step.ts';

/** No verdict for so long: the network is gone, though nobody said so. */
const STALLED_MS = 5000;

/** How often each was asked for in this race before. */
const askedIn = (ended: Ended | null, raceId: number) =>
  ended?.told.raceId === raceId
    ? { storage: ended.storage.asks, details: ended.details.asks }
    : { storage: 0, details: 0 };

interface Sitting {
  readonly memory: Memory;
  readonly studentId: number;
  readonly tabId: string;
  readonly only: Only | null;
}

/** Keeps the screen's state, and says what follows from it: each answer once, again only after a loss. */
export const makeRaceClient = ({ memory, studentId, tabId, only }: Sitting) => {
  let state = openState(keptRace(memory, studentId), keptDifficulty(memory), only);
  let link: RaceLink | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stall: ReturnType<typeof setTimeout> | undefined;
  const screen = shared(state);

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

  const askAnswers = ({ told, details }: Ended): void => {
    const missing = told.players.filter(({ id }) => !details.answers[id]);
    for (const { id } of missing) link?.say('request_opponent_answers', { raceId: told.raceId, opponentId: id });
  };

  const sayEnding = (asked: ReturnType<typeof askedIn>, ended: Ended): void => {
    const { raceId, gameResult } = ended.told;
    if (gameResult && ended.storage.asks > asked.storage) link?.say('store_result', { raceId, ...gameResult });
    if (ended.details.asks > asked.details) askAnswers(ended);
  };

  const follow = (before: RaceState): void => {
    if (raceToKeep(state) !== raceToKeep(before)) keepRace(memory, studentId, raceToKeep(state));
    // The race asked for was somebody else's, or is over: a new search, then.
    const isGivenUp = before.knownRaceId !== null && state.knownRaceId === null;
    if (isGivenUp && !state.isJoined && state.link === 'up' && state.asks === before.asks) link?.join();
    if (state.asks > before.asks) link?.join();
    sayAnswer();
    if (state.ended) sayEnding(askedIn(before.ended, state.ended.told.raceId), state.ended);
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
    screen.set(state);
  };

  return {
    start: () => {
      link = openLink({ tabId, state: () => state, dispatch });
      schedule();
    },
    /** The socket closes; a race under way waits for the pupil to come back. */
    stop: () => {
      clearTimeout(timer);
      clearTimeout(stall);
      link?.close();
      link = undefined;
    },
    use: screen.use,
    choose: (place: number) => dispatch({ type: 'choose', place }),
    setDifficulty: (difficulty: Difficulty) => {
      if (difficulty === state.difficulty) return;
      keepDifficulty(memory, difficulty);
      dispatch({ type: 'difficulty', difficulty });
      if (state.link === 'up') link?.join();
    },
    /** Against one pupil alone. */
    searchOnly: (wanted: Only) => dispatch({ type: 'only', only: wanted }),
    searchAnybody: (why: Turned | null) => dispatch({ type: 'anybody', why }),
    retry: () => {
      dispatch({ type: 'retry' });
      link?.restart();
    },
    save: () => dispatch({ type: 'save' }),
    askAnswers: () => dispatch({ type: 'details' }),
    /** The next search is a new one. */
    raceAgain: () => location.reload(),
    hurry: () => link?.hurry(),
    offline: () => link?.restart(),
  };
};

export type RaceClient = ReturnType<typeof makeRaceClient>;
