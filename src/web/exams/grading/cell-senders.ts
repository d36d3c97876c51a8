import type { QueryClient } from '@tanstack/react-query';
import { saving } from '#strings/exams/grading';
import { api, isRefusedWith, refusalOr } from '#web/lib/api.ts';
import { deviceTimers, oneForEach } from '#web/lib/courier.ts';
import { keptNames, waitingOf } from '#web/lib/kept.ts';
import { keptList } from '#web/lib/kept-list.ts';
import type { Owner } from '#web/lib/left-behind.ts';
import { toast } from '#web/ui/toast.tsx';
import { withPlaces } from '../mutations.ts';
import { gridQuery } from '../queries.ts';
import { WAITING_CELLS } from '../waiting.ts';
import { makeCellSender } from './cell-sender.ts';

const senderOf = oneForEach<ReturnType<typeof makeCellSender>>();

/** Begins with what an earlier page left on the device. */
const beginSender = (client: QueryClient, id: number, name: string, mark: string) => {
  const readAgain = () => void client.invalidateQueries(gridQuery(id));
  return makeCellSender({
    send: async (cells) => {
      const written = api('POST /api/admin/exams/:id/cells', { params: { id }, body: { cells: [...cells] } });
      const reply = await written.catch((error: unknown) => {
        if (isRefusedWith(error, 'exam_published')) readAgain();
        throw error;
      });
      return reply.cells;
    },
    onRefused: (error) => {
      toast.bad(withPlaces(error, refusalOr(error, saving.failed)));
      readAgain();
    },
    kept: keptList(name, mark),
    timers: deviceTimers,
  });
};

export const cellSenderOf = (client: QueryClient, { staffId, mark }: Owner, examId: number) =>
  senderOf(`${waitingOf(WAITING_CELLS, staffId)}${examId} `, (name) => beginSender(client, examId, name, mark));

/** Of every exam that has any. */
export const sendCells = (client: QueryClient, owner: Owner): void => {
  const prefix = waitingOf(WAITING_CELLS, owner.staffId);
  const exams = new Set(keptNames(prefix).map((name) => Number(name.slice(prefix.length).split(' ')[0])));
  for (const id of exams) if (Number.isSafeInteger(id)) cellSenderOf(client, owner, id).hurry();
};
