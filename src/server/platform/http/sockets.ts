import type { FastifyInstance } from 'fastify';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Actor } from '#domain/access/actors';
import { LIVE_EVENT, LIVE_PATH } from '#domain/live/channel';
import { LIVE_TOPICS, PROMPT_TOPICS } from '#domain/vocabulary';
import type { Deps } from '../deps.ts';
import type { Audience, News } from '../live.ts';
import { admission, roomsOfSessions, type SocketData } from './admission.ts';
import { type Backplane, openBackplane } from './backplane.ts';
import { makeRecentNews, REPEATED_MS } from './recent-news.ts';
import { makeThrottle } from './throttle.ts';

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

/** How long ago the page began to load: what was told before that is in its first answers already. */
const pageAgeOf = ({ handshake }: Pick<Socket, 'handshake'>): number => {
  const age: unknown = handshake.auth.pageAgeMs;
  // Anybody's JSON: even to convert it to a number can throw.
  return typeof age === 'number' ? age : REPEATED_MS;
};

const PASSED_ON = 'news';

/** What processes pass on to each other: another may run an older or a newer version. */
const passedOn = z.object({ rooms: z.array(z.string()), topic: z.enum(LIVE_TOPICS), shared: z.boolean() });
type RoomNews = z.infer<typeof passedOn>;

/** Namespaces of their own have events of their own; on this one a page says nothing. */
export type Sockets = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;

/** The most that a page has to say at once, on any namespace. */
const LONGEST_MESSAGE_BYTES = 16 * 1024;

/** A page says at once who it is; a connection that does not is in the way of others. */
const SPEAK_UP_MS = 10_000;

/** A network that is simply gone says nothing: either end notices within two of these, for somebody may be waiting. */
const PING_MS = 6000;

const REFUSED_UPGRADE = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Elsewhere nothing else is spoken than HTTP. Socket.IO leaves such a connection alone where something was said on it
 * before, and no timeout knows it any more: it would stay for ever, and hold up every stop.
 */
const refuseOtherUpgrades = ({ server }: FastifyInstance): void => {
  server.on('upgrade', ({ url }, socket) => {
    // Node has taken its own away by now, and one who is gone before the answer would end the process.
    socket.on('error', () => socket.destroy());
    if (!url?.startsWith(`${LIVE_PATH}/`)) socket.end(REFUSED_UPGRADE, () => socket.destroy());
  });
};

const openServer = (app: FastifyInstance, { config }: Deps, isOpen: () => boolean): Sockets =>
  new Server(app.server, {
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: LONGEST_MESSAGE_BYTES,
    connectTimeout: SPEAK_UP_MS,
    pingInterval: PING_MS,
    pingTimeout: PING_MS,
    allowRequest: ({ headers }, answer) => {
      const { origin, host } = headers;
      answer(null, isOpen() && URL.canParse(origin ?? 'http://none') && isOurPage(origin, host, config.publicUrl));
    },
  });

/** A page without WebSocket that was cut is told so when it asks next. Half a minute for that would hold up every stop. */
const FETCH_END_MS = 3000;

const forgetCutPagesSoon = ({ engine }: Sockets): void => {
  engine.on('connection', ({ transport }: { transport: object }) => {
    if ('closeTimeout' in transport) transport.closeTimeout = FETCH_END_MS;
  });
};

/** Speaks to the pages of this process, and of no other. */
const makeTeller = (io: Sockets, deps: Deps) => {
  const recent = makeRecentNews(deps.clock);
  const throttle = makeThrottle();
  io.on('connection', (socket) => {
    for (const topic of recent.of(socket.rooms, pageAgeOf(socket))) socket.emit(LIVE_EVENT, topic);
  });
  const tellPages = ({ rooms, topic, shared }: RoomNews): void => {
    recent.add(rooms, topic);
    // In a room where nobody is, even nothing takes time to say.
    const isHeard = rooms.some((room) => io.sockets.adapter.rooms.has(room));
    if (!isHeard) return;
    const emit = () => io.local.to(rooms).emit(LIVE_EVENT, topic);
    if (shared) throttle.say(`${topic} ${rooms.join()}`, emit);
    else emit();
  };
  return { tellPages, stop: throttle.stop };
};

/**
 * Open pages hear that something of theirs changed, and ask for it by the usual road. Here a socket therefore carries no
 * data and takes no orders: one that outlives its session learns nothing. Namespaces that do must ask who it is each time. Each process tells its own pages; with Redis it
 * passes the news on first, and hears those of the others.
 */
export const installSockets = async (
  app: FastifyInstance,
  deps: Deps,
  isOpen: () => boolean = () => true,
): Promise<Sockets> => {
  const { redisUrl } = deps.config;
  const io = openServer(app, deps, isOpen);
  refuseOtherUpgrades(app);
  forgetCutPagesSoon(io);
  const teller = makeTeller(io, deps);

  const passOn = (news: RoomNews): void => {
    if (redisUrl) io.serverSideEmit(PASSED_ON, news);
  };
  const say = (news: RoomNews): void => {
    passOn(news);
    teller.tellPages(news);
  };
  const onBack = (): void => {
    // Nobody knows what was told meanwhile, here or elsewhere: every open page asks again for what it shows.
    for (const topic of LIVE_TOPICS) say({ rooms: [STUDENTS_ROOM, STAFF_ROOM], topic, shared: true });
  };

  let backplane: Backplane | undefined;
  if (redisUrl) {
    backplane = await openBackplane(redisUrl, deps, onBack);
    io.adapter(backplane.adapter);
    io.on(PASSED_ON, (news: unknown) => {
      const read = passedOn.safeParse(news);
      if (read.success) teller.tellPages(read.data);
    });
  }
  io.use(admission(deps, roomsOf));
  deps.live.listen(({ to, topic }: News) => {
    const rooms = roomsFor(to);
    if (rooms.length > 0) say({ rooms, topic, shared: isShared(to) && !PROMPT_TOPICS.includes(topic) });
  });
  deps.live.onEnd((sessionIds) => io.in(roomsOfSessions(sessionIds)).disconnectSockets(true));
  // Before the server closes: it waits for connections, and sockets do not leave by themselves.
  app.addHook('preClose', async () => {
    teller.stop();
    await io.close();
    backplane?.close();
  });
  return io;
};
