import { forget, keep, kept, keptNames, WAITING, waitingOf } from './kept.ts';
import { entryIn, isMadeIn } from './kept-list.ts';

/** One of the staff, in one session. */
export interface Owner {
  readonly staffId: number;
  readonly mark: string;
}

/** Something of this person's name that waits on the device. */
export interface Waiting {
  readonly name: string;
  readonly what: string;
  /** Under which it is kept among its kind. */
  readonly key: string;
  readonly written: string | null;
}

/** An earlier version did not say whose a thing is: it is shown to whoever comes. */
const ownedBy =
  (staffId: number) =>
  (name: string): Waiting[] => {
    const [what = '', ...rest] = name.slice(WAITING.length).split(' ');
    const [of, ...key] = rest.length > 1 ? rest : [String(staffId), ...rest];
    return of === String(staffId) ? [{ name, what, key: key.join(' '), written: kept(name) }] : [];
  };

const waitingFor = ({ staffId }: Owner): Waiting[] => keptNames(WAITING).flatMap(ownedBy(staffId));

/** What was made in this session and is not yet with the server. */
export const unsentOf = (owner: Owner): Waiting[] =>
  waitingFor(owner).filter(({ written }) => isMadeIn(owner.mark, written));

/** What bears this person's name but was not made in this session: from an earlier one, or by somebody else. */
export const leftBehind = (owner: Owner): Waiting[] =>
  waitingFor(owner).filter(({ written }) => !isMadeIn(owner.mark, written));

export const throwAway = (waiting: readonly Waiting[]): void => {
  for (const { name } of waiting) forget(name);
};

/** It is this person's work: from now on it goes out as what is made in this session. */
export const takeOver = ({ staffId, mark }: Owner, left: readonly Waiting[]): void => {
  throwAway(left);
  for (const { what, key, written } of left)
    for (const entry of entryIn(written))
      keep(waitingOf(what, staffId) + key, JSON.stringify({ ...entry, session: mark }));
};
