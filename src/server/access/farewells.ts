import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeCookie } from '#server/platform/http/session-cookie';

/**
 * A browser remembers who logged out in it, as marks that only this school's key can make. The address of a card that
 * is opened again from its history then asks for the password (D-8); whoever forges a mark only locks their own card.
 */
const COOKIE = 'himma_left';

const OURS = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]*)(?:;|$)`, 'u');

/** A lab's computer sees a class of 40; whoever left longest ago is forgotten first. */
const MOST = 40;

const DAYS_400 = '; Max-Age=34560000';

export const farewellsIn = (request: FastifyRequest): readonly string[] =>
  (OURS.exec(request.headers.cookie ?? '')?.[1] ?? '').split('.').filter((mark) => mark !== '');

const save = (reply: FastifyReply, marks: readonly string[]): void =>
  writeCookie(reply, COOKIE, marks.slice(-MOST).join('.'), DAYS_400);

export const rememberFarewell = (request: FastifyRequest, reply: FastifyReply, mark: string | null): void => {
  if (mark) save(reply, [...farewellsIn(request).filter((each) => each !== mark), mark]);
};

/** Back with the password, a pupil has not left any more. */
export const forgetFarewell = (request: FastifyRequest, reply: FastifyReply, mark: string): void => {
  const marks = farewellsIn(request);
  if (marks.includes(mark))
    save(
      reply,
      marks.filter((each) => each !== mark),
    );
};
