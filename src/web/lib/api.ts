import type { z } from 'zod';
import type { ErrorCode } from '#domain/vocabulary';
import { connection } from '#strings/connection';
import type { ApiContract } from '#wire/contract';
import type { Endpoint, ErrorReply } from '#wire/endpoint';
import { forgetPerson } from './kept.ts';
import { noteSeen } from './last-seen.ts';
import { loadAnew, pageHeaders } from './page-mark.ts';
import { noteServerDate } from './server-clock.ts';
import { withSearch } from './with-search.ts';
import { ANOTHER, SEEN_AT } from './worker/kept.ts';

/** Longer than any answer should take; a page must not wait for ever on a lost network. */
const TIMEOUT_MS = 20_000;

type Part<E extends Endpoint, P extends 'params' | 'query' | 'body'> = E[P] extends z.ZodType
  ? { [K in P]: z.input<E[P]> }
  : unknown;

export type Input<K extends keyof ApiContract> = Part<ApiContract[K], 'params'> &
  Part<ApiContract[K], 'query'> &
  Part<ApiContract[K], 'body'>;

export type Reply<K extends keyof ApiContract> = z.output<ApiContract[K]['reply']>;

/** What no server says: it was not reached, or the worker keeps a login back. */
type OwnCode = 'offline' | 'windows_left';

/** Refused by the server, or never reached it (`offline`). The message is ready to be shown. */
export class ApiError extends Error {
  readonly code: ErrorCode | OwnCode;
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status of the answer; 0 where none came. */
  readonly status: number;

  constructor(reply: Pick<ErrorReply, 'message' | 'fields'> & { code: ErrorCode | OwnCode }, status = 0) {
    super(reply.message);
    this.code = reply.code;
    this.fields = reply.fields ?? {};
    this.status = status;
  }
}

export const isRefusedWith = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** What the server will never take. All else may go well later: no network, too much at once, somebody else logged in. */
const FOR_GOOD: readonly number[] = [400, 404, 409, 413, 422];
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError && FOR_GOOD.includes(error.status)) &&
  // No network to wait for: it is told at once that the class is another teacher's.
  !isRefusedWith(error, 'not_own_class');

const isErrorReply = (value: unknown): value is ErrorReply =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** `'GET /api/students/:studentId/card'` and its input as an address. */
export const addressOf = <K extends keyof ApiContract>(key: K, input?: Input<K>): string => {
  const { params = {}, query = {} } = (input ?? {}) as RawInput;
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/gu, (_, name) => encodeURIComponent(String(params[name])));
  return withSearch(path, query);
};

let whenExpired: ((error: ApiError) => void) | undefined;

/** The app decides where an ended session leads; the door has none to lose. */
export const onSessionExpired = (handler: (error: ApiError) => void): void => {
  whenExpired = handler;
};

let askForPassword: (() => Promise<boolean>) | undefined;

/** How staff are asked for their password before the server shows others'; says whether they typed it. */
export const onPasswordNeeded = (ask: () => Promise<boolean>): void => {
  askForPassword = ask;
};

/** The refusal that a reply carries. Where it says that the session has ended, the page is led out. */
export const refusalIn = (reply: unknown, status: number): ApiError => {
  const said = isErrorReply(reply) ? reply : { code: 'internal' as const, message: connection.serverTrouble };
  const error = new ApiError(said, status);
  if (error.code === 'session_expired') whenExpired?.(error);
  if (error.code === 'page_left') loadAnew();
  return error;
};

const request = async (address: string, init: RequestInit): Promise<Response> => {
  const response = await fetch(address, {
    ...init,
    headers: { ...pageHeaders(), ...init.headers },
    credentials: 'same-origin',
  }).catch(() => {
    throw new ApiError({ code: 'offline', message: connection.offline });
  });
  // Somebody else than before came in, or who was inside went.
  if (response.headers.has(ANOTHER)) forgetPerson();
  if (response.ok) {
    noteSeen(response.headers.get(SEEN_AT));
    if (!response.headers.has(SEEN_AT)) noteServerDate(response.headers.get('date'));
    return response;
  }
  throw refusalIn(await response.json().catch(() => null), response.status);
};

const ofDevice = new WeakSet<object>();

/** Not the server's answer of now, but what the device kept of an earlier one. */
export const isOfDevice = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && ofDevice.has(reply);

/** Where the server wants the password first, it is asked for, and the same is sent again. */
const answerTo = async <K extends keyof ApiContract>(key: K, input?: Input<K>, patience = TIMEOUT_MS) => {
  const { body } = (input ?? {}) as RawInput;
  const send = () =>
    request(addressOf(key, input), {
      method: key.slice(0, key.indexOf(' ')),
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return send().catch(async (error: unknown) => {
    if (!isRefusedWith(error, 'password_needed') || !(await askForPassword?.())) throw error;
    return send();
  });
};

const LONG_TABLE_MS = 5 * 60_000;

/** A table, which may be as long as the school is old. */
export const textOf = async <K extends keyof ApiContract>(key: K, input: Input<K>): Promise<string> =>
  (await answerTo(key, input, LONG_TABLE_MS)).text();

const replyOf = async <K extends keyof ApiContract>(response: Response): Promise<Reply<K>> => {
  const reply = await response.json();
  if (response.headers.has(SEEN_AT)) ofDevice.add(Object(reply));
  return reply as Reply<K>;
};

/** Calls an endpoint of the contract. Types come from the schemas; none of their code comes along. */
export const api = async <K extends keyof ApiContract>(
  key: K,
  ...[input]: unknown extends Input<K> ? [] : [Input<K>]
): Promise<Reply<K>> => replyOf<K>(await answerTo(key, input));

/** As long as the server leaves a line open on which nothing comes. */
const LONG_WORK_MS = 90_000;

/** Of what a server reads from its beginning to its end before it answers. */
export const longApi = async <K extends keyof ApiContract>(key: K, input: Input<K>): Promise<Reply<K>> =>
  replyOf<K>(await answerTo(key, input, LONG_WORK_MS));

/** What to show for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : connection.serverTrouble;

/** The same refusal in other words. */
export const reworded = (error: unknown, message: string): ApiError => {
  const { code, fields, status } =
    error instanceof ApiError ? error : { code: 'internal' as const, fields: {}, status: 0 };
  return new ApiError({ code, fields, message }, status);
};

/** Whatever broke, the screen says the specification's one sentence; the code still tells a lost network apart. */
export const sayInstead =
  (message: string) =>
  (error: unknown): never => {
    throw reworded(error, message);
  };

/** The server's own words where it refused; the page's where the request broke. */
export const refusalOr = (error: unknown, broken: string): string =>
  error instanceof ApiError && error.code !== 'internal' && error.code !== 'offline' ? error.message : broken;
