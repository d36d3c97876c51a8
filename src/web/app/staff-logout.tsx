import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminShell, unsentQuestion as texts } from '#strings/shell';
import { leave } from '#web/access/mutations.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { leaveBy } from '#web/lib/leave.ts';
import { throwAway, unsentOf } from '#web/lib/outbox/left-behind.ts';
import type { Owner } from '#web/lib/outbox/owner.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { sendAll } from './send-unsent.ts';

type Wish = 'send' | 'keep' | 'drop';

/** What waits is sent first; where it cannot be, its owner says what becomes of it (D-91). */
export const useStaffLogout = (owner: Owner) => {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState(0);
  const { mutate, isPending } = useAction({
    run: async (wish: Wish) => {
      const left = wish === 'send' ? await sendAll(client, owner) : 0;
      if (left === 0) await leaveBy(() => api('POST /api/logout'));
      return left;
    },
    after: (left, wish) => {
      setUnsent(left);
      if (wish === 'drop') throwAway(unsentOf(owner));
      if (left === 0) leave();
    },
    refused: adminShell.logoutFailed,
  });
  const question = unsent > 0 && (
    <Dialog title={texts.title} onClose={() => setUnsent(0)}>
      <p className="mb-6 text-muted">{texts.body(unsent)}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="danger" busy={isPending} onClick={() => mutate('drop')}>
          {texts.drop}
        </Button>
        <Button look="plain" busy={isPending} onClick={() => mutate('keep')}>
          {texts.keep}
        </Button>
        <Button look="gold" busy={isPending} onClick={() => mutate('send')}>
          {texts.again}
        </Button>
      </div>
    </Dialog>
  );
  return { logout: () => mutate('send'), isPending, question };
};
