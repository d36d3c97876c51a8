import type { Difficulty } from '#domain/questions/kinds';
import { DIFFICULTY_DEFAULT } from '#domain/race/rules';
import type * as wire from '#wire/race/events';

/** Times are milliseconds of the page's own steady clock. */

/** An answer, from the tap until its verdict has been on the screen long enough. */
export interface GivenAnswer {
  readonly number: number;
  readonly questionId: number;
  readonly place: number;
  readonly at: number;
  /** False again when the network went before the verdict came: it is sent once more, and counts once. */
  readonly isSent: boolean;
  readonly verdict: wire.PlayerAnswer | null;
  /** When the verdict may be seen; null before it came. */
  readonly showAt: number | null;
  readonly isShown: boolean;
  /** Where the own climber stays until the verdict is seen. */
  readonly from: number;
}

/** Positions are as heard; what is shown of them waits for the own verdict. */
export interface Running
  extends Pick<wire.RaceView, 'raceId' | 'version' | 'you' | 'players' | 'difficulty' | 'positions' | 'question'> {
  readonly isStarted: boolean;
  readonly startsAt: number;
  /** Until when the overlay of the start stands over the first question. */
  readonly overlayUntil: number | null;
  readonly upcoming: wire.RaceQuestion | null;
  readonly answer: GivenAnswer | null;
  /** While the opponent is away: when the race is won. */
  readonly opponentDueAt: number | null;
}

export interface Storage {
  readonly status: 'pending' | 'success' | 'error';
  /** How often this page has asked for it. */
  readonly asks: number;
  readonly nextAt: number | null;
  readonly isManual: boolean;
  /** What the server said of a failure. */
  readonly reason: string | null;
}

export interface Details {
  readonly asks: number;
  /** When it is too late for an answer to come. */
  readonly until: number | null;
  readonly answers: Partial<Readonly<Record<wire.PlayerId, readonly wire.AnswerRecord[]>>>;
}

export interface Ended {
  readonly told: wire.GameOver;
  /** The last step is seen on the track first. */
  readonly showAt: number;
  readonly isShown: boolean;
  readonly storage: Storage;
  readonly details: Details;
}

export type EndKind = 'won' | 'lost' | 'won-forfeit' | 'lost-forfeit' | 'called-off';

export interface Failure {
  readonly kind: 'connection' | 'already-playing' | 'session' | 'game';
  readonly message: string;
  /** The specification's English word for it, where it has one beside the Arabic. */
  readonly detail: string | null;
  readonly at: number;
}

export interface Lobby {
  readonly players: readonly wire.RacePlayer[];
  readonly required: number;
  /** When the search began. */
  readonly since: number;
  /** Who alone is waited for, and until when. */
  readonly awaits: { readonly name: string; readonly until: number } | null;
}

/** Against whom alone the page asks for a race. */
export type Only = Pick<wire.ClientPayload<'join_quiz_race'>, 'rematchOf' | 'challengeId'>;

/** Why the page searches for anybody although it waited for somebody. */
export type Turned = 'late' | 'declined' | 'gone' | 'quiet';

/** A race that ended while the page was not there: the search begins anew, and only says so. */
export interface Missed {
  readonly raceId: number;
  readonly kind: EndKind;
  readonly hasResult: boolean;
}

export interface RaceState {
  readonly difficulty: Difficulty;
  readonly link: 'connecting' | 'up' | 'lost';
  /** Whether the last try to connect failed. */
  readonly isTroubled: boolean;
  /** The server has answered the page's join on this connection. */
  readonly isJoined: boolean;
  /** The race that the page asks for when it joins. */
  readonly knownRaceId: number | null;
  readonly only: Only | null;
  readonly turned: Turned | null;
  readonly lobby: Lobby | null;
  readonly race: Running | null;
  readonly ended: Ended | null;
  readonly missed: Missed | null;
  readonly failure: Failure | null;
  readonly retries: number;
  readonly notice: { readonly text: string; readonly until: number } | null;
  /** Since when nothing was heard, nor asked because of that. */
  readonly quietSince: number;
  /** How often the page asked how everything stands, for want of a word. */
  readonly asks: number;
}

