import { once as onceOf } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_EVENT, LIVE_PATH } from '#domain/live/channel';
import type { LiveTopic } from '#domain/vocabulary';
import type { Agent } from '#tests/agent';
import { pageMarkOf } from '#tests/page-mark';
import { PUBLIC_URL, startWorld, type World } from '#tests/world';
import { until } from '../../../../tests/faults/support/wait.ts';

let world: World;
let address: string;

const listen = async (started: World): Promise<string> => {
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(started.app.server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  world = await startWorld({ hasOwnApp: true });
  address = await listen(world);
});
afterAll(() => world.close());

const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets.clear();
});

const dial = (
  agent: Pick<Agent, 'cookie'>,
  to = address,
  headers: Record<string, string> = {},
  auth: Record<string, unknown> = {},
): Socket => {
  const socket = io(to, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth,
    extraHeaders: { cookie: agent.cookie, ...headers },
  });
  sockets.add(socket);
  return socket;
};

const once = <T = unknown>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => {
    socket.once(event, resolve);
  });

/** What was told to a page half a minute ago is not told again to the next. */
const forgetOldNews = () => world.forward(31);

/** Somebody with an open page, and what that page heard so far. */
const openPage = async (agent: Agent) => {
  forgetOldNews();
  const socket = dial(agent);
  const heard: LiveTopic[] = [];
  socket.on(LIVE_EVENT, (topic: LiveTopic) => heard.push(topic));
  await once(socket, 'connect');
  return { socket, heard };
};

/** In turn: the same said to many again so soon is held back for a while. */
const LAST_WORDS: LiveTopic[] = ['checklist', 'exams', 'contests', 'store', 'curriculum', 'questions', 'calendar'];

/** News comes in order, so whoever heard this last word has heard everything before it. */
const lastWord = async (pages: { socket: Socket; heard: LiveTopic[] }[]): Promise<LiveTopic[][]> => {
  const word = LAST_WORDS.shift() as LiveTopic;
  LAST_WORDS.push(word);
  const all = Promise.all(
    pages.map(
      ({ socket }) =>
        new Promise<void>((resolve) => {
          socket.on(LIVE_EVENT, (topic: LiveTopic) => {
            if (topic === word) resolve();
          });
        }),
    ),
  );
  world.deps.live.tell('students', word);
  world.deps.live.tell('staff', word);
  await all;
  return pages.map(({ heard }) => heard.filter((topic) => topic !== word));
};

