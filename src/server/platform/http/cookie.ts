import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * A cookie that scripts cannot read, of characters that need no quoting. Where the school's address is https, browsers
 * keep it to https and to this very host by its name, also when a proxy speaks plain http with us.
 */
export const makeCookie = ({ publicUrl }: Pick<Config, 'publicUrl'>, plainName: string) => {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const ours = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`, 'u');
  const valueIn = (cookies: string | undefined): string | undefined => ours.exec(cookies ?? '')?.[1];
  return {
    valueIn,
    read: (request: FastifyRequest): string | undefined => valueIn(request.headers.cookie),
    /** Without a lifetime it ends with the browser. */
    write: (reply: FastifyReply, value: string, lifetimeSeconds?: number): void => {
      const secure = isHttps || reply.request.protocol === 'https' ? '; Secure' : '';
      const lifetime = lifetimeSeconds === undefined ? '' : `; Max-Age=${lifetimeSeconds}`;
      reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`);
    },
  };
};
