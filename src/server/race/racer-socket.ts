import type { Namespace, Socket } from 'socket.io';
import type { PupilActor } from '#domain/access/actors';
import { permits } from '#domain/access/permissions';
import type { ErrorCode } from '#domain/vocabulary';
import type { Words } from '#server/manifest';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import type { SocketData } from '#server/platform/http/admission';
import { sessionCookieOf } from '#server/platform/http/session-cookie';
import { onceFor } from '#server/platform/once-for';
import { makeSessionOf } from '#server/platform/sessions';
import type { ClientEvents, ServerEvents } from '#wire/race/events';
import type { RaceService } from './service.ts';

interface RacerData extends SocketData {
  tabId: string;
  /** Whoever joined holds a seat, or may. */
  racer?: PupilActor;
}

type NoEvents = Record<string, never>;
export type RaceSocket = Socket<ClientEvents, ServerEvents, NoEvents, RacerData>;
export type RaceRooms = Namespace<ClientEvents, ServerEvents, NoEvents, RacerData>;

export const roomOf = (studentId: number): string => `racer:${studentId}`;

/** What all who listen to racers share. */
export interface RaceHall {
  readonly deps: Deps;
  readonly service: RaceService;
  readonly rooms: RaceRooms;
  /** The sockets somebody races or searches on. */
  readonly seated: Set<string>;
  readonly findPupil: (socket: RaceSocket) => Promise<PupilActor>;
  readonly refuse: (socket: RaceSocket, code: ErrorCode) => void;
}

/** To be asked each time: a session that ended takes no more orders. */
export const makeFindPupil = (deps: Deps): RaceHall['findPupil'] => {
  const sessionOf = makeSessionOf(deps);
  const { sessionTokenIn } = sessionCookieOf(deps.config);
  const asking = onceFor(({ handshake }: RaceSocket) => sessionOf(sessionTokenIn(handshake.headers.cookie) ?? ''));

  return async (socket) => {
    const actor = (await asking(socket)())?.actor ?? null;
    if (actor?.kind === 'staff') throw new Refusal('race_user_missing');
    const verdict = permits('pupil-self', actor);
    if ('refused' in verdict) throw new Refusal(verdict.refused);
    return actor as PupilActor;
  };
};

/** After these a socket is of no more use. */
const ENDS: ReadonlySet<ErrorCode> = new Set([
  'race_already_playing',
  'session_expired',
  'race_user_missing',
  'pupil_must_do_this',
]);

export const makeRefuse =
  ({ refusals }: Words): RaceHall['refuse'] =>
  (socket, code) => {
    socket.emit('error', { code, message: refusals[code] });
    if (ENDS.has(code)) socket.disconnect(true);
  };
