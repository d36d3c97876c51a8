import type { Namespace, Socket } from 'socket.io';
import type { PupilActor } from '#domain/access/actors';
import { permits } from '#domain/access/permissions';
import type { ErrorCode } from '#domain/error-codes';
import { Refusal } from '#server/platform/errors';
import type { SocketData } from '#server/platform/http/admission';
import { sessionTokenIn } from '#server/platform/http/session-cookie';
import type { FindSession } from '#server/platform/sessions';
import { errorText } from '#strings/errors';
import type { ClientEvents, ServerEvents } from '#wire/race-events';

interface RacerData extends SocketData {
  tabId: string;
  /** Whoever joined holds a seat, or may. */
  racer?: PupilActor;
}

type NoEvents = Record<string, never>;
export type RaceSocket = Socket<ClientEvents, ServerEvents, NoEvents, RacerData>;
export type RaceRooms = Namespace<ClientEvents, ServerEvents, NoEvents, RacerData>;

export const roomOf = (studentId: number): string => `racer:${studentId}`;

/** Asked each time: a session that ended takes no more orders. */
export const findPupil = async (findSession: FindSession, { handshake }: RaceSocket): Promise<PupilActor> => {
  const actor = (await findSession(sessionTokenIn(handshake.headers.cookie) ?? ''))?.actor ?? null;
  if (actor?.kind === 'staff') throw new Refusal('race_user_missing');
  const verdict = permits('pupil-self', actor);
  if ('refused' in verdict) throw new Refusal(verdict.refused);
  return actor as PupilActor;
};

/** After these a socket is of no more use. */
const ENDS: ReadonlySet<ErrorCode> = new Set([
  'race_already_playing',
  'session_expired',
  'race_user_missing',
  'pupil_must_do_this',
]);

export const refuse = (socket: RaceSocket, code: ErrorCode): void => {
  socket.emit('error', { code, message: errorText(code) });
  if (ENDS.has(code)) socket.disconnect(true);
};
