import { useState } from 'react';
import { sendAll as texts } from '#strings/contests/staff';
import { Money } from '#web/ui/admin-money.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { StudentShare } from '#wire/contests/staff';
import { useSendAllShares } from '../mutations.ts';

/** Who gets how much, before anything is sent. */
const Preview = ({ shares }: { shares: readonly StudentShare[] }) => (
  <div className="grid gap-3">
    <p>{texts.intro}</p>
    <p className="font-black text-ink">
      {texts.total(
        shares.length,
        shares.reduce((sum, { coins }) => sum + coins, 0),
      )}
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
    <section aria-label={texts.list} tabIndex={0} className="max-h-72 overflow-auto rounded-2xl border border-line">
      <ul>
        {shares.map(({ studentId, name, coins }) => (
          <li
            key={studentId}
            className="flex items-center justify-between gap-3 border-b border-line px-3 py-1.5 text-ink last:border-0"
          >
            <span className="min-w-0 break-words">{name}</span>
            <Money type="coins" amount={coins} />
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** One press for the whole contest: pupils who do not send theirs would miss it. */
export const SendAll = ({ id, shares }: { id: number; shares: readonly StudentShare[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const send = useSendAllShares(id);
  const waiting = shares.filter(({ state }) => state === 'unsent');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="gold" icon="gift" disabled={waiting.length === 0} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.title}
          body={<Preview shares={waiting} />}
          confirm={texts.confirm(waiting.length)}
          busy={send.isPending}
          onConfirm={() => send.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
};
