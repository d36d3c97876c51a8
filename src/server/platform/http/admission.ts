import type { Socket } from 'socket.io';
import type { Actor } from '#domain/access/actors';
import { PAGE_PARAMETER } from '#domain/access/page';
import type { ErrorCode } from '#domain/vocabulary';
import type { Deps } from '../deps.ts';
import { onceFor } from '../once-for.ts';
import { type FoundSession, makeFindSession } from '../sessions.ts';
import { sessionCookieOf } from './session-cookie.ts';

/** What every admitted socket knows of itself. The actor is who opened it: a session may end while the socket is open. */
export interface SocketData {
  actor: Actor;
}

/** A socket of any namespace, whatever events it has. */
interface Arriving extends Pick<Socket, 'handshake' | 'conn' | 'join'> {
  readonly nsp: { readonly server: object };
  readonly data: Partial<SocketData>;
}

/** Pages left open, devices, and connections whose end was not noticed yet; no person has more of them. */
export const CONNECTIONS_PER_PERSON = 20;

export const personOf = (actor: Actor): string =>
  actor.kind === 'staff' ? `staff:${actor.staffId}` : `student:${actor.studentId}`;

/**
 * Where browsers say what is a navigation, so that pages are told their mark: over https, and on the computer itself. A page
 * that came over plain http in a school's network has none.
 */
const OF_MARKED_PAGES = /^https:|^http:\/\/(?:(?:[^/]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/u;

type Connection = Arriving['conn'];

/** Who holds how many connections to this process, whatever namespaces each of them carries. */
const makePlaces = () => {
  const held = new Map<string, Set<Connection>>();

  const leave = (person: string, connection: Connection): void => {
    const connections = held.get(person);
    connections?.delete(connection);
    if (connections?.size === 0) held.delete(person);
  };

  /** False where the person has no place left. */
  const take = (person: string, connection: Connection): boolean => {
    const connections = held.get(person) ?? new Set<Connection>();
    if (connections.has(connection)) return true;
    if (connections.size >= CONNECTIONS_PER_PERSON) return false;
    held.set(person, connections.add(connection));
    connection.once('close', () => leave(person, connection));
    return true;
  };
  return { take };
};

const placesOf = onceFor((_server: object) => makePlaces());

/** Inside as a pupil one is there by two sessions, and out with either. */
const sessionsOf = (actor: Actor): number[] =>
  actor.kind === 'pupil' && actor.enteredBy ? [actor.sessionId, actor.enteredBy.sessionId] : [actor.sessionId];

/** Who is connected by one of these sessions, in any namespace. */
export const roomsOfSessions = (sessionIds: readonly number[]): string[] => sessionIds.map((id) => `session:${id}`);

/** After what the socket is told: closed at once, it would never hear why. */
const closeAfterAnswer = (connection: Connection): void => void setImmediate(() => connection.close());

const isOpen = (connection: Connection): boolean => connection.readyState === 'open';

/**
 * Admits a socket by the session cookie of its handshake, as requests are, and puts it into rooms, that of its session among
 * them. For `use` of any namespace; it runs before the socket's own events are heard.
 */
export const admission = (deps: Deps, roomsOf: (actor: Actor) => string[]) => {
  const findSession = makeFindSession(deps);
  const { sessionTokenIn } = sessionCookieOf(deps.config);

  /** A page names where it comes from; a script that somebody left in a window does as well, and knows no mark of this session. */
  const isOfItsPage = ({ handshake }: Arriving, { identity }: FoundSession): boolean => {
    const said: unknown = handshake.auth[PAGE_PARAMETER];
    const isMarked = OF_MARKED_PAGES.test(handshake.headers.origin ?? '');
    return !isMarked || (typeof said === 'string' && deps.secrets.isPageMark(identity, said));
  };

  const refusalOf = async (socket: Arriving): Promise<ErrorCode | null> => {
    const token = sessionTokenIn(socket.handshake.headers.cookie);
    const found = token ? await findSession(token) : null;
    if (!(found && isOfItsPage(socket, found))) return 'session_expired';
    // One that closed meanwhile has sent its last word: a place would be held for ever.
    if (isOpen(socket.conn) && !placesOf(socket.nsp.server).take(personOf(found.actor), socket.conn)) {
      closeAfterAnswer(socket.conn);
      return 'too_many_requests';
    }
    socket.data.actor = found.actor;
    await socket.join([...roomsOf(found.actor), ...roomsOfSessions(sessionsOf(found.actor))]);
    return null;
  };

  return (socket: Arriving, next: (refused?: Error) => void): void => {
    refusalOf(socket).then(
      (code) => next(code === null ? undefined : new Error(code)),
      (error: unknown) => {
        deps.log.error({ err: error }, 'a socket could not be admitted');
        next(new Error('overloaded' satisfies ErrorCode));
      },
    );
  };
};
