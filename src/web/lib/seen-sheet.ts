import { sheetRows } from '#strings/sheets';
import { type Action, useAction } from './action.ts';
import { ApiError } from './api.ts';

/** A table that is looked at first, and saved only as it was looked at. */
export const useSeenSheet = <Plan extends { readonly seen: number; readonly isSaved: boolean }>(
  send: (rows: string[][], seen: number | null) => Promise<Plan>,
  saved: Pick<Action<Plan, string[][]>, 'done' | 'refresh'>,
) => {
  const preview = useAction({ run: (rows: string[][]) => send(rows, null) });
  const save = useAction({
    ...saved,
    run: async (rows: string[][]) => {
      const plan = await send(rows, preview.data?.seen ?? null);
      // What was without fault when it was looked at may have one by now.
      if (!plan.isSaved) throw new ApiError({ code: 'gone_meanwhile', message: sheetRows.changed });
      return plan;
    },
  });
  return { preview, save };
};
