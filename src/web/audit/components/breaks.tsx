import { useQuery } from '@tanstack/react-query';
import { auditBreaks as texts } from '#strings/audit/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

const KEY = ['audit', 'breaks'] as const;

const breaksQuery = asked(KEY, 'GET /api/admin/audit/breaks');

/** That lines are gone from the log, until an admin says that they know. */
export const Breaks = () => {
  const { data } = useQuery(breaksQuery);
  const isAdmin = useIsAdmin();
  const accept = useAction({
    run: (id: number) => api('POST /api/admin/audit/breaks/:id/accept', { params: { id } }),
    done: texts.accepted,
    refused: messageOf,
    refresh: [['audit'], ['admin', 'waiting']],
  });
  return data?.breaks.map(({ id, ...found }) => (
    <section key={id} className="mb-5 grid justify-items-start gap-3">
      <Alert>{texts.found(found)}</Alert>
      <p>{isAdmin ? texts.whatToDo : texts.adminOnly}</p>
      {isAdmin && (
        <Button look="plain" icon="check" busy={accept.isPending} onClick={() => accept.mutate(id)}>
          {texts.accept}
        </Button>
      )}
    </section>
  ));
};
