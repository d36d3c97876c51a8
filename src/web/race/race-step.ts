import { VERDICT_MS } from '#domain/race/rules';
import { askDetails, hearAnswers, hearOver, hearStored, hearUnstored, passEnding, saveByHand } from './race-ending.ts';
import * as hearing from './race-hearing.ts';
import {
  type Heard,
  type HeardName,
  type Only,
  openState,
  positionIn,
  type RaceInput,
  type RaceState,
  type Running,
  type Told,
  withRace,
} from './race-state.ts';

/** So long after a race should have gone on. */
const LATE_MS = 3000;
const QUIET_SEARCH_MS = 30_000;
const QUIET_RACE_MS = 15_000;

/** The pupil looks at a screen that can only go on by what the server says next. */
const isStuck = ({ race, knownRaceId }: RaceState): boolean =>
  race ? !race.question && !race.answer : knownRaceId !== null;

const patience = (state: RaceState): number => {
  if (isStuck(state)) return LATE_MS;
  return state.race ? QUIET_RACE_MS : QUIET_SEARCH_MS;
};

/**
 * When the page asks how everything stands, unless it hears something before: between two processes a word may be lost.
 * Null where it waits for nothing, or for the connection.
 */
const asksAt = (state: RaceState): number | null => {
  const { link, isJoined, failure, ended, race, quietSince } = state;
  if (link !== 'up' || !isJoined || failure) return null;
  // The winner's page asks for the result itself.
  if (ended)
    return ended.told.gameResult && ended.storage.status === 'pending' && ended.storage.nextAt === null
      ? quietSince + QUIET_RACE_MS
      : null;
  return Math.max(quietSince, race?.startsAt ?? 0) + patience(state);
};

const passSilence = (state: RaceState, now: number): RaceState => {
  const at = asksAt(state);
  return at === null || at > now ? state : { ...state, asks: state.asks + 1, quietSince: now };
};

const HEARING: { readonly [Name in HeardName]: (state: RaceState, told: Told<Name>, now: number) => RaceState } = {
  players_update: hearing.hearPlayers,
  player_left: hearing.hearLeft,
  game_starting: hearing.hearView,
  game_start: hearing.hearView,
  positions_update: hearing.hearPositions,
  new_question: hearing.hearQuestion,
  player_answer: hearing.hearVerdict,
  game_over: hearOver,
  opponent_answers: hearAnswers,
  result_stored: hearStored,
  result_storage_failed: hearUnstored,
  validation_error: hearing.hearInvalid,
  error: hearing.hearError,
};

/** What the page listens to. */
export const HEARD_NAMES = Object.keys(HEARING) as HeardName[];

const hear = <Name extends HeardName>(state: RaceState, { name, told }: Heard<Name>, now: number): RaceState =>
  HEARING[name](state, told, now);

const choose = (state: RaceState, place: number, now: number): RaceState => {
  const { race, ended } = state;
  const question = race?.question;
  if (!race?.isStarted || ended || race.answer || !question || place >= question.options.length) return state;
  if (race.overlayUntil !== null) return state;
  return withRace(state, {
    answer: {
      number: question.number,
      questionId: question.id,
      place,
      at: now,
      isSent: false,
      verdict: null,
      showAt: null,
      isShown: false,
      from: positionIn(race.positions, race.you),
    },
  });
};

const lose = (state: RaceState): RaceState => {
  const answer = state.race?.answer ?? null;
  const unsent = answer && !answer.verdict ? { ...answer, isSent: false } : answer;
  return { ...withRace(state, { answer: unsent }), link: 'lost', isJoined: false };
};

const passAnswer = (race: Running, now: number): Running => {
  const { answer } = race;
  if (!answer || answer.showAt === null || answer.showAt > now) return race;
  if (now < answer.showAt + VERDICT_MS)
    return answer.isShown ? race : { ...race, answer: { ...answer, isShown: true } };
  return { ...race, answer: null, question: race.upcoming, upcoming: null };
};

const passOverlay = (race: Running, now: number): Running =>
  race.overlayUntil !== null && race.overlayUntil <= now ? { ...race, overlayUntil: null } : race;

/** The same two again, or one by name: what was on the screen is over. */
const searchOnly = (state: RaceState, only: Only): RaceState => ({
  ...openState(null, state.difficulty, only),
  link: state.link,
  asks: state.asks + 1,
  quietSince: state.quietSince,
});

/** Null where nobody in particular is waited for. */
const awaitedUntil = ({ only, lobby }: RaceState): number | null => (only && lobby?.awaits ? lobby.awaits.until : null);

const passAwaited = (state: RaceState, now: number): RaceState => {
  const until = awaitedUntil(state);
  return until !== null && until <= now ? hearing.turnToAnybody(state, 'late') : state;
};

const passTime = (before: RaceState, now: number): RaceState => {
  const state = passAwaited(before, now);
  return passSilence(
    {
      ...state,
      race: state.race && passOverlay(passAnswer(state.race, now), now),
      ended: state.ended && passEnding(state.ended, now),
      notice: state.notice && state.notice.until > now ? state.notice : null,
    },
    now,
  );
};

const retry = (state: RaceState): RaceState => ({
  ...state,
  failure: null,
  retries: state.retries + 1,
  link: 'connecting',
  isTroubled: false,
  isJoined: false,
});

/** All that the screen shows, from what was heard, done and how late it is. */
export const stepScreen = (state: RaceState, input: RaceInput, now: number): RaceState => {
  switch (input.type) {
    case 'heard':
      return { ...hear(state, input, now), quietSince: now };
    case 'connected':
      return { ...state, link: 'up', isTroubled: false, quietSince: now };
    case 'trouble':
      return { ...state, isTroubled: true };
    case 'lost':
      return lose(state);
    case 'failed':
      return hearing.failed(state, { kind: input.kind, message: input.message, detail: input.detail }, now);
    case 'retry':
      return retry(state);
    case 'only':
      return searchOnly(state, input.only);
    case 'anybody':
      return hearing.turnToAnybody(state, input.why);
    case 'difficulty':
      return { ...state, difficulty: input.difficulty };
    case 'choose':
      return choose(state, input.place, now);
    case 'sent':
      return state.race?.answer ? withRace(state, { answer: { ...state.race.answer, isSent: true } }) : state;
    case 'save':
      return saveByHand(state, now);
    case 'details':
      return askDetails(state, now);
    case 'time':
      return passTime(state, now);
  }
};

/** When the screen changes although nothing happens; null when it does not. */
export const nextChange = (state: RaceState): number | null => {
  const { race, ended, notice } = state;
  const answer = race?.answer;
  const shown = answer && answer.showAt !== null ? answer.showAt + (answer.isShown ? VERDICT_MS : 0) : null;
  const due = [
    shown,
    race?.overlayUntil ?? null,
    awaitedUntil(state),
    notice?.until ?? null,
    ended && !ended.isShown ? ended.showAt : null,
    ended?.storage.nextAt ?? null,
    ended?.details.until ?? null,
    asksAt(state),
  ].filter((at): at is number => at !== null);
  return due.length === 0 ? null : Math.min(...due);
};
