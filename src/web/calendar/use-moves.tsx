import { termMoves as texts } from '#strings/calendar/staff';
import { formatLongDay } from '#strings/dates';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import type { TermFields, TermMoves } from '#wire/calendar';

const Moves = ({ moves }: { moves: TermMoves }) => (
  <div className="grid gap-3">
    <p>{texts.body}</p>
    {moves.map(({ kind, ends }) => (
      <details key={kind} className="rounded-2xl border border-line px-4">
        <summary className="min-h-11 py-2 font-extrabold text-ink">{texts.kinds[kind](ends.length)}</summary>
        <ul className="grid max-h-60 gap-1 overflow-y-auto pb-3">
          {ends.map(({ id, name, from, to }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-3">
              <span className="font-extrabold text-ink">{name}</span>
              <span className="text-sm">{texts.from(formatLongDay(from), formatLongDay(to))}</span>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </div>
);

/** What a change of the calendar moves is shown before it is saved; where it moves nothing it is saved at once. */
export const useMoves = (id: number | null) => {
  const { ask, dialog } = useConfirm();
  const look = useAction({
    run: (term: TermFields) => api('POST /api/admin/school-terms/moves', { body: { ...term, id } }),
  });
  return {
    error: look.error,
    isPending: look.isPending,
    reset: look.reset,
    dialog,
    ask: async (term: TermFields, save: () => Promise<unknown>) => {
      const { moves } = await look.mutateAsync(term).catch(() => ({ moves: null }));
      if (moves?.length === 0) await save();
      if (moves?.length)
        ask({
          run: save,
          confirm: { title: texts.title, body: <Moves moves={moves} />, confirm: texts.confirm },
        });
    },
  };
};
