import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/platform/deps';
import { reachableOrigin } from '#server/platform/http/origin';
import { authorityOf } from '#server/platform/tls/serve';
import { fingerprintOf } from '#server/platform/tls/trust';

/**
 * Over plain http, where the address has a port of ours: a device that does not trust this computer yet is warned of https.
 * Whatever stands before us at the usual port answers only what it was told to.
 */
const trustAddress = (origin: string): string =>
  `${new URL(origin).port === '' ? origin : origin.replace(/^https:/u, 'http:')}/trust`;

/** What staff show to devices that are to trust the school's computer. */
export const connectionOf = ({ config }: Deps, request: FastifyRequest) => {
  const authority = authorityOf(config);
  const address = reachableOrigin(config, request);
  return {
    address,
    isHttps: config.isHttps || request.protocol === 'https',
    trust: authority && {
      address: trustAddress(address),
      fingerprint: fingerprintOf(authority.cert),
    },
  };
};
