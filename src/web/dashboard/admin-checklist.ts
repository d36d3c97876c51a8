import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChecklistStatus } from '#domain/dashboard/checklist';
import { checklistEditor } from '#strings/dashboard/staff';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast.tsx';

export const adminChecklistQuery = queryOptions({
  queryKey: ['admin', 'checklist'],
  queryFn: async () => (await api('GET /api/admin/checklist')).items,
});

/** A refusal is shown in the editor, beside what was typed. */
export const useSaveChecklist = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: { text: string; status: ChecklistStatus }[]) =>
      api('PUT /api/admin/checklist', { body: { items } }),
    onSuccess: ({ items }) => {
      client.setQueryData(adminChecklistQuery.queryKey, items);
      toast.good(checklistEditor.saved);
    },
  });
};
