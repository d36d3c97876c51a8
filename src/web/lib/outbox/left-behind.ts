import { forget, keptNames, OUTBOX } from '../kept.ts';
import { type Entry, entryUnder, keepEntry } from './kept-entries.ts';
import type { Owner } from './owner.ts';

/** Something of this person's that waits on the device. */
export interface Unsent {
  readonly name: string;
  readonly kind: string;
  readonly entry: Entry;
}

const isInNameOf =
  ({ staffId }: Owner) =>
  (name: string): boolean =>
    name.slice(OUTBOX.length).split(' ')[1] === String(staffId);

const waitingOf = (owner: Owner): Unsent[] =>
  keptNames(OUTBOX)
    .filter(isInNameOf(owner))
    .flatMap((name) => {
      const entry = entryUnder(owner, name);
      return entry ? [{ name, kind: name.slice(OUTBOX.length).split(' ')[0] ?? '', entry }] : [];
    });

/** What was made in this session and is not yet with the server. */
export const unsentOf = (owner: Owner): Unsent[] =>
  waitingOf(owner).filter(({ entry }) => entry.session === owner.mark);

/** What this person made in an earlier session. */
export const leftBehind = (owner: Owner): Unsent[] =>
  waitingOf(owner).filter(({ entry }) => entry.session !== owner.mark);

/** What bears this person's name and does not open with their key was written by somebody else: nobody will ever send it. */
export const dropForged = (owner: Owner): void => {
  for (const name of keptNames(OUTBOX).filter(isInNameOf(owner))) if (!entryUnder(owner, name)) forget(name);
};

export const throwAway = (unsent: readonly Unsent[]): void => {
  for (const { name } of unsent) forget(name);
};

/** It is this person's work: from now on it goes out as what is made in this session. */
export const takeOver = (owner: Owner, left: readonly Unsent[]): void => {
  for (const { name, entry } of left) keepEntry(owner, name, entry);
};
