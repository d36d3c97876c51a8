import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config';
import { makeCookie } from '#server/platform/http/cookie';
import { FAREWELL_LENGTH } from '#server/platform/secrets';

/** A lab's computer sees a class of 40; whoever left longest ago is forgotten first. */
const MOST = 40;

const DAYS_400 = 400 * 24 * 60 * 60;

const EACH_MARK = new RegExp(`[\\w-]{${FAREWELL_LENGTH}}`, 'gu');

/**
 * A browser remembers who logged out in it, as marks that only this school's key can make. The address of a card that
 * is opened again from its history then asks for the password (D-8); whoever forges a mark only locks their own card.
 */
export const farewellsOf = (config: Config) => {
  const cookie = makeCookie(config, 'himma_left');
  const read = (request: FastifyRequest): readonly string[] => cookie.read(request)?.match(EACH_MARK) ?? [];
  const save = (reply: FastifyReply, marks: readonly string[]): void =>
    cookie.write(reply, marks.slice(-MOST).join(''), marks.length > 0 ? DAYS_400 : 0);
  return {
    read,
    remember: (request: FastifyRequest, reply: FastifyReply, mark: string | null): void => {
      if (mark) save(reply, [...read(request).filter((each) => each !== mark), mark]);
    },
    /** Back with the password or the card, a pupil has not left any more. */
    forget: (request: FastifyRequest, reply: FastifyReply, mark: string): void => {
      const marks = read(request);
      const others = marks.filter((each) => each !== mark);
      if (others.length < marks.length) save(reply, others);
    },
  };
};
