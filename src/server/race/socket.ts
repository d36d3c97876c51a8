import type { FastifyInstance } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import type { PupilActor } from '#domain/access/actors';
import { permits } from '#domain/access/permissions';
import type { ErrorCode } from '#domain/error-codes';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { admission, type SocketData } from '#server/platform/http/admission';
import { sessionTokenIn } from '#server/platform/http/session-cookie';
import type { Sockets } from '#server/platform/http/sockets';
import { onceFor } from '#server/platform/once-for';
import { type FindSession, makeFindSession } from '#server/platform/sessions';
import { errorText } from '#strings/errors';
import { fieldText } from '#strings/fields';
import { raceFieldsMissing } from '#strings/race-events';
import {
  type ClientEvent,
  type ClientEvents,
  clientEvents,
  RACE_NAMESPACE,
  type ReceivedPayload,
  raceHandshake,
  type ServerEvents,
} from '#wire/race-events';
import { startAlarm } from './alarm.ts';
import { makeMessageRate } from './message-rate.ts';
import { ALIVE_MS } from './presence.ts';
import { makeRaceService, type RaceService } from './service.ts';

interface RacerData extends SocketData {
  tabId: string;
  /** Whoever joined holds a seat, or may. */
  racer?: PupilActor;
}

type NoEvents = Record<string, never>;
type RaceSocket = Socket<ClientEvents, ServerEvents, NoEvents, RacerData>;
type RaceRooms = Namespace<ClientEvents, ServerEvents, NoEvents, RacerData>;

/** What every socket of a process shares. */
interface Hall {
  readonly deps: Deps;
  readonly findSession: FindSession;
  readonly service: RaceService;
  readonly handlers: Handlers;
  /** The sockets somebody races or searches on. */
  readonly seated: Set<string>;
  /** Once, however often it is asked for. */
  readonly stop: () => Promise<void>;
}

const roomOf = (studentId: number): string => `racer:${studentId}`;

const tokenOf = ({ handshake }: RaceSocket): string => sessionTokenIn(handshake.headers.cookie) ?? '';

const findPupil = async (findSession: FindSession, token: string): Promise<PupilActor> => {
  const actor = (await findSession(token))?.actor ?? null;
  if (actor?.kind === 'staff') throw new Refusal('race_user_missing');
  const verdict = permits('pupil-self', actor);
  if ('refused' in verdict) throw new Refusal(verdict.refused);
  return actor as PupilActor;
};

type Handlers = {
  [Name in ClientEvent]: (pupil: PupilActor, said: ReceivedPayload<Name>, socket: RaceSocket) => unknown;
};

const handlersOf = (service: RaceService, seated: Set<string>): Handlers => ({
  join_quiz_race: async (pupil, wish, socket) => {
    // Before anything is read: whatever happens meanwhile is heard as well.
    await socket.join(roomOf(pupil.studentId));
    socket.data.racer = pupil;
    try {
      await service.join(pupil, wish, { tabId: socket.data.tabId, socketId: socket.id });
      seated.add(socket.id);
    } catch (error) {
      if (!seated.has(socket.id)) await socket.leave(roomOf(pupil.studentId));
      throw error;
    }
  },
  submit_answer: (pupil, given, socket) => {
    if (!seated.has(socket.id)) throw new Refusal('race_not_yours');
    return service.answer(pupil, given);
  },
  request_opponent_answers: (pupil, asked) => service.opponentAnswers(pupil, asked),
  store_result: (pupil, said) => service.storeAsked(pupil, said),
  opponent_answers: () => undefined,
});

/** What a failure of ours is called, by what was being tried. */
const FAILED: Readonly<Record<ClientEvent, ErrorCode>> = {
  join_quiz_race: 'race_join_failed',
  submit_answer: 'race_answer_failed',
  request_opponent_answers: 'race_failed',
  store_result: 'race_result_unsaved',
  opponent_answers: 'race_failed',
};

/** After these a socket is of no more use. */
const ENDS: ReadonlySet<ErrorCode> = new Set([
  'race_already_playing',
  'session_expired',
  'race_user_missing',
  'pupil_must_do_this',
]);

const isKnown = (name: unknown): name is ClientEvent => typeof name === 'string' && Object.hasOwn(clientEvents, name);

const refuse = (socket: RaceSocket, code: ErrorCode): void => {
  socket.emit('error', { code, message: errorText(code) });
  if (ENDS.has(code)) socket.disconnect(true);
};

type Faults = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

const isMissing = (said: unknown, [name = '']: Faults[number]['path']): boolean => {
  const value = (said as Record<PropertyKey, unknown> | null)?.[name];
  return value === undefined || value === null || value === '';
};

const NEEDED = ['winnerId', 'loserId', 'contentId', 'winnerScore', 'loserScore'];

const refuseFields = (socket: RaceSocket, name: ClientEvent, said: unknown, faults: Faults): void => {
  const missing = name === 'store_result' ? NEEDED.filter((field) => isMissing(said, [field])).join(', ') : '';
  socket.emit('validation_error', {
    field: missing || faults.map(({ path }) => path.join('.')).join(', '),
    message: missing ? raceFieldsMissing(missing) : fieldText(faults[0]?.message ?? ''),
  });
};

