import type { Server } from 'socket.io';
import type { Deps } from '../deps.ts';

const CONNECT_TIMEOUT_MS = 5000;
const LONGEST_PAUSE_MS = 2000;

/** A link that says nothing for so long is dead, though nobody told: with a ping under way it never is that quiet. */
const PING_MS = 5000;
const SILENCE_MS = 15_000;

/** Said to the operator as it is. */
export class RedisUnusable extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    super(`Himma cannot start: REDIS_URL: ${message || code || cause}`);
  }
}

/** The adapter lets go of what these promise, and a refusal that nobody hears would end the process. */
const unheard =
  <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
  (...args: Args): Promise<unknown> =>
    act(...args).catch(() => undefined);

type AdapterMaker = NonNullable<Parameters<Server['adapter']>[0]>;

export interface Backplane {
  readonly adapter: AdapterMaker;
  close(): void;
}

/**
 * Carries what a process tells to the sockets of the others, over Redis. While Redis is away what is told is lost to the
 * others and nothing is kept: `onBack` is for telling that something was missed.
 */
export const openBackplane = async (url: string, { log, secrets }: Deps, onBack: () => void): Promise<Backplane> => {
  const { createClient } = await import('@redis/client');
  const { createAdapter } = await import('@socket.io/redis-adapter');
  let hasBegun = false;

  const open = async (link: 'speaking' | 'hearing') => {
    const client = createClient({
      url,
      // What the adapter was written for.
      RESP: 2,
      disableOfflineQueue: link === 'speaking',
      pingInterval: PING_MS,
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SILENCE_MS,
        reconnectStrategy: (tries) => hasBegun && Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS),
      },
    });
    let isLost = false;
    client.on('error', (error) => {
      if (isLost || !hasBegun) return;
      isLost = true;
      log.error({ err: error, link }, 'Redis is lost: other processes are not heard until it is back');
    });
    client.on('ready', () => {
      if (!isLost) return;
      isLost = false;
      log.warn({ link }, 'Redis is back');
      onBack();
    });
    await client.connect();
    return client;
  };

  const connect = async () => {
    const speaking = await open('speaking');
    return { speaking, hearing: await open('hearing') };
  };
  const { speaking, hearing } = await connect().catch((error: unknown) => {
    throw new RedisUnusable(error);
  });
  hasBegun = true;

  return {
    adapter: createAdapter(
      Object.assign(speaking, { publish: unheard(speaking.publish.bind(speaking)) }),
      Object.assign(hearing, {
        subscribe: unheard(hearing.subscribe.bind(hearing)),
        pSubscribe: unheard(hearing.pSubscribe.bind(hearing)),
        unsubscribe: unheard(hearing.unsubscribe.bind(hearing)),
        pUnsubscribe: unheard(hearing.pUnsubscribe.bind(hearing)),
      }),
      { key: `himma-${secrets.channel}` },
    ),
    close: () => {
      for (const client of [speaking, hearing]) client.destroy();
    },
  };
};
