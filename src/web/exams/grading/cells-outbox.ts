import type { QueryClient } from '@tanstack/react-query';
import { CELLS_AT_ONCE } from '#domain/exams/answers';
import { saving } from '#strings/exams/grading';
import { api, isPassing, isRefusedWith, refusalOr } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { keptNames } from '#web/lib/kept.ts';
import type { KeptEntries } from '#web/lib/outbox/kept-entries.ts';
import { openOutboxes } from '#web/lib/outbox/opened.ts';
import { makeOutbox } from '#web/lib/outbox/outbox.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';
import { toast } from '#web/ui/toast.tsx';
import { CELLS } from '../outbox-kind.ts';
import { gridQuery } from '../queries.ts';
import { cellRules } from './cell-queue.ts';

/** Of pupils whose papers are typed together one may have been moved to a class of another teacher's. */
export const blamesOneCell = (error: unknown): boolean =>
  isRefusedWith(error, 'exam_cell_impossible') || isRefusedWith(error, 'not_own_class');

/** What was published can be taken back: until then the cells wait. */
export const mayCellsPass = (error: unknown): boolean => isPassing(error) || isRefusedWith(error, 'exam_published');

const makeCellsOutbox = (client: QueryClient, id: number, kept: KeptEntries) => {
  const readAgain = () => void client.invalidateQueries(gridQuery(id));
  return makeOutbox({
    rules: cellRules,
    most: CELLS_AT_ONCE,
    send: async (cells) => {
      const written = api('POST /api/admin/exams/:id/cells', { params: { id }, body: { cells: [...cells] } });
      const reply = await written.catch((error: unknown) => {
        if (isRefusedWith(error, 'exam_published')) readAgain();
        throw error;
      });
      return reply.cells;
    },
    onRefused: (_, error) => {
      // With the pupils and questions that it is about.
      toast.bad([refusalOr(error, saving.failed), ...Object.values(faultsOf(error))].join(' '));
      readAgain();
    },
    blamesOne: blamesOneCell,
    mayPass: mayCellsPass,
    kept,
  });
};

const outboxes = openOutboxes<ReturnType<typeof makeCellsOutbox>>();

export const cellsOutboxOf = (client: QueryClient, owner: Owner, examId: number) =>
  outboxes(`${prefixOf(CELLS, owner)}${examId} `, owner, (kept) => makeCellsOutbox(client, examId, kept));

/** Of every exam that has any. */
export const sendCells = (client: QueryClient, owner: Owner): void => {
  const prefix = prefixOf(CELLS, owner);
  const exams = new Set(keptNames(prefix).map((name) => Number(name.slice(prefix.length).split(' ')[0])));
  for (const id of exams) if (Number.isSafeInteger(id)) cellsOutboxOf(client, owner, id).hurry();
};
