import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { LIVE_PATH } from '#domain/live/channel';
import { spelledOut } from '#domain/questions/bank';
import { CONTENT_IDS } from '#domain/race/rules';
import { type ClientEvents, RACE_NAMESPACE, type RaceQuestion, type ServerEvents } from '#wire/race/events';
import type { World } from './world.ts';

type EventName = keyof ServerEvents;
type Told<Name extends EventName> = Parameters<ServerEvents[Name]>[0];

const CONTENT = join(import.meta.dirname, '..', '..', 'content', 'race');

interface Written {
  readonly text: string;
  readonly answer: string;
}

const answers = new Map(
  CONTENT_IDS.flatMap((id) => {
    const { questions } = JSON.parse(readFileSync(join(CONTENT, `${id}.json`), 'utf8')) as { questions: Written[] };
    // As the server spells what the files abbreviate.
    return questions.map(({ text, answer }) => [spelledOut(text), spelledOut(answer)] as const);
  }),
);

/** As a pupil who knows everything finds it, by the words. */
export const rightPlace = ({ text, options }: RaceQuestion): number => options.indexOf(answers.get(text) ?? '');

export const wrongPlace = (question: RaceQuestion): number => (rightPlace(question) + 1) % question.options.length;

export const listen = async (world: Pick<World, 'app'>): Promise<string> => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
};

/** A page on the race's socket: what it heard, and a way to wait for the next of a kind. */
export class RacerPage {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly heard: { event: string; told: unknown }[] = [];
  #read = 0;
  readonly #waiting = new Set<() => void>();

  constructor(address: string, cookie: string, tabId: string = crypto.randomUUID()) {
    this.socket = io(`${address}${RACE_NAMESPACE}`, {
      path: LIVE_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { tabId },
      extraHeaders: { cookie },
    });
    const note = (event: string, told?: unknown) => {
      this.heard.push({ event, told });
      for (const wake of this.#waiting) wake();
    };
    this.socket.onAny(note);
    for (const event of ['connect', 'disconnect'] as const)
      this.socket.on(event, (reason?: unknown) => note(event, reason));
    this.socket.on('connect_error', ({ message }) => note('connect_error', message));
  }

  /** The next of its kind that was not waited for yet; what came before it counts as read. */
  async next<Name extends EventName>(event: Name): Promise<Told<Name>>;
  async next(event: 'connect' | 'disconnect' | 'connect_error'): Promise<unknown>;
  async next(event: string): Promise<unknown> {
    for (;;) {
      const found = this.heard.findIndex((each, place) => place >= this.#read && each.event === event);
      if (found >= 0) {
        this.#read = found + 1;
        return this.heard[found]?.told;
      }
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Everything of a kind so far. */
  all<Name extends EventName>(event: Name): Told<Name>[] {
    return this.heard.filter((each) => each.event === event).map(({ told }) => told as Told<Name>);
  }

  close(): void {
    this.socket.close();
  }
}