/** What an event says. */
export type Told<Name extends keyof wire.ServerEvents> = Parameters<wire.ServerEvents[Name]>[0];

export type HeardName = keyof wire.ServerEvents;
export type Heard<Of extends HeardName = HeardName> = {
  [Name in Of]: { readonly name: Name; readonly told: Told<Name> };
}[Of];

export type RaceInput =
  | ({ readonly type: 'heard' } & Heard)
  | { readonly type: 'connected' }
  | { readonly type: 'trouble' }
  | { readonly type: 'lost' }
  | ({ readonly type: 'failed' } & Omit<Failure, 'at'>)
  | { readonly type: 'retry' }
  | { readonly type: 'only'; readonly only: Only }
  | { readonly type: 'anybody'; readonly why: Turned | null }
  | { readonly type: 'difficulty'; readonly difficulty: Difficulty }
  | { readonly type: 'choose'; readonly place: number }
  | { readonly type: 'sent' }
  | { readonly type: 'save' }
  | { readonly type: 'details' }
  | { readonly type: 'time' };

export const openState = (
  knownRaceId: number | null,
  difficulty: Difficulty = DIFFICULTY_DEFAULT,
  only: Only | null = null,
): RaceState => ({
  difficulty,
  link: 'connecting',
  isTroubled: false,
  isJoined: false,
  knownRaceId,
  only,
  turned: null,
  lobby: null,
  race: null,
  ended: null,
  missed: null,
  failure: null,
  retries: 0,
  notice: null,
  quietSince: 0,
  asks: 0,
});

export const phaseOf = ({ failure, ended, race, lobby }: RaceState) => {
  if (failure) return 'error';
  if (ended?.isShown) return 'over';
  if (race) return race.isStarted ? 'active' : 'starting';
  return lobby ? 'searching' : 'connecting';
};

/** What the tab is to come back to: a result that was seen is not. */
export const raceToKeep = ({ knownRaceId, ended }: RaceState): number | null => (ended?.isShown ? null : knownRaceId);

/** The overlay of the start stands over the race, and nothing below it can be reached. */
export const isCovered = ({ isStarted, overlayUntil }: Running): boolean => !isStarted || overlayUntil !== null;

/** Whether a seat waits for this page: it then tries for longer to come back. */
export const isRacing = ({ race, ended }: RaceState): boolean => race !== null && ended === null;

type Seats = Pick<wire.RaceView, 'you' | 'players'>;

export const opponentOf = ({ you, players }: Seats): wire.RacePlayer | undefined =>
  players.find(({ id }) => id !== you);

/** On every screen the own side is the same one. */
export const ownFirst = ({ you, players }: Seats): readonly wire.RacePlayer[] =>
  players.toSorted((a, b) => Number(b.id === you) - Number(a.id === you));

export const positionIn = (positions: wire.Positions, id: wire.PlayerId): number => positions[id - 1] ?? 0;

export const withRace = (state: RaceState, change: Partial<Running>): RaceState =>
  state.race ? { ...state, race: { ...state.race, ...change } } : state;

const withPosition = (positions: wire.Positions, id: wire.PlayerId, position: number): wire.Positions =>
  id === 1 ? [position, positions[1]] : [positions[0], position];

/** The own climber does not give the verdict away before it is said; the opponent's moves at once. */
export const shownPositions = ({ positions, you, answer }: Running): wire.Positions =>
  answer && !answer.isShown ? withPosition(positions, you, answer.from) : positions;

/** Nobody ever goes back, so of two messages that overtook each other the higher place is the later. */
export const furthest = (a: wire.Positions, b: wire.Positions): wire.Positions => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
];
