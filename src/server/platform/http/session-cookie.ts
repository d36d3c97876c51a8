import type { FastifyReply } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { SESSION_IDLE_SECONDS } from '#domain/access/sessions';
import type { Config } from '../config.ts';
import { makeCookie } from './cookie.ts';

export const SESSION_COOKIE = 'himma_session';

/**
 * At a change of person the browser forgets its copies of pages, and our page the rest of what is kept but for what
 * waits to be sent, which `"storage"` would take too. In words of its own: Chromium does not show pages the first header.
 */
export const forgetSite = (reply: FastifyReply): void =>
  void reply.headers({ 'clear-site-data': '"cache"', 'x-himma-another': '1' });

export const sessionCookieOf = (config: Config) => {
  const { valueIn, read, write } = makeCookie(config, SESSION_COOKIE);
  return {
    sessionTokenIn: valueIn,
    readSessionCookie: read,
    /** A pupil's cookie ends with the browser; staff keep theirs for as long as the session may be idle. */
    setSessionCookie: (reply: FastifyReply, token: string, kind: Actor['kind']): void =>
      write(reply, token, kind === 'staff' ? SESSION_IDLE_SECONDS : undefined),
    clearSessionCookie: (reply: FastifyReply): void => write(reply, '', 0),
  };
};
