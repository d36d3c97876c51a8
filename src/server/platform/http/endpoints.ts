import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ActorFor } from '#domain/access/permissions';
import { type ApiContract, contract } from '#wire/contract';
import type { Endpoint } from '#wire/endpoint';
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

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['reply']>>;

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

/** Binds handlers to the contract: path, rule, validation and reply shape all come from there. */
export const endpointRegistrar =
  (app: FastifyInstance): Route =>
  (key, handler) => {
    const [method, url] = key.split(' ') as [string, string];
    const endpoint: Endpoint = contract[key];
    app.route({
      method,
      url,
      schema: routeSchema(endpoint, key),
      config: { access: endpoint.access, ...(endpoint.confirmed && { confirmed: true }) },
      ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
      ...(endpoint.upload && { preValidation: formReader(endpoint.upload, endpoint.body !== undefined) }),
      handler: (request, reply) =>
        handler({
          actor: request.actor as never,
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          request,
          reply,
        }),
    });
  };
