import { outboxTexts } from '#strings/outbox';
import { toast } from '#web/ui/toast.tsx';
import { shared } from '../shared.ts';
import { type KeptEntries, keptEntries } from './kept-entries.ts';
import type { Owner } from './owner.ts';

interface Outbox {
  readonly isHeld: ReturnType<typeof shared<boolean>>;
  readonly hurry: () => void;
  /** How many items wait in it, also where the device had no room for them. */
  readonly count: () => number;
}

const opened: Outbox[] = [];
export const hurryAll = (): void => {
  for (const outbox of opened) outbox.hurry();
};
export const countUnsentHere = (): number => opened.reduce((sum, outbox) => sum + outbox.count(), 0);

/** The prefixes of those in which something waits longer than usual. */
const held = shared<readonly string[]>([]);
export const useHeld = held.use;

let isToldFull = false;

const tellFull = (): void => {
  if (!isToldFull) toast.bad(outboxTexts.full);
  isToldFull = true;
};

/** One outbox for each prefix: it sends on when its page is left, and at once when the network is back. */
export const openOutboxes = <Box extends Outbox>() => {
  const made = new Map<string, Box>();
  return (prefix: string, owner: Owner, make: (kept: KeptEntries) => Box): Box => {
    const known = made.get(prefix);
    if (known) return known;
    const outbox = make(keptEntries(prefix, owner, tellFull));
    made.set(prefix, outbox);
    opened.push(outbox);
    addEventListener('online', outbox.hurry);
    outbox.isHeld.subscribe(() => {
      const others = held.get().filter((each) => each !== prefix);
      held.set(outbox.isHeld.get() ? [...others, prefix] : others);
    });
    return outbox;
  };
};
