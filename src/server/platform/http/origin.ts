import type { FastifyRequest } from 'fastify';
import { reachOf } from '#domain/cards/login-link';
import type { Config } from '../config.ts';
import { ownAddresses } from '../tls/addresses.ts';

/** A link must open where the school opens Himma, so the address asked for counts unless one is configured. */
export const originOf = ({ publicUrl }: Config, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host}`;

/** Where another device finds this computer, which the one that sits before it asked for by a name of its own. */
export const reachableOrigin = (config: Config, request: FastifyRequest): string => {
  const said = originOf(config, request);
  // A request may say anything of the host that it asks.
  const origin = new URL(URL.canParse(said) ? said : 'http://localhost');
  const [address] = ownAddresses();
  if (reachOf(origin.origin) === 'device' && address) origin.hostname = address;
  return origin.origin;
};
