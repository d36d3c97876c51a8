import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { SESSION_IDLE_SECONDS } from '#domain/access/sessions';

export const SESSION_COOKIE = 'himma_session';

/** Tokens are base64url: anything else under this name is not ours. */
const OURS = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]+)(?:;|$)`, 'u');

export const sessionTokenIn = (cookies: string | undefined): string | undefined => OURS.exec(cookies ?? '')?.[1];

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  sessionTokenIn(request.headers.cookie);

const write = (reply: FastifyReply, value: string, lifetime: string): void => {
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`);
};

/** A pupil's cookie ends with the browser; staff keep theirs for as long as the session may be idle. */
export const setSessionCookie = (reply: FastifyReply, token: string, kind: Actor['kind']): void =>
  write(reply, token, kind === 'staff' ? `; Max-Age=${SESSION_IDLE_SECONDS}` : '');

export const clearSessionCookie = (reply: FastifyReply): void => write(reply, '', '; Max-Age=0');
