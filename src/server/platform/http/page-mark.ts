import type { FastifyRequest } from 'fastify';
import type { Actor } from '#domain/access/actors';
import { INSIDE_META, PAGE_HEADER, PAGE_META, PAGE_PARAMETER } from '#domain/access/page';
import type { Deps } from '../deps.ts';
import { type FoundSession, makeFindSession } from '../sessions.ts';
import { sessionCookieOf } from './session-cookie.ts';

/** Somebody goes to an address: no script writes this header, nor reads what comes of it from another window. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && headers['sec-fetch-mode'] === 'navigate';

/** Only a browser names where a request comes from, and only in a browser others leave scripts behind. */
export const mustSayPage = (request: FastifyRequest): boolean =>
  request.headers['sec-fetch-site'] !== undefined && !isNavigation(request);

/** What a request says of its page; an element says it in the address. */
export const saidPage = ({ headers, query }: FastifyRequest): string => {
  const inAddress = (query as Readonly<Record<string, unknown>>)[PAGE_PARAMETER];
  return String(headers[PAGE_HEADER] ?? inAddress ?? '');
};

export const NO_OPENER = 'noopener-allow-popups';

/**
 * A window keeps hold of one that it opened only where both pages say the same of this: those of a pupil, of staff, and
 * those where a password is typed therefore never do.
 */
const openerPolicyOf = (actor: Actor): string => {
  if (actor.kind === 'pupil' && !actor.enteredBy) return 'same-origin';
  return 'same-origin-allow-popups';
};

const TITLE = '<title>';

const withMeta = (page: string, name: string, content: string): string =>
  page.replace(TITLE, `<meta name="${name}" content="${content}">${TITLE}`);

/** A page as it is sent to whoever is inside. */
interface MarkedPage {
  readonly html: string;
  readonly openerPolicy: string;
}

/** Null for whoever is not inside, and where it is a script that asks: they get the page as it was built. */
export type MarkPage = (request: FastifyRequest) => Promise<MarkedPage | null>;

export const makePageMarks = (deps: Deps) => {
  const findSession = makeFindSession(deps);
  const { readSessionCookie } = sessionCookieOf(deps.config);

  const sessionOf = async (request: FastifyRequest): Promise<FoundSession | null> => {
    const token = isNavigation(request) ? readSessionCookie(request) : undefined;
    return token ? findSession(token) : null;
  };

  return {
    /** Tells the page which session it is of. */
    appPage: (built: () => string): MarkPage => {
      return async (request) => {
        const found = await sessionOf(request);
        if (!found) return null;
        const html = withMeta(built(), PAGE_META, deps.secrets.pageMark(found.identity));
        return { html, openerPolicy: openerPolicyOf(found.actor) };
      };
    },
    /** Tells the page only that somebody is inside: it leads them on, and asks for nothing of theirs. */
    doorPage: (built: () => string): MarkPage => {
      return async (request) => {
        const found = await sessionOf(request);
        return found && { html: withMeta(built(), INSIDE_META, found.actor.kind), openerPolicy: NO_OPENER };
      };
    },
  };
};
