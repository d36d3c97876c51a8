import { CHECKING_MS, START_OVERLAY_MS, VERDICT_MS } from '#domain/race/rules';
import { ALREADY_PLAYING, failure } from '#strings/race';
import type { PlayerAnswer, RaceQuestion, RaceView, ServerEvents } from '#wire/race-events';
import {
  askDetails,
  hearAnswers,
  hearOver,
  hearStored,
  hearUnstored,
  passEnding,
  refuseStorage,
  saveByHand,
} from './race-ending.ts';
import {
  type Failure,
  furthest,
  type GivenAnswer,
  type Heard,
  positionIn,
  type RaceInput,
  type RaceState,
  type Running,
} from './race-state.ts';

type Told<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];

const NOTICE_MS = 4000;

const withRace = (state: RaceState, change: Partial<Running>): RaceState =>
  state.race ? { ...state, race: { ...state.race, ...change } } : state;

const withNotice = (state: RaceState, text: string, now: number): RaceState => ({
  ...state,
  notice: { text, until: now + NOTICE_MS },
});

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

const hearView = (state: RaceState, view: RaceView, now: number): RaceState => {
  if (state.ended?.told.raceId === view.raceId) return state;
  const before = state.race?.raceId === view.raceId ? state.race : null;
  const joined = { ...state, isJoined: true };
  if (before && view.version < before.version) return joined;
  const answer = answerAfter(before?.answer ?? null, view, now);
  return {
    ...joined,
    failure: null,
    lobby: null,
    ended: null,
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

const hearPlayers = (state: RaceState, told: Told<'players_update'>, now: number): RaceState => {
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
    lobby: { players: told.players, required: told.required, since: now - told.waitedMs },
  };
};

const hearLeft = (state: RaceState, told: Told<'player_left'>, now: number): RaceState => {
  const { race } = state;
  if (!race || race.raceId !== told.raceId || told.version < race.version || told.playerId === race.you) return state;
  return withRace(state, {
    version: told.version,
    players: race.players.map((each) => (each.id === told.playerId ? { ...each, connected: false } : each)),
    opponentDueAt: now + told.msLeft,
  });
};

const hearVerdict = (state: RaceState, told: PlayerAnswer, now: number): RaceState => {
  const answer = state.race?.raceId === told.raceId ? state.race.answer : null;
  if (!answer || answer.verdict || answer.number !== told.number) return state;
  return withRace(state, { answer: judged(answer, told, now) });
};

const hearQuestion = (state: RaceState, { raceId, question }: Told<'new_question'>): RaceState => {
  const { race } = state;
  if (race?.raceId !== raceId || question.number <= (race.question?.number ?? 0)) return state;
  return withRace(state, race.answer ? { upcoming: question } : { question });
};

const hearPositions = (state: RaceState, told: Told<'positions_update'>): RaceState => {
  const { race } = state;
  if (race?.raceId !== told.raceId) return state;
  return withRace(state, {
    positions: furthest(race.positions, told.positions),
    version: Math.max(race.version, told.version),
  });
};

const failed = (state: RaceState, problem: Omit<Failure, 'at'>, now: number): RaceState => ({
  ...state,
  failure: { ...problem, at: now },
  isJoined: false,
});

const isAlreadyPlaying = ({ code, message }: Told<'error'>): boolean =>
  code === 'race_already_playing' || ALREADY_PLAYING.some((words) => message.includes(words));

/** Whoever sits at this device now was never in that race. */
const isForeignRace = (state: RaceState, { code }: Told<'error'>): boolean =>
  state.knownRaceId !== null && !state.isJoined && (code === 'race_not_found' || code === 'race_not_yours');

const hearError = (state: RaceState, told: Told<'error'>, now: number): RaceState => {
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

const hearInvalid = (state: RaceState, { message }: Told<'validation_error'>, now: number): RaceState => {
  const text = failure.validation(message);
  if (state.ended) return refuseStorage(state, text);
  if (!state.race) return failed(state, { kind: 'game', message: text, detail: null }, now);
  return withNotice(withRace(state, { answer: null }), text, now);
};

const hear = (state: RaceState, heard: Heard, now: number): RaceState => {
  switch (heard.name) {
    case 'players_update':
      return hearPlayers(state, heard.told, now);
    case 'player_left':
      return hearLeft(state, heard.told, now);
    case 'game_starting':
    case 'game_start':
      return hearView(state, heard.told, now);
    case 'positions_update':
      return hearPositions(state, heard.told);
    case 'new_question':
      return hearQuestion(state, heard.told);
    case 'player_answer':
      return hearVerdict(state, heard.told, now);
    case 'game_over':
      return hearOver(state, heard.told, now);
    case 'opponent_answers':
      return hearAnswers(state, heard.told);
    case 'result_stored':
      return hearStored(state, heard.told);
    case 'result_storage_failed':
      return hearUnstored(state, heard.told);
    case 'validation_error':
      return hearInvalid(state, heard.told, now);
    case 'error':
      return hearError(state, heard.told, now);
  }
};

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

const passTime = (state: RaceState, now: number): RaceState => ({
  ...state,
  race: state.race && passOverlay(passAnswer(state.race, now), now),
  ended: state.ended && passEnding(state.ended, now),
  notice: state.notice && state.notice.until > now ? state.notice : null,
});

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
      return hear(state, input, now);
    case 'connected':
      return { ...state, link: 'up', isTroubled: false };
    case 'trouble':
      return { ...state, isTroubled: true };
    case 'lost':
      return lose(state);
    case 'failed':
      return failed(state, { kind: input.kind, message: input.message, detail: input.detail }, now);
    case 'retry':
      return retry(state);
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
export const nextChange = ({ race, ended, notice }: RaceState): number | null => {
  const answer = race?.answer;
  const shown = answer && answer.showAt !== null ? answer.showAt + (answer.isShown ? VERDICT_MS : 0) : null;
  const due = [
    shown,
    race?.overlayUntil ?? null,
    notice?.until ?? null,
    ended && !ended.isShown ? ended.showAt : null,
    ended?.storage.nextAt ?? null,
    ended?.details.until ?? null,
  ].filter((at): at is number => at !== null);
  return due.length === 0 ? null : Math.min(...due);
};
