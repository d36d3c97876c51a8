import { forget, keep, kept, keptNames, OUTBOX } from '../kept.ts';
import { entryIn, isMadeIn } from './kept-entries.ts';
import { type Owner, prefixOf } from './owner.ts';

/** Something of this person's name that waits on the device. */
export interface Unsent {
  readonly name: string;
  readonly kind: string;
  /** Under which it is kept among its kind. */
  readonly key: string;
  readonly written: string | null;
}

/** An earlier version did not say whose a thing is: it is shown to whoever comes. */
const ownedBy =
  (staffId: number) =>
  (name: string): Unsent[] => {
    const [kind = '', ...rest] = name.slice(OUTBOX.length).split(' ');
    const [of, ...key] = rest.length > 1 ? rest : [String(staffId), ...rest];
    return of === String(staffId) ? [{ name, kind, key: key.join(' '), written: kept(name) }] : [];
  };

const inNameOf = ({ staffId }: Owner): Unsent[] => keptNames(OUTBOX).flatMap(ownedBy(staffId));

/** What was made in this session and is not yet with the server. */
export const unsentOf = (owner: Owner): Unsent[] =>
  inNameOf(owner).filter(({ written }) => isMadeIn(owner.mark, written));

/** What bears this person's name but was not made in this session: from an earlier one, or by somebody else. */
export const leftBehind = (owner: Owner): Unsent[] =>
  inNameOf(owner).filter(({ written }) => !isMadeIn(owner.mark, written));

export const throwAway = (unsent: readonly Unsent[]): void => {
  for (const { name } of unsent) forget(name);
};

/** It is this person's work: from now on it goes out as what is made in this session. */
export const takeOver = (owner: Owner, left: readonly Unsent[]): void => {
  throwAway(left);
  for (const { kind, key, written } of left)
    for (const entry of entryIn(written))
      keep(prefixOf(kind, owner) + key, JSON.stringify({ ...entry, session: owner.mark }));
};
