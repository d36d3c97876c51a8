import { isPassing } from '../api.ts';
import { shared } from '../shared.ts';
import { deviceTimers, makeCourier, type Timers } from './courier.ts';
import { itemsIn, type KeptEntries } from './kept-entries.ts';

/** A request without an answer for so long is told of as waiting. */
export const PATIENCE_MS = 3000;

/**
 * How the items of one kind wait. A state is replaced, never changed; whatever of it only this device knows is an entry,
 * kept on the device under its key until it leaves the state.
 */
export interface Rules<Item extends object, State, Reply> {
  readonly isItem: (read: object) => read is Item;
  readonly begin: (items: readonly Item[]) => State;
  readonly entries: (state: State) => ReadonlyMap<string, Item>;
  /** What the next request carries, with the state in which that is under way. */
  readonly take: (state: State, most: number) => { readonly state: State; readonly batch: readonly Item[] };
  readonly confirmed: (state: State, batch: readonly Item[], reply: Reply) => State;
  /** Refused for good. */
  readonly givenUp: (state: State, batch: readonly Item[]) => State;
  /** No longer under way: what was sent together is sent one by one. */
  readonly returned: (state: State) => State;
}

interface OutboxProps<Item extends object, State, Reply> {
  readonly rules: Rules<Item, State, Reply>;
  /** How many items a request may carry. */
  readonly most: number;
  /** Rejects with an `ApiError`. */
  readonly send: (batch: readonly Item[]) => Promise<Reply>;
  readonly onRefused: (batch: readonly Item[], error: unknown) => void;
  /** Whether the refusal is one item's fault, whichever others were sent with it. */
  readonly blamesOne: (error: unknown) => boolean;
  /** Whether the same request may succeed later; otherwise as everywhere. */
  readonly mayPass?: (error: unknown) => boolean;
  readonly kept: KeptEntries;
  readonly timers?: Timers;
}

/** Keeps what a person did on the device and carries it to the server in order, until each item is confirmed or refused. */
export const makeOutbox = <Item extends object, State, Reply>({
  rules,
  most,
  send,
  onRefused,
  blamesOne,
  mayPass = isPassing,
  kept,
  timers = deviceTimers,
}: OutboxProps<Item, State, Reply>) => {
  const state = shared(rules.begin(itemsIn(kept.read(), rules.isItem)));
  /** The last try failed, or the one under way takes long. */
  const isHeld = shared(false);
  let batch: readonly Item[] = [];
  let atOnce = most;

  const put = (next: State): void => {
    const [before, after] = [rules.entries(state.get()), rules.entries(next)];
    for (const [key, item] of after) if (before.get(key) !== item) kept.keep(key, item);
    kept.forget([...before.keys()].filter((key) => !after.has(key)));
    state.set(next);
  };
  const next = () => {
    const taken = rules.take(state.get(), atOnce);
    batch = taken.batch;
    put(taken.state);
    if (batch.length === 0) return null;
    return async () => {
      const stopWaiting = timers.after(PATIENCE_MS, () => isHeld.set(true));
      try {
        const reply = await send(batch);
        // Only now: more may have been added while the request was under way.
        put(rules.confirmed(state.get(), batch, reply));
      } finally {
        stopWaiting();
      }
    };
  };
  const refused = (error: unknown): void => {
    const isSettled = batch.length === 1 || !blamesOne(error);
    atOnce = isSettled ? most : 1;
    put(isSettled ? rules.givenUp(state.get(), batch) : rules.returned(state.get()));
    if (isSettled) onRefused(batch, error);
  };
  const courier = makeCourier({
    next,
    isPassing: mayPass,
    onRefused: refused,
    onChange: () => isHeld.set(courier.isHeld()),
    timers,
  });
  courier.start();
  return {
    state,
    isHeld,
    change: (how: (before: State) => State): void => {
      put(how(state.get()));
      courier.go();
    },
    /** The network may be back. */
    hurry: courier.hurry,
    count: () => rules.entries(state.get()).size,
  };
};

/** The rules of items that wait one after the other. */
export const inLine = <Item extends object>({
  isItem,
  keyOf,
  together,
}: {
  readonly isItem: (read: object) => read is Item;
  readonly keyOf: (item: Item) => string;
  /** Those at the head, never none of some, that go in one request. */
  readonly together: (waiting: readonly Item[]) => readonly Item[];
}): Rules<Item, readonly Item[], unknown> => {
  const without = (waiting: readonly Item[], gone: readonly Item[]): readonly Item[] => {
    const keys = new Set(gone.map(keyOf));
    return waiting.filter((item) => !keys.has(keyOf(item)));
  };
  return {
    isItem,
    begin: (items) => items,
    entries: (waiting) => new Map(waiting.map((item) => [keyOf(item), item])),
    take: (waiting, most) => ({ state: waiting, batch: together(waiting).slice(0, most) }),
    confirmed: without,
    givenUp: without,
    returned: (waiting) => waiting,
  };
};
