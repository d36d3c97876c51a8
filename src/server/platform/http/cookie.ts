import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** As many names as we have cookies, and paths as deep as our addresses: whoever sends more gets no answer of megabytes. */
const MOST_NAMES = 3;
const DEEPEST = 8;

const tossedIn = (cookies: string): string[] => {
  const names = Array.from(cookies.matchAll(/(?<=^|;\s*)(?:__Host-)?himma_[a-z]+(?==)/gu), ([name]) => name);
  return [...new Set(names.filter((each, index) => names.indexOf(each) < index))].slice(0, MOST_NAMES);
};

/**
 * `/api`, `/api/` and so on to the whole address: for whichever of them a cookie can stand that came with a request. Not
 * `/` itself, where ours stands and no script can write another.
 */
const pathsTo = (url: string): string[] => {
  const [path = ''] = /^\/[\w./-]*/u.exec(url) ?? [];
  const parts = path.split('/').slice(1, 1 + DEEPEST);
  return parts.flatMap((_, index) => {
    const beginning = parts.slice(0, index + 1).join('/');
    return beginning === '' ? [] : [`/${beginning}`, `/${beginning}/`];
  });
};

/** Beside a cookie of ours stands another of its name, which only a script can have written: it goes. */
export const dropTossed = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const name of tossedIn(request.headers.cookie ?? '')) {
    for (const path of pathsTo(request.url)) reply.header('set-cookie', `${name}=; Path=${path}; Max-Age=0`);
    if (isIP(request.hostname) === 0)
      reply.header('set-cookie', `${name}=; Path=/; Domain=${request.hostname}; Max-Age=0`);
  }
};

/**
 * A cookie that scripts cannot read, of characters that need no quoting. Where the school's address is https, browsers
 * keep it to https and to this very host by its name, also when a proxy speaks plain http with us.
 */
export const makeCookie = ({ isHttps }: Pick<Config, 'isHttps'>, plainName: string) => {
  const name = isHttps ? `__Host-${plainName}` : plainName;
  const ours = new RegExp(`(?<=^|;\\s*)${name}=([^;]*)`, 'gu');
  /** None where there are several: a script wrote the others, for some of our addresses or for more than this host. */
  const valueIn = (cookies: string | undefined): string | undefined => {
    const [value, ...others] = Array.from((cookies ?? '').matchAll(ours), (found) => found[1] ?? '');
    return others.length === 0 && /^[\w-]+$/u.test(value ?? '') ? value : undefined;
  };
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
