import { CELLS_AT_ONCE } from '#domain/exams/answers';
import { isPassing, isRefusedWith } from '#web/lib/api.ts';
import { makeCourier, type Timers } from '#web/lib/courier.ts';
import { itemsIn, type KeptList } from '#web/lib/kept-list.ts';
import { shared } from '#web/lib/shared.ts';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import {
  answered,
  type CellQueue,
  dropped,
  EMPTY_QUEUE,
  openSpots,
  returned,
  spotKey,
  underWay,
} from './cell-queue.ts';

interface CellSenderProps {
  /** Rejects with an `ApiError`. */
  readonly send: (cells: readonly CellWrite[]) => Promise<readonly CellOutcome[]>;
  readonly onRefused: (error: unknown) => void;
  /** Where a cell waits until the server has it, or somebody has decided between it and another's. */
  readonly kept: KeptList;
  readonly timers: Timers;
}

const isWrite = (read: object): read is CellWrite =>
  'studentId' in read && 'place' in read && 'answer' in read && 'version' in read;

/** Carries what is typed to the server, one request at a time, until nothing waits. */
export const makeCellSender = ({ send, onRefused, kept, timers }: CellSenderProps) => {
  const queue = shared<CellQueue>({ ...EMPTY_QUEUE, waiting: itemsIn(kept.written(), isWrite) });
  /** The network is away, or the results are published meanwhile. */
  const isHeld = shared(false);
  let most = CELLS_AT_ONCE;

  const put = (next: CellQueue): void => {
    const before = queue.get();
    const [known, open] = [new Set(before.waiting), openSpots(next)];
    for (const write of next.waiting) if (!known.has(write)) kept.keep(spotKey(write), write);
    kept.forget([...openSpots(before)].filter((spot) => !open.has(spot)));
    queue.set(next);
  };
  const next = () => {
    const now = underWay(queue.get(), most);
    put(now);
    if (now.sent.length === 0) return null;
    return async () => {
      const outcomes = await send(now.sent);
      put(answered(queue.get(), outcomes));
    };
  };
  const refused = (error: unknown) => {
    const isOfOne = queue.get().sent.length === 1 || !isRefusedWith(error, 'exam_cell_impossible');
    most = isOfOne ? CELLS_AT_ONCE : 1;
    put((isOfOne ? dropped : returned)(queue.get()));
    if (isOfOne) onRefused(error);
  };
  const courier = makeCourier({
    next,
    // What was published can be taken back: until then the cells wait.
    isPassing: (error) => isPassing(error) || isRefusedWith(error, 'exam_published'),
    onRefused: refused,
    onChange: () => isHeld.set(courier.isHeld()),
    timers,
  });
  courier.start();
  return {
    queue,
    isHeld,
    change: (how: (before: CellQueue) => CellQueue): void => {
      put(how(queue.get()));
      courier.go();
    },
    hurry: courier.hurry,
  };
};
