import { CELLS_AT_ONCE } from '#domain/exams/answers';
import { isPassing, isRefusedWith } from '#web/lib/api.ts';
import { makeCourier, type Timers } from '#web/lib/courier.ts';
import { shared } from '#web/lib/shared.ts';
import type { CellOutcome, CellWrite } from '#wire/exams/staff';
import { answered, type CellQueue, dropped, EMPTY_QUEUE, returned, underWay } from './cell-queue.ts';

interface CellSenderProps {
  /** Rejects with an `ApiError`. */
  readonly send: (cells: readonly CellWrite[]) => Promise<readonly CellOutcome[]>;
  readonly onRefused: (error: unknown) => void;
  readonly timers: Timers;
}

/** Carries what is typed to the server, one request at a time, until nothing waits. */
export const makeCellSender = ({ send, onRefused, timers }: CellSenderProps) => {
  const queue = shared<CellQueue>(EMPTY_QUEUE);
  /** The network is away. */
  const isHeld = shared(false);
  let most = CELLS_AT_ONCE;

  const next = () => {
    const now = underWay(queue.get(), most);
    queue.set(now);
    if (now.sent.length === 0) return null;
    return async () => {
      const outcomes = await send(now.sent);
      queue.set(answered(queue.get(), outcomes));
    };
  };
  const refused = (error: unknown) => {
    const isOfOne = queue.get().sent.length === 1 || !isRefusedWith(error, 'exam_cell_impossible');
    most = isOfOne ? CELLS_AT_ONCE : 1;
    queue.set((isOfOne ? dropped : returned)(queue.get()));
    if (isOfOne) onRefused(error);
  };
  const courier = makeCourier({
    next,
    isPassing,
    onRefused: refused,
    onChange: () => isHeld.set(courier.isHeld()),
    timers,
  });
  return {
    queue,
    isHeld,
    change: (how: (before: CellQueue) => CellQueue): void => {
      queue.set(how(queue.get()));
      courier.go();
    },
    start: courier.start,
    stop: courier.stop,
    hurry: courier.hurry,
  };
};
