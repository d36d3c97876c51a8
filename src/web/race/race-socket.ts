import type { Socket } from 'socket.io-client';
import { LIVE_PATH } from '#domain/live/channel';
import { COME_BACK_MS, RACE_NAMESPACE } from '#domain/race/rules';
import type { ErrorCode } from '#domain/vocabulary';
import { failure as texts } from '#strings/race/pupil';
import { pageAuth } from '#web/lib/page-mark.ts';
import type { ClientEvent, ClientEvents, ClientPayload, ServerEvents } from '#wire/race/events';
import { isRacing, type RaceInput, type RaceState } from './race-state.ts';
import { HEARD_NAMES } from './race-step.ts';

const CONNECT_TRIES = 5;
const DELAY_MIN_MS = 1000;
const DELAY_MAX_MS = 5000;
/** With the seat running out, nobody waits for long between two tries. */
const RACING_DELAY_MAX_MS = 2000;
const SOCKET_TIMEOUT_MS = 20_000;
const JOIN_TIMEOUT_MS = 15_000;
const JOIN_RETRIES = 3;
const JOIN_RETRY_MS = 2000;
/** By then the seat is surely lost, whatever the clocks say. */
const GIVE_UP_MS = COME_BACK_MS + 5000;

const ENDED: ErrorCode = 'session_expired';

/** Before the nth try in a row. */
export const retryDelay = (attempt: number, racing: boolean): number =>
  Math.min(DELAY_MIN_MS * 2 ** (attempt - 1), racing ? RACING_DELAY_MAX_MS : DELAY_MAX_MS);

/** Mid-race a page tries for as long as its seat may be free, else five times. */
export const mayRetry = (attempt: number, racing: boolean, lostForMs: number): boolean =>
  racing ? lostForMs < GIVE_UP_MS : attempt <= CONNECT_TRIES;

interface LinkHost {
  readonly tabId: string;
  readonly state: () => RaceState;
  readonly dispatch: (input: RaceInput) => void;
}

type RaceSocket = Socket<ServerEvents, ClientEvents>;

const makeSocket = async (tabId: string): Promise<RaceSocket> => {
  const { io } = await import('socket.io-client');
  return io(RACE_NAMESPACE, {
    path: LIVE_PATH,
    // The page's news has other rules for trying again.
    forceNew: true,
    autoConnect: false,
    reconnection: false,
    timeout: SOCKET_TIMEOUT_MS,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { tabId, ...pageAuth() },
  });
};

/** The race's own connection: joins whenever it is up, and comes back by itself. */
export const openLink = ({ tabId, state, dispatch }: LinkHost) => {
  let socket: RaceSocket | undefined;
  let isClosed = false;
  let attempts = 0;
  let joinTries = 0;
  let lostAt: number | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;

  const stopTimers = (): void => {
    clearTimeout(retryTimer);
    clearTimeout(joinTimer);
  };

  const give = (detail: string): void => {
    stopTimers();
    socket?.disconnect();
    const message = lostAt === null ? texts.connection : texts.cut;
    dispatch({ type: 'failed', kind: 'connection', message, detail });
  };

  const joinFailed = (why: string) => {
    stopTimers();
    const racing = isRacing(state());
    joinTries += 1;
    if (racing ? !mayRetry(0, true, lostFor()) : joinTries > JOIN_RETRIES) return give(why);
    // Asked again in the middle of something, and not answered: gone, though nobody said so.
    if (state().isJoined) onLost();
    socket?.disconnect();
    attempts = 0;
    retryTimer = setTimeout(connect, JOIN_RETRY_MS);
  };

  const lostFor = (): number => (lostAt === null ? 0 : performance.now() - lostAt);

  const awaitJoin = (why: string): void => {
    clearTimeout(joinTimer);
    joinTimer = setTimeout(() => joinFailed(why), JOIN_TIMEOUT_MS);
  };

  const join = (): void => {
    const { difficulty, knownRaceId, only } = state();
    awaitJoin(texts.joinTimeout);
    socket?.emit('join_quiz_race', { difficulty, ...(only ?? (knownRaceId !== null && { raceId: knownRaceId })) });
  };

  const tryAgain = (): void => {
    if (isClosed || state().failure) return;
    attempts += 1;
    clearTimeout(retryTimer);
    const racing = isRacing(state());
    if (mayRetry(attempts, racing, lostFor()))
      retryTimer = setTimeout(() => socket?.connect(), retryDelay(attempts, racing));
    else if (racing) give(texts.noConnection);
    else joinFailed(texts.noConnection);
  };

  const onLost = (): void => {
    clearTimeout(joinTimer);
    lostAt ??= performance.now();
    dispatch({ type: 'lost' });
  };

  const listen = (fresh: RaceSocket): void => {
    fresh.on('connect', () => {
      attempts = 0;
      dispatch({ type: 'connected' });
      join();
    });
    fresh.on('connect_error', (error) => {
      if (error.message === ENDED) {
        stopTimers();
        return dispatch({ type: 'failed', kind: 'session', message: texts.noToken, detail: null });
      }
      dispatch({ type: 'trouble' });
      tryAgain();
    });
    fresh.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      onLost();
      tryAgain();
    });
    for (const name of HEARD_NAMES)
      fresh.on(name, (told: unknown) => {
        dispatch({ type: 'heard', name, told } as RaceInput);
        if (!state().isJoined) return;
        clearTimeout(joinTimer);
        joinTries = 0;
        lostAt = null;
      });
  };

  const connect = (): void => {
    if (isClosed) return;
    awaitJoin(texts.connectionTimeout);
    if (socket) return void socket.connect();
    makeSocket(tabId).then(
      (made) => {
        if (isClosed || socket) return;
        socket = made;
        listen(made);
        made.connect();
      },
      () => joinFailed(texts.noConnection),
    );
  };

  const restart = (): void => {
    stopTimers();
    attempts = 0;
    joinTries = 0;
    if (socket?.connected) onLost();
    socket?.disconnect();
    connect();
  };

  connect();
  return {
    close: () => {
      isClosed = true;
      stopTimers();
      socket?.disconnect();
    },
    /** False where nobody is there to hear it. */
    say: <Name extends ClientEvent>(name: Name, ...payload: [ClientPayload<Name>]): boolean => {
      if (!socket?.connected) return false;
      socket.emit(name, ...(payload as unknown as Parameters<ClientEvents[Name]>));
      return true;
    },
    join,
    /** Begins anew: after an error, or when nothing comes although something should. */
    restart,
    /** The network is back: does not wait for the next try. */
    hurry: () => {
      if (!socket?.connected && !state().failure) restart();
    },
  };
};

export type RaceLink = ReturnType<typeof openLink>;
