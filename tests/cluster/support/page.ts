import { io, type Socket } from 'socket.io-client';
import { LIVE_EVENT, LIVE_PATH } from '#domain/live/channel';
import type { LiveTopic } from '#domain/vocabulary';
import { until } from '../../faults/support/wait.ts';
import type { Balancer } from './balancer.ts';

/** Somebody's open page, as far as news goes: connects through the balancer, and again when it is cut off. */
export interface OpenPage {
  readonly socket: Socket;
  /** Everything so far, in order. */
  readonly heard: readonly LiveTopic[];
  hears(topic: LiveTopic): Promise<void>;
  connects(): Promise<void>;
}

/** Of the page's age depends what is told to it again when it connects. */
export const openPageOn = async (
  balancer: Balancer,
  index: number,
  cookie: string,
  auth = { pageAgeMs: 0 },
): Promise<OpenPage> => {
  const socket = io(balancer.url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    auth,
    extraHeaders: { cookie },
  });
  const heard: LiveTopic[] = [];
  socket.on(LIVE_EVENT, (topic: LiveTopic) => heard.push(topic));
  const connects = () => until('the page is connected', () => socket.connected);
  balancer.send(index);
  await connects();
  balancer.send(null);
  return {
    socket,
    heard,
    connects,
    hears: (topic) => until(`the page hears of ${topic}`, () => heard.includes(topic)),
  };
};