describe('an open page', () => {
  it('hears what was told while it connected, and nothing older', async () => {
    const pupil = await world.pupil();
    world.deps.live.tell({ students: [pupil.id] }, 'penalties');
    forgetOldNews();
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    world.deps.live.tell('staff', 'photo');
    const socket = dial(pupil.agent);
    const heard: LiveTopic[] = [];
    socket.on(LIVE_EVENT, (topic: LiveTopic) => heard.push(topic));
    await once(socket, 'connect');
    expect(await lastWord([{ socket, heard }])).toEqual([['messages']]);
  });

  it('does not hear what was told before it began to load', async () => {
    const pupil = await world.pupil();
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    world.forward(5);
    world.deps.live.tell({ students: [pupil.id] }, 'rewards');
    const socket = dial(pupil.agent, address, {}, { pageAgeMs: 2000 });
    const heard: LiveTopic[] = [];
    socket.on(LIVE_EVENT, (topic: LiveTopic) => heard.push(topic));
    await once(socket, 'connect');
    expect(await lastWord([{ socket, heard }])).toEqual([['rewards']]);
  });

  it('of a pupil hears what is the pupil’s own, and never another pupil’s', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const [mine, theirs] = [await openPage(pupil.agent), await openPage(other.agent)];
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    expect(await lastWord([mine, theirs])).toEqual([['messages'], []]);
  });

  it('hears what goes to its grade or to all pupils, and staff do not', async () => {
    const [four, six, teacher] = [
      await world.pupil({ grade: 4 }),
      await world.pupil({ grade: 6 }),
      await world.teacher(),
    ];
    const pages = [await openPage(four.agent), await openPage(six.agent), await openPage(teacher.agent)];
    world.deps.live.tell({ grade: 6 }, 'privileges');
    world.deps.live.tell('students', 'rewards');
    expect(await lastWord(pages)).toEqual([['rewards'], ['privileges', 'rewards'], []]);
  });

  it('of staff hears what goes to staff, and pupils do not', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    const pages = [await openPage(teacher.agent), await openPage(pupil.agent)];
    world.deps.live.tell('staff', 'photo');
    expect(await lastWord(pages)).toEqual([['photo'], []]);
  });

  it('hears once of news to many, and news to nobody reaches nobody', async () => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const pages = [await openPage(pupil.agent), await openPage(other.agent)];
    world.deps.live.tell({ students: [] }, 'penalties');
    world.deps.live.tell({ students: [pupil.id, other.id] }, 'balance');
    expect(await lastWord(pages)).toEqual([['balance'], ['balance']]);
  });

  it('of staff inside as a pupil hears as the pupil', async () => {
    const [teacher, pupil] = [await world.teacher(), await world.pupil()];
    await teacher.agent.call('POST /api/admin/students/:studentId/enter', { params: { studentId: pupil.id } });
    const page = await openPage(teacher.agent);
    world.deps.live.tell('staff', 'photo');
    world.deps.live.tell({ students: [pupil.id] }, 'rewards');
    expect(await lastWord([page])).toEqual([['rewards']]);
  });

  it('of nobody is refused, and so is one whose session ended', async () => {
    const pupil = await world.pupil();
    const { cookie } = pupil.agent;
    await pupil.agent.call('POST /api/logout');
    for (const agent of [{ cookie: '' }, { cookie: '__Host-himma_session=forged' }, { cookie }]) {
      const { message } = await once<Error>(dial(agent), 'connect_error');
      expect(message).toBe('session_expired');
    }
  });

  it('of another site is refused even with a pupil’s cookie, one of ours is not', async () => {
    const { agent } = await world.pupil();
    for (const origin of ['https://evil.example', 'null', 'not an address'])
      expect(await once(dial(agent, address, { origin }), 'connect_error'), origin).toBeInstanceOf(Error);
    const page = await pageMarkOf(world, agent);
    for (const origin of [address, PUBLIC_URL]) await once(dial(agent, address, { origin }, { page }), 'connect');
  });

  it('that was loaded before somebody else came in hears nothing of theirs', async () => {
    const [pupil, teacher] = [await world.pupil(), await world.teacher()];
    const left = await pageMarkOf(world, pupil.agent);
    for (const auth of [{}, { page: left }, { page: [left] }, { page: null }]) {
      const { message } = await once<Error>(dial(teacher.agent, address, { origin: address }, auth), 'connect_error');
      expect(message).toBe('session_expired');
    }
    const page = await pageMarkOf(world, teacher.agent);
    await once(dial(teacher.agent, address, { origin: address }, { page }), 'connect');
  });

  it('over plain http in the school’s network is heard without a mark, which browsers tell no such page', async () => {
    const { agent } = await world.pupil();
    const from = (name: string) => ({ origin: `http://${name}`, host: name });
    for (const name of ['192.168.1.20:3000', 'himma.school.local', 'localhost.school.lan:3000'])
      await once(dial(agent, address, from(name)), 'connect');
    for (const name of ['localhost:3000', 'himma.localhost', '127.0.0.1:3000', '[::1]:3000']) {
      const { message } = await once<Error>(dial(agent, address, from(name)), 'connect_error');
      expect(message, name).toBe('session_expired');
    }
  });

  it.each([
    ['a shape that is no number', { pageAgeMs: { toString: 1, valueOf: 1 } }],
    ['a list', { pageAgeMs: [] }],
    ['nothing', { pageAgeMs: null }],
    ['a name of ours', { __proto__: null, actor: { kind: 'staff' }, rooms: ['staff'] }],
  ])('that names %s as its age is served like any other', async (_, auth) => {
    const pupil = await world.pupil();
    forgetOldNews();
    const socket = dial(pupil.agent, address, {}, auth);
    const heard: LiveTopic[] = [];
    socket.on(LIVE_EVENT, (topic: LiveTopic) => heard.push(topic));
    await once(socket, 'connect');
    world.deps.live.tell('staff', 'photo');
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    await until('the page hears its own', () => heard.includes('messages'));
    expect(heard).toEqual(['messages']);
  });

  it.each([
    ['no packet', 'garbage'],
    ['null', '2null'],
    ['an event without a name', '2[]'],
    ['an event named null', '2[null]'],
    ['a reserved event', '2["disconnect"]'],
    ['too many bytes', `2["x","${'x'.repeat(1024 * 1024)}"]`],
  ])('that sends %s is cut off, and nobody else is', async (_, raw) => {
    const [pupil, other] = [await world.pupil(), await world.pupil()];
    const [hostile, peaceful] = [await openPage(pupil.agent), await openPage(other.agent)];
    const cutOff = once(hostile.socket, 'disconnect');
    hostile.socket.io.engine.write(raw);
    await cutOff;
    world.deps.live.tell({ students: [other.id] }, 'messages');
    await until('the other page hears', () => peaceful.heard.includes('messages'));
  });

  it('that sends events nobody knows is not answered, and stays', async () => {
    const pupil = await world.pupil();
    const page = await openPage(pupil.agent);
    for (const args of [[null], [[]], [{}], ['x'.repeat(10_000)], [Buffer.alloc(100)]])
      page.socket.emit(LIVE_EVENT, ...args);
    page.socket.emit('news', { rooms: ['staff'], topic: 'photo', shared: true });
    world.deps.live.tell({ students: [pupil.id] }, 'messages');
    await until('the page hears', () => page.heard.length > 0);
    expect(page.heard).toEqual(['messages']);
  });

  it('does not hold the server open when it stops', async () => {
    const school = await startWorld({ hasOwnApp: true });
    const pupil = await school.pupil();
    const socket = dial(pupil.agent, await listen(school));
    await once(socket, 'connect');
    const left = once(socket, 'disconnect');
    await school.close();
    await left;
  });
});

describe('a request to speak something else than HTTP', () => {
  it.each(['/login', '/api/session', '/'])(
    'is refused at %s and its connection ends, also a used one',
    async (path) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      let said = '';
      socket.on('data', (chunk) => (said += String(chunk)));
      socket.write('GET /health HTTP/1.1\r\nHost: school.example\r\n\r\n');
      await until('the first is answered', () => said.includes('{"ok":true'));
      socket.write(`GET ${path} HTTP/1.1\r\nHost: school.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await onceOf(socket, 'close');
      expect(said).toContain('HTTP/1.1 400');
    },
  );

  it('ends nothing where the one who asked is gone before the answer', async () => {
    const gone = Array.from({ length: 40 }, async () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      await onceOf(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: school.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.resetAndDestroy();
      await onceOf(socket, 'close');
    });
    await Promise.all(gone);
    expect((await fetch(new URL('/health', address))).status).toBe(200);
  });
});
