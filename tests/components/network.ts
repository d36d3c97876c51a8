import type { z } from 'zod';
import { type ErrorCode, REFUSALS } from '#domain/vocabulary';
import type { Input, Reply } from '#web/lib/api.ts';
import { type ApiContract, contract } from '#wire/contract';
import type { ErrorReply } from '#wire/endpoint';

type Key = keyof ApiContract;

class Refusal {
  readonly status: number;
  readonly body: ErrorReply;
  constructor(code: ErrorCode, message: string, fields?: Record<string, string>) {
    this.status = REFUSALS[code];
    this.body = { code, message, requestId: 'test', ...(fields && { fields }) };
  }
}

export const refused = (code: ErrorCode, message: string, fields?: Record<string, string>): Refusal =>
  new Refusal(code, message, fields);

/** No answer comes at all, as without a network. */
export const lost = Symbol('lost');

type Given<K extends Key> = Reply<K> | Refusal | typeof lost;

/** What the server says to each request: always the same, or by what was asked. */
export type Answers = { [K in Key]?: Given<K> | ((asked: Input<K>) => Given<K> | Promise<Given<K>>) };

interface Asked {
  readonly key: Key;
  readonly input: { params: Record<string, string>; query: Record<string, string>; body: unknown };
}

const paramsIn = (key: string): number => key.split(':').length;

/** As the server finds them: a word before whatever may stand in its place. */
const BY_PARAMS = (Object.keys(contract) as Key[]).toSorted((a, b) => paramsIn(a) - paramsIn(b));

const PATTERNS = BY_PARAMS.map((key) => {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, path: new RegExp(`^${path.replace(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u') };
});

const askedOf = (method: string, url: URL, body: unknown): Asked | undefined => {
  for (const pattern of PATTERNS) {
    const found = pattern.method === method ? pattern.path.exec(url.pathname) : null;
    if (found)
      return {
        key: pattern.key,
        input: { params: { ...found.groups }, query: Object.fromEntries(url.searchParams), body },
      };
  }
  return undefined;
};

const bodyOf = (body: RequestInit['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** The edge of the page: what it asks of the server is answered here, and only what the contract knows. */
export const answerWith = (answers: Answers) => {
  const asked: Asked[] = [];
  const faults: string[] = [];
  const toServer = window.fetch;

  const answer = async (method: string, url: URL, body: unknown): Promise<Response> => {
    const request = askedOf(method, url, body);
    if (!request || !(request.key in answers)) {
      faults.push(`nobody answers ${method} ${url.pathname}`);
      throw new TypeError('Failed to fetch');
    }
    asked.push(request);
    const given = answers[request.key] as unknown;
    const reply: unknown = typeof given === 'function' ? await given(request.input) : given;
    if (reply === lost) throw new TypeError('Failed to fetch');
    if (reply instanceof Refusal) return Response.json(reply.body, { status: reply.status });
    const { error } = (contract[request.key].reply as z.ZodType).safeParse(reply);
    if (error) faults.push(`the server would not answer ${request.key} so: ${error.message}`);
    return Response.json(reply);
  };

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return toServer(input, init);
    return answer(init?.method ?? 'GET', url, bodyOf(init?.body));
  };

  return {
    /** What was sent to an endpoint so far. */
    asked: <K extends Key>(key: K) => asked.filter((each) => each.key === key).map(({ input }) => input as Input<K>),
    /** Ends it, and says what nobody had an honest answer for. */
    end: (): readonly string[] => {
      window.fetch = toServer;
      return faults;
    },
  };
};
