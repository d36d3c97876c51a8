import { ALREADY_PLAYING, failure } from '#strings/race/pupil';
import { refuseStorage } from './race-ending.ts';
import { type Failure, type RaceState, type Told, withRace } from './race-state.ts';

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

export const hearError = (state: RaceState, told: Told<'error'>, now: number): RaceState => {
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
