import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type ApiContract, contract } from '#wire/contract';
import type { ErrorReply } from '#wire/endpoint';
import { keepCookies } from './cookies.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly error: ErrorReply;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  /** For what is no text. */
  readonly bytes: Buffer;
}

interface Input {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A reply has what the contract says and nothing more: a field too many may be another pupil's, or a secret. */
const expectContract = (key: keyof ApiContract, body: unknown): void => {
  expect(contract[key].reply.parse(body), `the reply to ${key}`).toEqual(body);
};

/** Somebody with a browser: keeps the cookies it is given and sends them back. */
export class Agent {
  cookie = '';
  private readonly app: FastifyInstance;
  private readonly address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.app = app;
    this.address = address;
  }

  async call<K extends keyof ApiContract>(
    key: K,
    input: Input = {},
  ): Promise<Answer<z.output<ApiContract[K]['reply']>>> {
    const [method, template] = key.split(' ') as [InjectOptions['method'], string];
    const url = template.replace(/:(\w+)/gu, (_, name) => encodeURIComponent(String(input.params?.[name])));
    const answer = await this.send<z.output<ApiContract[K]['reply']>>({
      method: method as 'GET',
      url,
      ...(input.query && { query: Object.fromEntries(Object.entries(input.query).map(([k, v]) => [k, String(v)])) }),
      ...(input.body !== undefined && { payload: input.body as object }),
      headers: input.headers ?? {},
    });
    if (answer.status === 200) expectContract(key, answer.body);
    return answer;
  }

  async send<T>(options: InjectOptions): Promise<Answer<T>> {
    const response = await this.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: { ...(this.cookie && { cookie: this.cookie }), ...options.headers },
    });
    this.cookie = keepCookies(this.cookie, [response.headers['set-cookie'] ?? []].flat());
    const body =
      String(response.headers['content-type']).includes('json') && response.body ? response.json() : response.body;
    const { statusCode: status, headers, body: text, rawPayload: bytes } = response;
    return { status, body, error: body, headers, text, bytes };
  }
}
