import { STEP, TRACK_LENGTH } from '#domain/race/rules';
import { ApiError, api } from '#web/lib/api.ts';
import { shared } from '#web/lib/shared.ts';
import type { Duel } from '#wire/race/challenges';
import type { GameOver, RacePlayer } from '#wire/race/events';
import { openState, opponentOf, type RaceInput, type RaceState } from './race-state.ts';
import { nextChange, stepScreen } from './race-step.ts';

/** Without a network it is tried again so often. */
const RETRY_MS = 1500;

const winnerOf = ({ state, outcome, climb }: Duel): RacePlayer | null => {
  if (!climb) return null;
  const own = climb.view.players.find(({ id }) => id === climb.view.you) ?? null;
  if (state === 'sent' || outcome === 'won') return own;
  return outcome === 'lost' ? (opponentOf(climb.view) ?? null) : null;
};

const overOf = (duel: Duel, { raceId, version, positions, you, players }: NonNullable<Duel['climb']>['view']) =>
  ({
    raceId,
    version,
    ending: 'finished',
    winner: winnerOf(duel),
    gameResult: null,
    positions,
    you,
    players,
    stored: true,
  }) satisfies GameOver;

interface Climbing {
  readonly duel: Duel;
  readonly onHeard: (duel: Duel) => void;
  /** Another tab has ended it. */
  readonly onGone: () => void;
}

/**
 * The screen of a race whose other side is a record: what the socket says of a live one is read from replies here, and the
 * other climbs by the page's clock.
 */
export const makeDuelClient = ({ duel: first, onHeard, onGone }: Climbing) => {
  let state: RaceState = openState(null, first.difficulty);
  let duel = first;
  let startedAt = 0;
  let isAsking = false;
  let isStopped = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const screen = shared(state);
  const params = { id: String(first.id) };

  const hear = (heard: Duel): void => {
    duel = heard;
    onHeard(heard);
    const { climb } = heard;
    if (!climb) {
      onGone();
      return;
    }
    startedAt = performance.now() - climb.elapsedMs;
    dispatch({ type: 'heard', name: 'game_start', told: climb.view });
    if (state.link !== 'up') dispatch({ type: 'connected' });
    if (climb.view.phase === 'over') dispatch({ type: 'heard', name: 'game_over', told: overOf(heard, climb.view) });
  };

  const ask = async (send: () => Promise<Duel>): Promise<void> => {
    if (isAsking || isStopped) return;
    isAsking = true;
    const heard = await send().catch((error: unknown) => error);
    isAsking = false;
    if (isStopped) return;
    if (!(heard instanceof Error)) return hear(heard as Duel);
    if (!(heard instanceof ApiError && heard.status >= 400 && heard.status < 500)) dispatch({ type: 'lost' });
    again = setTimeout(look, RETRY_MS);
  };

  const look = (): Promise<void> => ask(() => api('GET /api/student/duels/:id', { params }));

  const sayAnswer = (): void => {
    const answer = state.race?.answer;
    if (!answer || answer.isSent || isAsking || state.ended || state.link !== 'up') return;
    const { number, questionId, place } = answer;
    void ask(() => api('POST /api/student/duels/:id/answer', { params, body: { number, questionId, answer: place } }));
    dispatch({ type: 'sent' });
  };

  /** Where the other is by now, and when they climb on; the last step ends the race. */
  const others = () => {
    const steps = duel.climb?.otherSteps ?? [];
    const climbed = steps.filter((at) => startedAt + at <= performance.now()).length;
    return { position: climbed * STEP, nextAt: steps[climbed] };
  };

  const moveOther = (): void => {
    const { race, ended } = state;
    if (!race?.isStarted || ended) return;
    const { position } = others();
    if (position === 0) return;
    // Whoever was asked has the second place; in the first's climb nobody else moves.
    const told = { raceId: race.raceId, version: 0, positions: [position, 0] as const };
    state = stepScreen(state, { type: 'heard', name: 'positions_update', told }, performance.now());
  };

  const nextMove = (): number | null => {
    const { race, ended } = state;
    if (!race || ended) return null;
    if (!race.isStarted) return race.startsAt;
    const { nextAt } = others();
    return nextAt === undefined ? null : startedAt + nextAt;
  };

  const schedule = (): void => {
    clearTimeout(timer);
    const due = [nextChange(state), nextMove()].filter((at) => at !== null);
    if (due.length > 0) timer = setTimeout(wake, Math.max(10, Math.min(...due) - performance.now()));
  };

  const hasBeenOvertaken = (): boolean => !state.ended && others().position >= TRACK_LENGTH;

  const wake = (): void => {
    const { race } = state;
    const isDue = race && !race.isStarted && race.startsAt <= performance.now();
    dispatch({ type: 'time' });
    if (isDue || hasBeenOvertaken()) void look();
  };

  const dispatch = (input: RaceInput): void => {
    const { asks } = state;
    const now = performance.now();
    state = stepScreen(stepScreen(state, { type: 'time' }, now), input, now);
    moveOther();
    if (state.asks > asks) void look();
    sayAnswer();
    schedule();
    screen.set(state);
  };

  return {
    start: () => {
      isStopped = false;
      hear(first);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(again);
    },
    use: screen.use,
    choose: (place: number) => dispatch({ type: 'choose', place }),
  };
};
