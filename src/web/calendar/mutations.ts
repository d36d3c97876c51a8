import { removeTerm, termForm } from '#strings/calendar/staff';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useKeyed } from '#web/lib/request-key.ts';
import type { SchoolTerm, TermFields } from '#wire/calendar';

const refresh = [['admin', 'calendar']];

export const useOpenTerm = () => {
  const open = useKeyed((fields: TermFields, requestKey: string) =>
    api('POST /api/admin/school-terms', { body: { ...fields, requestKey } }),
  );
  return useAction({
    run: (fields: TermFields) => open(fields),
    done: ({ name }) => termForm.opened(name),
    refresh,
  });
};

export const useChangeTerm = (id: number, done: (term: SchoolTerm) => string) =>
  useAction({
    run: (fields: TermFields & { version: number }) =>
      api('PUT /api/admin/school-terms/:id', { params: { id }, body: fields }),
    done,
    refresh,
  });

export const useRemoveTerm = () =>
  useAction({
    run: ({ id }: SchoolTerm) => api('DELETE /api/admin/school-terms/:id', { params: { id } }),
    done: removeTerm.done,
    refused: messageOf,
    refresh,
  });
