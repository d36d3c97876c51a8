import { removeTerm, termForm } from '#strings/calendar/staff';
import { actionsOn } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { SchoolTerm, TermFields } from '#wire/calendar';

const { useFormAction, useStep } = actionsOn(['admin', 'calendar']);

export const useOpenTerm = () => {
  const open = useKeyed((fields: TermFields, requestKey: string) =>
    api('POST /api/admin/school-terms', { body: { ...fields, requestKey } }),
  );
  return useFormAction({
    run: (fields: TermFields) => open(fields),
    done: ({ name }) => termForm.opened(name),
  });
};

export const useChangeTerm = (id: number, done: (term: SchoolTerm) => string) =>
  useFormAction({
    run: (fields: TermFields & { version: number }) =>
      api('PUT /api/admin/school-terms/:id', { params: { id }, body: fields }),
    done,
  });

export const useRemoveTerm = () =>
  useStep({
    run: ({ id }: SchoolTerm) => api('DELETE /api/admin/school-terms/:id', { params: { id } }),
    done: removeTerm.done,
  });
