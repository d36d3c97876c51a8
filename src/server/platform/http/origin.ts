import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** A link must open where the school opens Himma, so the address asked for counts unless one is configured. */
export const originOf = ({ publicUrl }: Config, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;
