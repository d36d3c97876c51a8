import { outboxTexts } from '#strings/outbox';
import { toast } from '#web/ui/toast.tsx';
import { shared } from '../shared.ts';
import { type KeptEntries, keptEntries } from './kept-entries.ts';

interface Outbox {
  readonly isHeld: ReturnType<typeof shared<boolean>>;
  readonly hurry: () => void;
}

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
  const opened = new Map<string, Box>();
  return (prefix: string, mark: string, make: (kept: KeptEntries) => Box): Box => {
    const known = opened.get(prefix);
    if (known) return known;
    const made = make(keptEntries(prefix, mark, tellFull));
    opened.set(prefix, made);
    addEventListener('online', made.hurry);
    made.isHeld.subscribe(() => {
      const others = held.get().filter((each) => each !== prefix);
      held.set(made.isHeld.get() ? [...others, prefix] : others);
    });
    return made;
  };
};
