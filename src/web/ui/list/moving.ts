import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { inFull } from '#web/lib/form-faults.ts';
import { toast } from '#web/ui/toast.tsx';
import type { ListActions } from './actions.tsx';
import { type By, movedAmong } from './moved.ts';

interface MovingWords {
  up: (name: string) => string;
  down: (name: string) => string;
  moved: (name: string, place: number, of: number) => string;
}

interface Movable<Data, Row> {
  queryKey: QueryKey;
  rowsIn: (data: Data) => readonly Row[];
  withRows: (data: Data, rows: Row[]) => Data;
  isShown?: (row: Row) => boolean;
  send: (ids: number[]) => Promise<unknown>;
  nameOf: (row: Row) => string;
  words: MovingWords;
  /** The row that holds the button with the focus. */
  idAt: (focused: HTMLElement) => number | undefined;
}

const BY: Readonly<Record<string, By>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Rows that staff put in order by buttons and by Alt with the arrows. A row moves at once, from where it stands by now
 * and not from where it was last drawn: a second press may come before the first is on the screen. Moves are sent one
 * after another, and the rows are asked for again after the last.
 */
export const useMoving = <Data, Row extends { readonly id: number }>({
  queryKey,
  rowsIn,
  withRows,
  isShown = () => true,
  send,
  nameOf,
  words,
  idAt,
}: Movable<Data, Row>) => {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const mutationKey = ['moving', ...queryKey];
  const order = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onError: (error) => toast.bad(inFull(error)),
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined),
  });

  const move = (id: number, by: By): void => {
    const data = client.getQueryData<Data>(queryKey);
    if (data === undefined) return;
    const rows = rowsIn(data);
    const after = movedAmong(rows, rows.filter(isShown), id, by);
    if (after === rows) return;
    // An answer under way would put the rows back; what it brought is asked for again anyway.
    void client.cancelQueries({ queryKey });
    client.setQueryData<Data>(queryKey, withRows(data, [...after]));
    order.mutate(after.map((row) => row.id));
    const shown = after.filter(isShown);
    const place = shown.findIndex((row) => row.id === id);
    setSaid(words.moved(nameOf(shown[place] as Row), place + 1, shown.length));
  };

  const movesOf = (row: Row, shown: readonly Row[]) =>
    [
      {
        label: words.up(nameOf(row)),
        icon: 'up',
        isQuiet: true,
        isOff: row === shown[0],
        run: () => move(row.id, -1),
      },
      {
        label: words.down(nameOf(row)),
        icon: 'down',
        isQuiet: true,
        isOff: row === shown.at(-1),
        run: () => move(row.id, 1),
      },
    ] as const satisfies ListActions;

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = BY[event.key];
    const id = idAt(event.target as HTMLElement);
    if (!(event.altKey && by && id !== undefined)) return;
    event.preventDefault();
    move(id, by);
  };

  return { movesOf, onKeyDown, said };
};
