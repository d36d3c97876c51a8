import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { SESSION_IDLE_SECONDS } from '#domain/access/sessions';

export const SESSION_COOKIE = 'himma_session';

/** Tokens are base64url: anything else under this name is not ours. */
const OURS = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]+)(?:;|$)`, 'u');

export const sessionTokenIn = (cookies: string | undefined): string | undefined => OURS.exec(cookies ?? '')?.[1];

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  sessionTokenIn(request.headers.cookie);

export const writeCookie = (reply: FastifyReply, name: string, value: string, lifetime: string): void => {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`);
};

/** A pupil's cookie ends with the browser; staff keep theirs for as long as the session may be idle. */
export const setSessionCookie = (reply: FastifyReply, token: string, kind: Actor['kind']): void =>
  writeCookie(reply, SESSION_COOKIE, token, kind === 'staff' ? `; Max-Age=${SESSION_IDLE_SECONDS}` : '');

export const clearSessionCookie = (reply: FastifyReply): void => writeCookie(reply, SESSION_COOKIE, '', '; Max-Age=0');
