import { queryOptions } from '@tanstack/react-query';
import { checklistEditor } from '#strings/dashboard/staff';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { ChecklistItem } from '#wire/dashboard';

export const adminChecklistQuery = queryOptions({
  queryKey: ['admin', 'checklist'],
  queryFn: async () => (await api('GET /api/admin/checklist')).items,
});

/** A refusal is shown in the editor, beside what was typed. */
export const useSaveChecklist = () =>
  useAction({
    run: (items: Omit<ChecklistItem, 'id'>[]) => api('PUT /api/admin/checklist', { body: { items } }),
    after: ({ items }, _, client) => client.setQueryData(adminChecklistQuery.queryKey, items),
    done: checklistEditor.saved,
  });
