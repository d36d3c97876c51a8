import { type ReactNode, useState } from 'react';
import { dialogLabels } from '#strings/widgets';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  body: ReactNode;
  /** What the button does, as a verb: "Archive", never "Yes". */
  confirm: string;
  busy: boolean;
  tone?: 'danger';
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = ({ title, body, confirm, busy, tone, onConfirm, onClose }: ConfirmDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="mb-6 text-muted">{body}</div>
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="plain" onClick={onClose}>
        {dialogLabels.cancel}
      </Button>
      <Button look={tone ?? 'gold'} busy={busy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  </Dialog>
);

export interface Doing {
  /** A promise keeps the button busy until it ends. */
  run: () => unknown;
  /** Asked before anything happens. */
  confirm?: Pick<ConfirmDialogProps, 'title' | 'body' | 'confirm' | 'tone'>;
}

/** A refusal was told by whoever ran it; here it only ends the waiting. */
export const ended = (outcome: unknown): Promise<unknown> => Promise.resolve(outcome).catch(() => undefined);

/** Asks before an action that wants it. The question stays when what asked it goes. */
export const useConfirm = () => {
  const [asked, setAsked] = useState<Doing | null>(null);
  const [underWay, setUnderWay] = useState<Doing | null>(null);
  const close = () => setAsked(null);
  const dialog = asked?.confirm && (
    <ConfirmDialog
      {...asked.confirm}
      busy={underWay === asked}
      onConfirm={() => {
        setUnderWay(asked);
        // Another question may stand there when it ends.
        const unless = (now: Doing | null) => (now === asked ? null : now);
        void ended(asked.run()).then(() => {
          setUnderWay(unless);
          setAsked(unless);
        });
      }}
      onClose={close}
    />
  );
  return { ask: setAsked, dialog };
};
