import { adjustForm, reverseForm } from '#strings/ledger/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api, type Input } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import { changeText } from './change-text.ts';

const { useFormAction } = actionsOn(['admin', 'rewards'], ['admin', 'ledger']);

export const useAdjust = () => {
  const run = useKeyed((adjustment: Omit<Input<'POST /api/admin/ledger'>['body'], 'requestKey'>, requestKey) =>
    api('POST /api/admin/ledger', { body: { ...adjustment, requestKey } }),
  );
  return useFormAction({ run, done: (line) => adjustForm.done(changeText(line)) });
};

export const useReverse = (id: number) =>
  useFormAction({
    run: (note: string) => api('POST /api/admin/ledger/lines/:id/reversal', { params: { id }, body: { note } }),
    done: reverseForm.done,
  });
