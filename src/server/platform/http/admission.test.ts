import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { Manager, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIVE_PATH } from '#domain/live/channel';
import type { Agent } from '#tests/agent';
import { startWorld, type World } from '#tests/world';
import { until } from '../../../../tests/faults/support/wait.ts';
import { admission, CONNECTIONS_PER_PERSON } from './admission.ts';
import { installSockets, type Sockets } from './sockets.ts';

const GAME = '/game';
const STORM = 1000;
const AT_ONCE = 50;

let world: World;
let io: Sockets;
let address: string;
const app = Fastify();

beforeAll(async () => {
  world = await startWorld();
  io = await installSockets(app, world.deps);
  io.of(GAME).use(admission(world.deps, (actor) => [`player of ${actor.kind}`]));
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const connections = new Set<Manager>();
afterEach(async () => {
  for (const connection of connections) connection._close();
  connections.clear();
  await until('all have left', () => io.engine.clientsCount === 0);
});

const newConnection = ({ cookie }: Pick<Agent, 'cookie'>): Manager => {
  const connection = new Manager(address, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie },
  });
  connections.add(connection);
  return connection;
};

/** Why it was refused; null where it was not. */
const outcomeOf = (socket: Socket): Promise<string | null> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(null));
    socket.once('connect_error', (error) => resolve(error.message));
  });

const enter = (agent: Pick<Agent, 'cookie'>, namespace = '/') => outcomeOf(newConnection(agent).socket(namespace));

describe('admission', () => {
  it('to any namespace is by the session, and tells the socket who it is', async () => {
    const pupil = await world.pupil();
    expect(await enter(pupil.agent, GAME)).toBeNull();
    const [socket] = await io.of(GAME).in('player of pupil').fetchSockets();
    expect(socket?.data.actor).toMatchObject({ kind: 'pupil', studentId: pupil.id });
    for (const agent of [{ cookie: '' }, { cookie: '__Host-himma_session=forged' }])
      expect(await enter(agent, GAME)).toBe('session_expired');
  });

  it('ends where one person has as many connections as a person has, whatever namespaces they carry', async () => {
    const pupil = await world.pupil();
    const first = newConnection(pupil.agent);
    expect(await outcomeOf(first.socket('/'))).toBeNull();
    expect(await outcomeOf(first.socket(GAME))).toBeNull();
    for (let count = 1; count < CONNECTIONS_PER_PERSON; count += 1)
      expect(await enter(pupil.agent, count % 2 ? GAME : '/')).toBeNull();
    expect([await enter(pupil.agent), await enter(pupil.agent, GAME)]).toEqual([
      'too_many_requests',
      'too_many_requests',
    ]);
    first._close();
    await until('its place is free', async () => (await enter(pupil.agent)) === null);
  });

  it(`of ${STORM} sockets of one pupil lets in a few, and all the others in beside them`, async () => {
    const [pupil, other, teacher] = [await world.pupil(), await world.pupil(), await world.teacher()];
    const outcomes: (string | null)[] = [];
    while (outcomes.length < STORM)
      outcomes.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => enter(pupil.agent)))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(CONNECTIONS_PER_PERSON);
    expect(new Set(outcomes)).toEqual(new Set([null, 'too_many_requests']));
    expect([await enter(other.agent), await enter(teacher.agent)]).toEqual([null, null]);
    // Those refused are not left open to take up room.
    await until('they are gone', () => io.engine.clientsCount === CONNECTIONS_PER_PERSON + 2);
  });
});