const handle = async (
  { deps, findSession, handlers }: Hall,
  socket: RaceSocket,
  name: ClientEvent,
  said: unknown,
): Promise<void> => {
  const read = clientEvents[name].safeParse(said);
  if (!read.success) {
    refuseFields(socket, name, said, read.error.issues);
    return;
  }
  try {
    // Each time: a session that ended takes no more orders.
    const pupil = await findPupil(findSession, tokenOf(socket));
    await (handlers[name] as Handlers['join_quiz_race'])(pupil, read.data as never, socket);
  } catch (error) {
    if (!(error instanceof Refusal)) deps.log.error({ err: error, event: name }, 'a message of a race failed');
    refuse(socket, error instanceof Refusal ? error.code : FAILED[name]);
  }
};

/** Nobody is left: the process says itself that it is gone. */
const STOPPING = 'server shutting down';

/** What cannot be noted now is found by the watch. */
const leave = async ({ deps, service, seated }: Hall, { id, data }: RaceSocket): Promise<void> => {
  seated.delete(id);
  if (data.racer)
    await service
      .leave(data.racer, id)
      .catch((error: unknown) => deps.log.error({ err: error }, 'that a racer left could not be noted yet'));
};

/** Of a connection and not of a socket on it, which can be left and opened again as often as one likes. */
const rateOf = onceFor((_connection: RaceSocket['conn']) => makeMessageRate());

/** Everything a socket says comes here and nowhere else: an event that nobody listens to must not reach Node's own. */
const listenTo = (hall: Hall, socket: RaceSocket): void => {
  const rate = rateOf(socket.conn);
  let turn: Promise<void> = Promise.resolve();

  socket.use(([name, said]) => {
    const verdict = rate();
    if (verdict === 'cut') socket.disconnect(true);
    if (verdict !== 'take') return;
    if (!isKnown(name)) {
      refuse(socket, 'race_event_unknown');
      return;
    }
    // One after the other, as they were said.
    turn = turn.then(() => (socket.connected ? handle(hall, socket, name, said) : undefined));
  });

  socket.on('disconnect', (reason) => {
    if (reason === STOPPING) void hall.stop();
    else turn = turn.then(() => leave(hall, socket));
  });
};

const countConnecting = ({ conn }: RaceSocket, next: (refused?: Error) => void): void => {
  const verdict = rateOf(conn)();
  if (verdict === 'cut') conn.close();
  next(verdict === 'take' ? undefined : new Error('too_many_requests' satisfies ErrorCode));
};

const askForTab = (socket: RaceSocket, next: (refused?: Error) => void): void => {
  const read = raceHandshake.safeParse(socket.handshake.auth);
  if (!read.success) {
    next(new Error('validation' satisfies ErrorCode));
    return;
  }
  socket.data.tabId = read.data.tabId;
  next();
};

/** Whoever logged out, was archived or got a new password is out of the race as well (D-2). */
const checkSessions = async (
  { findSession, seated }: Hall,
  sockets: ReadonlyMap<string, RaceSocket>,
): Promise<void> => {
  for (const id of seated) {
    const socket = sockets.get(id);
    if (!socket) continue;
    await findPupil(findSession, tokenOf(socket)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      refuse(socket, error.code);
    });
  }
};

const SESSIONS_EVERY_MS = 5000;

/** However the clock of the day is set. */
const livedMs = (): number => process.uptime() * 1000;

/** Beside the alarm, which may have much to do: a process that does not say that it lives is taken for dead. */
const makeWatch = (hall: Hall, rooms: RaceRooms) => {
  let watchedAt = livedMs();
  let checkedAt = watchedAt;
  return async (): Promise<null> => {
    const now = livedMs();
    // Others may have given away whoever was here: their pages come back and sit down again.
    if (hall.deps.engine === 'postgres' && now - watchedAt > ALIVE_MS) rooms.local.disconnectSockets(true);
    await hall.service.holdSeats((socketId) => rooms.sockets.has(socketId));
    watchedAt = now;
    if (now - checkedAt >= SESSIONS_EVERY_MS) {
      checkedAt = now;
      await checkSessions(hall, rooms.sockets);
    }
    return null;
  };
};

export const installRace = (app: FastifyInstance, io: Sockets, deps: Deps): void => {
  const rooms = io.of(RACE_NAMESPACE) as unknown as RaceRooms;
  const service = makeRaceService(deps, {
    tell: (studentId, event, payload) =>
      void rooms.to(roomOf(studentId)).emit(event, ...([payload] as Parameters<ServerEvents[typeof event]>)),
    cut: (socketId) => rooms.in(socketId).disconnectSockets(true),
  });
  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([stopAlarm(), stopWatch()]);
    // Without its word others find out by themselves, only later: no reason not to stop.
    await service
      .forget()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'the races were left without a word'));
  };
  const seated = new Set<string>();
  const hall: Hall = {
    deps,
    findSession: makeFindSession(deps),
    service,
    handlers: handlersOf(service, seated),
    seated,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
  rooms.use(countConnecting);
  rooms.use(admission(deps, () => []));
  rooms.use(askForTab);
  rooms.on('connection', (socket) => listenTo(hall, socket));

  const stopAlarm = startAlarm(deps, service.ring);
  const stopWatch = startAlarm(deps, makeWatch(hall, rooms));
  app.addHook('preClose', hall.stop);
};
