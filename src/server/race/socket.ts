import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#domain/vocabulary';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import { admission, roomsOfSessions } from '#server/platform/http/admission';
import type { Sockets } from '#server/platform/http/sockets';
import { onceFor } from '#server/platform/once-for';
import { RACE_NAMESPACE, raceHandshake, type ServerEvents } from '#wire/race/events';
import { startAlarm } from './alarm.ts';
import { makeHear } from './hear.ts';
import { makeMessageRate } from './message-rate.ts';
import { makeFindPupil, makeRefuse, type RaceRooms, type RaceSocket, roomOf } from './racer-socket.ts';
import { makeRaceService } from './service.ts';
import { makeWatch } from './watch.ts';

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
      const told = [payload] as Parameters<ServerEvents[typeof event]>;
      if (deps.config.redisUrl) rooms.to(roomOf(studentId)).emit(event, ...told);
      // Without other processes whoever is in the room is here, and is told more cheaply one by one.
      else
        for (const id of rooms.adapter.rooms.get(roomOf(studentId)) ?? []) rooms.sockets.get(id)?.emit(event, ...told);
    },
    cut: (socketId) => rooms.in(socketId).disconnectSockets(true),
  });
  const findPupil = makeFindPupil(deps);
  const refuse = makeRefuse(words);
  const seated = new Set<string>();
  const stopAlarm = startAlarm(deps, service.ring);
  const stopWatch = startAlarm(deps, makeWatch({ engine: deps.engine, findPupil, refuse, service, rooms, seated }));

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
  const listener: Listener = { hear: makeHear({ deps, findPupil, refuse, service, seated }), leave, stop };
  rooms.on('connection', (socket) => listenTo(socket, listener));
  deps.live.onEnd((sessionIds) => {
    const theirs = rooms.in(roomsOfSessions(sessionIds));
    theirs.emit('error', { code: 'session_expired', message: words.refusals.session_expired });
    theirs.disconnectSockets(true);
  });
  app.addHook('preClose', stop);
};
