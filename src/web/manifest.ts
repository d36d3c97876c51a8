import type { QueryClient } from '@tanstack/react-query';
import type { LiveTopic, WaitingKind } from '#domain/vocabulary';
import type { Owner } from '#web/lib/outbox/owner.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The beginning of the keys of a query. */
export type QueryKey = readonly [side: 'student' | 'admin', subject: string];

/** The four that every day begins with stand on top of the staff's menu; the others fold away under their names. */
export type NavGroup = 'day' | 'pupils' | 'lessons' | 'rewards' | 'games' | 'office';

interface Action {
  readonly to: `/admin/${string}`;
  readonly label: string;
  readonly icon: IconName;
}

interface NavItem extends Action {
  readonly group: NavGroup;
  readonly adminOnly?: boolean;
  /** How much of this waits is said beside it. */
  readonly waits?: WaitingKind | 'all';
}

/** Routes. Named no closer, for a closer name here would become the type of every one of them. */
type Pages = readonly object[];

/** What a domain gives to the page. Screens come when they are opened, so a manifest costs next to nothing. */
export interface Manifest {
  /** Pages in the pupils' shell. */
  readonly student?: Pages;
  /** Pages in the pupils' shell under the games' address. */
  readonly games?: Pages;
  /** Pages in the staff's shell. */
  readonly admin?: Pages;
  /** Pages without a shell: paper, and addresses that older papers carry (D-14). */
  readonly papers?: Pages;
  /** What of it may wait on a device of the staff's: whichever of their pages opens next sends it. */
  readonly outbox?: {
    readonly kind: string;
    /** Where its own pages begin, which say themselves what waits. */
    readonly page: `/admin/${string}`;
    /** Brings what sends it; called again, that tries at once. */
    readonly send: () => Promise<(client: QueryClient, owner: Owner) => void>;
  };
  /** In the staff's menu. */
  readonly nav?: readonly NavItem[];
  /** What the staff's search finds besides: something to begin, or a page behind those of the menu. */
  readonly actions?: readonly Action[];
  /** Which of its queries are asked again at which news. */
  readonly live?: readonly { readonly key: QueryKey; readonly on: readonly LiveTopic[] }[];
}
