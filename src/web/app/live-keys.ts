import { DOMAINS } from '#web/domains.ts';
import type { Manifest, QueryKey } from '#web/manifest.ts';

/** What to ask for again when a topic changed, on either side of the school. Queries that no screen uses cost nothing. */
export const keysFor = (news: unknown): readonly QueryKey[] =>
  DOMAINS.flatMap((domain: Manifest) => domain.live ?? [])
    .filter(({ on }) => on.some((topic) => topic === news))
    .map(({ key }) => key);
