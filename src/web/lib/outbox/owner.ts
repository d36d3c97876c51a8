import { OUTBOX } from '../kept.ts';

/** One of the staff, in one session. */
export interface Owner {
  readonly staffId: number;
  readonly mark: string;
  /** The person's own key, the same in each session. */
  readonly seal: string;
}

/** How the names of this person's entries of one kind begin: several people may use the device. */
export const prefixOf = (kind: string, { staffId }: Owner): string => `${OUTBOX}${kind} ${staffId} `;
