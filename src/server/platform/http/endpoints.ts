import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ActorFor } from '#domain/access/permissions';
import { type ApiContract, contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';
import { done } from '#wire/fields';
import type { RefuseOthersClasses } from './own-classes.ts';
import type { Repliable } from './replies.ts';
import { formReader } from './uploads.ts';

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.output<E[Part]>
  : undefined;

/** What a handler is given. The actor's type is what the endpoint's access rule has proven. */
export interface Call<E extends Endpoint> {
  readonly actor: ActorFor[E['access']];
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Where nothing is answered but that it is done, whatever a handler brings is left out. */
type Answer<Reply extends z.ZodType> = Reply extends typeof done ? unknown : Repliable<z.input<Reply>>;

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E['reply']>>;

export type Route = <K extends keyof ApiContract>(key: K, handler: Handler<ApiContract[K]>) => void;

const routeSchema = (endpoint: Endpoint, key: string) => ({
  summary: endpoint.summary,
  tags: [key.split('/')[2] ?? 'api'],
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
  response: { 200: endpoint.reply },
});

/** What a body is held against before its handler has it; throws a refusal. */
export type Judge = (body: unknown) => Promise<void>;

const isWrittenByStaff = ({ access, body, holdsVersesItself }: Endpoint): boolean =>
  (access === 'staff' || access === 'admin' || access === 'any-staff') && body !== undefined && !holdsVersesItself;

const DONE: z.input<typeof done> = { ok: true };

/** A teacher could act on anybody's pupils where nobody said whose an act touches. */
const mustSayWhom = (key: string, { access, touches }: Endpoint): void => {
  const isOfStaff = access === 'staff' || access === 'any-staff';
  if (isOfStaff && /^(?!GET )\S+ \/api\/admin\//u.test(key) && touches === undefined)
    throw new Error(`${key} does not say whose pupils it touches`);
};

/** What anybody may send says who they are and little more: many half ones at once must be little, too. */
const OPEN_FORM_MAX_BYTES = 16 * 1024;

interface Checks {
  readonly judges?: readonly Judge[];
  readonly refuseOthersClasses: RefuseOthersClasses;
}

/** What a request must pass once path and body are well-formed. */
const checksOf = (endpoint: Endpoint, { judges = [], refuseOthersClasses }: Checks): Before[] => [
  ...(endpoint.touches === undefined
    ? []
    : [(request: FastifyRequest) => refuseOthersClasses.byBody(endpoint, request)]),
  ...(isWrittenByStaff(endpoint) ? judges.map((judge) => (request: FastifyRequest) => judge(request.body)) : []),
];
type Before = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Whose pupils the path names is known before a file is read. */
const beforeBodyOf = (endpoint: Endpoint, { refuseOthersClasses }: Checks): Before[] => [
  ...(endpoint.touches === undefined
    ? []
    : [(request: FastifyRequest) => refuseOthersClasses.byPath(endpoint, request)]),
  ...(endpoint.upload ? [formReader(endpoint.upload, endpoint.body !== undefined)] : []),
];

/** Binds handlers to the contract: path, rule, validation and reply shape all come from there. */
export const endpointRegistrar =
  (app: FastifyInstance, checks: Checks): Route =>
  (key, handler) => {
    const [method, url] = key.split(' ') as [string, string];
    const endpoint: Endpoint = contract[key];
    mustSayWhom(key, endpoint);
    const mostBytes = endpoint.maxBodyBytes ?? (endpoint.access === 'public' ? OPEN_FORM_MAX_BYTES : undefined);
    const before = checksOf(endpoint, checks);
    const answer = (request: FastifyRequest, reply: FastifyReply) =>
      handler({
        actor: request.actor as never,
        params: request.params as never,
        query: request.query as never,
        body: request.body as never,
        request,
        reply,
      });
    const call =
      endpoint.reply === done
        ? (request: FastifyRequest, reply: FastifyReply) => answer(request, reply).then(() => DONE)
        : answer;
    app.route({
      method,
      url,
      schema: routeSchema(endpoint, key),
      config: { access: endpoint.access, ...(endpoint.confirmed && { confirmed: true }) },
      ...(mostBytes && { bodyLimit: mostBytes }),
      preValidation: beforeBodyOf(endpoint, checks),
      handler:
        before.length === 0
          ? call
          : async (request, reply) => {
              for (const check of before) await check(request, reply);
              return call(request, reply);
            },
    });
  };
