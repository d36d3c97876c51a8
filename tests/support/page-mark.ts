import { PAGE_META } from '#domain/access/page';
import type { Agent } from './agent.ts';
import type { World } from './world.ts';

/** As a browser says that somebody goes to an address. */
export const NAVIGATION = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** As it says that a script asks. */
export const SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

export const metaIn = (page: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)">`, 'u').exec(page)?.[1];

/** What the page says that somebody goes to, in the session of this browser. */
export const pageMarkOf = async ({ app }: World, { cookie }: Pick<Agent, 'cookie'>): Promise<string> => {
  const page = await app.inject({ url: '/student/dashboard', headers: { cookie, ...NAVIGATION } });
  return metaIn(page.body, PAGE_META) ?? '';
};
