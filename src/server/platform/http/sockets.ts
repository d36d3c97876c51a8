import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { Actor } from '#domain/access/actors';
import { LIVE_EVENT, LIVE_PATH, LIVE_TOPICS, type LiveTopic } from '#domain/live/topics';
import type { Clock } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Audience } from '../live.ts';
import { makeFindSession } from '../sessions.ts';
import { makeGathering } from './gathering.ts';
import { sessionTokenIn } from './session-cookie.ts';

const STAFF_ROOM = 'staff';
const STUDENTS_ROOM = 'students';

const roomsOf = (actor: Actor): string[] =>
  actor.kind === 'staff' ? [STAFF_ROOM] : [STUDENTS_ROOM, `grade:${actor.grade}`, `student:${actor.studentId}`];

const roomsFor = (to: Audience): string[] => {
  if (to === 'staff') return [STAFF_ROOM];
  if (to === 'students') return [STUDENTS_ROOM];
  return 'grade' in to ? [`grade:${to.grade}`] : to.students.map((id) => `student:${id}`);
};

const isShared = (to: Audience): boolean => typeof to === 'string' || 'grade' in to;

/** A page of ours names its own address as origin; what is no page sends none. */
const isOurPage = (origin: string | undefined, host: string | undefined, publicUrl: string | undefined): boolean =>
  origin === undefined || origin === publicUrl || new URL(origin).host === host;

const REPEATED_MS = 30_000;

/** A page asks first and connects after: what was told in between is told to it again. */
const makeRecentNews = (clock: Clock) => {
  /** When each room was last told of each topic, longest ago first. */
  const told = new Map<string, number>();
  const keyOf = (room: string, topic: LiveTopic): string => `${topic} ${room}`;
  const forgetBefore = (since: number): void => {
    for (const [key, at] of told) {
      if (at >= since) return;
      told.delete(key);
    }
  };
  return {
    add: (rooms: readonly string[], topic: LiveTopic): void => {
      const now = clock().getTime();
      forgetBefore(now - REPEATED_MS);
      for (const key of rooms.map((room) => keyOf(room, topic))) {
        told.delete(key);
        told.set(key, now);
      }
    },
    of: (rooms: ReadonlySet<string>, pageAgeMs: number): LiveTopic[] => {
      const since = clock().getTime() - Math.min(pageAgeMs, REPEATED_MS);
      return LIVE_TOPICS.filter((topic) => [...rooms].some((room) => (told.get(keyOf(room, topic)) ?? 0) >= since));
    },
  };
};

/** How long ago the page began to load: what was told before that is in its first answers already. */
const pageAgeOf = ({ handshake }: Socket): number => {
  const age = Number(handshake.auth.pageAgeMs);
  return Number.isFinite(age) ? age : REPEATED_MS;
};

/**
 * Open pages hear that something of theirs changed, and ask for it by the usual road. A socket therefore carries no data
 * and takes no orders: one that outlives its session learns nothing.
 */
export const installSockets = (app: FastifyInstance, deps: Deps): void => {
  const findSession = makeFindSession(deps);
  const io = new Server(app.server, {
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: 1024,
    allowRequest: ({ headers }, answer) => {
      const { origin, host } = headers;
      answer(null, URL.canParse(origin ?? 'http://none') && isOurPage(origin, host, deps.config.publicUrl));
    },
  });

  const admit = async (socket: Socket): Promise<boolean> => {
    const token = sessionTokenIn(socket.handshake.headers.cookie);
    const found = token ? await findSession(token) : null;
    if (found) await socket.join(roomsOf(found.actor));
    return found !== null;
  };
  io.use((socket, next) => {
    admit(socket).then(
      (isKnown) => next(isKnown ? undefined : new Error('session_expired')),
      (error: unknown) => {
        deps.log.error({ err: error }, 'a socket could not be admitted');
        next(new Error('overloaded'));
      },
    );
  });

  const recent = makeRecentNews(deps.clock);
  io.on('connection', (socket) => {
    for (const topic of recent.of(socket.rooms, pageAgeOf(socket))) socket.emit(LIVE_EVENT, topic);
  });
  const gathering = makeGathering();
  deps.live.listen(({ to, topic }) => {
    const rooms = roomsFor(to);
    if (rooms.length === 0) return;
    recent.add(rooms, topic);
    // In a room where nobody is, even nothing takes time to say.
    const isHeard = rooms.some((room) => io.sockets.adapter.rooms.has(room));
    if (!isHeard) return;
    const emit = () => io.to(rooms).emit(LIVE_EVENT, topic);
    if (isShared(to)) gathering.say(`${topic} ${rooms.join()}`, emit);
    else emit();
  });
  // Before the server closes: it waits for connections, and sockets do not leave by themselves.
  app.addHook('preClose', () => {
    gathering.stop();
    return io.close();
  });
};
