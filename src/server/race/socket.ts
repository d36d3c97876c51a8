import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#domain/vocabulary';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import { admission, roomsOfSessions } from '#server/platform/http/admission';
import type { Sockets } from '#server/platform/http/sockets';
import { onceFor } from '#server/platform/once-for';
import { RACE_NAMESPACE, raceHandshake, type ServerEvents } from '#wire/race/events';
import { makeHear } from './hear.ts';
import { makeFindPupil, makeRefuse, type RaceHall, type RaceRooms, type RaceSocket, roomOf } from './racer-socket.ts';
import { makeRaceService } from './service.ts';
import { makeWatch, startAlarm } from './watch.ts';

/** A page sends one message every two seconds; so many at once is a reconnect and its repeats. */
const BURST = 20;
const PER_SECOND = 10;
/** Whoever goes on after so many were not read is not a page. */
const PATIENCE = 100;

type RateVerdict = 'take' | 'drop' | 'cut';

/** For one socket. By the steady clock of the process, which no test and no administrator moves. */
const makeMessageRate = (): (() => RateVerdict) => {
  let left = BURST;
  let dropped = 0;
  let countedAt = performance.now();

  return () => {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - countedAt) / 1000) * PER_SECOND);
    countedAt = now;
    if (left >= 1) {
      left -= 1;
      return 'take';
    }
    dropped += 1;
    return dropped > PATIENCE ? 'cut' : 'drop';
  };
};

/** Of a connection and not of a socket on it, which can be left and opened again as often as one likes. */
const rateOf = onceFor((_connection: RaceSocket['conn']) => makeMessageRate());

type Next = (refused?: Error) => void;

const countConnecting = ({ conn }: RaceSocket, next: Next): void => {
  const verdict = rateOf(conn)();
  if (verdict === 'cut') conn.close();
  next(verdict === 'take' ? undefined : new Error('too_many_requests' satisfies ErrorCode));
};

const askForTab = (socket: RaceSocket, next: Next): void => {
  const read = raceHandshake.safeParse(socket.handshake.auth);
  if (read.success) socket.data.tabId = read.data.tabId;
  next(read.success ? undefined : new Error('validation' satisfies ErrorCode));
};

/** Nobody has left: the process itself says that it is gone. */
const STOPPING = 'server shutting down';

interface Listener {
  readonly hear: ReturnType<typeof makeHear>;
  readonly leave: (socket: RaceSocket) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Everything a socket says comes here and nowhere else: an event that nobody listens to must not reach Node's own. */
const listenTo = (socket: RaceSocket, { hear, leave, stop }: Listener): void => {
  const rate = rateOf(socket.conn);
  let turn: Promise<void> = Promise.resolve();

  socket.use(([name, said]) => {
    const verdict = rate();
    if (verdict === 'cut') socket.disconnect(true);
    // One after the other, as they were said.
    if (verdict === 'take') turn = turn.then(() => (socket.connected ? hear(socket, name, said) : undefined));
  });

  socket.on('disconnect', (reason) => {
    if (reason === STOPPING) void stop();
    else turn = turn.then(() => leave(socket));
  });
};

export const installRace = (app: FastifyInstance, io: Sockets, deps: Deps, words: Words): void => {
  const rooms = io.of(RACE_NAMESPACE) as unknown as RaceRooms;
  const service = makeRaceService(deps, {
    tell: (studentId, event, payload) => {
      rooms.to(roomOf(studentId)).emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>));
    },
    cut: (socketId) => rooms.in(socketId).disconnectSockets(true),
  });
  const seated = new Set<string>();
  const hall: RaceHall = {
    deps,
    service,
    rooms,
    seated,
    findPupil: makeFindPupil(deps),
    refuse: makeRefuse(words),
  };
  const stopAlarm = startAlarm(deps, service.ring);
  const stopWatch = startAlarm(deps, makeWatch(hall));

  /** What cannot be noted now is found by the watch. */
  const leave = async ({ id, data }: RaceSocket): Promise<void> => {
    seated.delete(id);
    if (data.racer)
      await service
        .leave(data.racer, id)
        .catch((error: unknown) => deps.log.error({ err: error }, 'that a racer left could not be noted yet'));
  };

  const stopNow = async (): Promise<void> => {
    await Promise.all([stopAlarm(), stopWatch()]);
    // Without its word others find out by themselves, only later: no reason not to stop.
    await service
      .forget()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the races were left without a word'));
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopped ??= stopNow();
    return stopped;
  };

  rooms.use(countConnecting);
  rooms.use(admission(deps, () => []));
  rooms.use(askForTab);
  const listener: Listener = { hear: makeHear(hall), leave, stop };
  rooms.on('connection', (socket) => listenTo(socket, listener));
  deps.live.onEnd((sessionIds) => {
    const theirs = rooms.in(roomsOfSessions(sessionIds));
    theirs.emit('error', { code: 'session_expired', message: words.refusals.session_expired });
    theirs.disconnectSockets(true);
  });
  app.addHook('preClose', stop);
};
