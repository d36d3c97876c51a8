import { useCallback, useEffect, useState } from 'react';
import type { OrderStatus } from '#domain/store/orders';
import type { AdminOrder } from '#wire/store/staff';

type Wanted = OrderStatus | 'all' | undefined;

const isWanted = (wanted: Wanted, status: OrderStatus): boolean =>
  wanted === undefined ? status === 'pending' || status === 'approved' : wanted === 'all' || wanted === status;

/**
 * Rows stay where a finger may be: who was dealt with keeps the place, and who came since waits to be asked for. Orders
 * come newest first, so older ones that are read now stand at the end, where they move nothing.
 */
export const holdPlaces = (held: readonly AdminOrder[], fresh: readonly AdminOrder[]) => {
  const now = new Map(fresh.map((order) => [order.id, order]));
  const known = new Set(held.map(({ id }) => id));
  const last = held.at(-1)?.id ?? Number.POSITIVE_INFINITY;
  const others = fresh.filter(({ id }) => !known.has(id));
  return {
    shown: [...held.map((order) => now.get(order.id) ?? order), ...others.filter(({ id }) => id < last)],
    waiting: others.filter(({ id }) => id > last).length,
  };
};

/** Those that the list no longer has although nobody here did anything to them. */
export const changedElsewhere = (shown: readonly AdminOrder[], fresh: readonly AdminOrder[], wanted: Wanted) => {
  const now = new Set(fresh.map(({ id }) => id));
  return new Set(shown.filter(({ id, status }) => !now.has(id) && isWanted(wanted, status)).map(({ id }) => id));
};

/** The list as it stood when it was asked for, told apart by `key`; `release` asks anew. */
export const useHeldPlaces = (key: string, fresh: readonly AdminOrder[] | undefined, isOther: boolean) => {
  const [round, setRound] = useState(0);
  const name = `${key} ${round}`;
  const [kept, setKept] = useState<{ name: string; held: readonly AdminOrder[] }>({ name, held: [] });
  const held = kept.name === name ? kept.held : [];
  const { shown, waiting } = holdPlaces(held, fresh ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is made of these, and is another list each time
  useEffect(() => {
    if (fresh && !isOther) setKept({ name, held: shown });
  }, [fresh, isOther, name]);
  return {
    shown: fresh && (isOther ? fresh : shown),
    waiting: isOther ? 0 : waiting,
    /** What an action made of it, before the list is read again. */
    put: useCallback((answers: readonly AdminOrder[]) => {
      const now = new Map(answers.map((order) => [order.id, order]));
      setKept((before) => ({ ...before, held: before.held.map((order) => now.get(order.id) ?? order) }));
    }, []),
    release: useCallback(() => setRound((before) => before + 1), []),
  };
};
