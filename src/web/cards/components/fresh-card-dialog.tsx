import { loginCard } from '#strings/cards/pupil';
import { credentials, freshCard } from '#strings/cards/staff';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Card } from '#wire/cards';
import { passwordToCopy, useCopy } from '../mutations.ts';
import { printOne } from '../print-window.ts';

interface CodeLineProps {
  label: string;
  code: string | number;
  copyLabel: string;
  /** Called at the press, so that what must be fetched is fetched only then. */
  text: () => string | Promise<string>;
}

/** Behind a modal dialog the toasts cannot be heard, so the dialog says it too. */
const copyOutcome = (status: ReturnType<typeof useCopy>['status']): string => {
  if (status === 'success') return credentials.copied;
  return status === 'error' ? credentials.copyFailed : '';
};

const CodeLine = ({ label, code, copyLabel, text }: CodeLineProps) => {
  const copy = useCopy();
  return (
    <div className="flex items-center gap-3 rounded-2xl bg-paper py-2 ps-4 pe-2">
      <dt className="text-muted">{label}</dt>
      <dd className="ms-auto text-2xl font-black">
        <span className="code">{code}</span>
      </dd>
      <IconButton
        icon={copy.isSuccess ? 'check' : 'copy'}
        label={copyLabel}
        busy={copy.isPending}
        onClick={() => copy.mutate(text())}
        className="bg-emerald-soft text-emerald-ink"
      />
      <span role="status" className="sr-only">
        {copyOutcome(copy.status)}
      </span>
    </div>
  );
};

/** The new login data, once, right after they were made. */
export const FreshCardDialog = ({ card, onClose }: { card: Card; onClose: () => void }) => (
  <Dialog title={freshCard.title} onClose={onClose}>
    <p className="text-lg font-extrabold break-words">{card.name}</p>
    <p className="text-muted">{freshCard.body}</p>
    <dl className="my-5 grid gap-2">
      <CodeLine
        label={loginCard.loginId}
        code={card.loginId}
        copyLabel={freshCard.copyLoginId}
        text={() => String(card.loginId)}
      />
      <CodeLine
        label={loginCard.password}
        code={card.password}
        copyLabel={freshCard.copyPassword}
        text={() => passwordToCopy(card.studentId)}
      />
    </dl>
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="plain" onClick={onClose}>
        {freshCard.done}
      </Button>
      <Button look="gold" icon="print" onClick={() => printOne(card)}>
        {freshCard.print}
      </Button>
    </div>
  </Dialog>
);
