import type { ReactNode } from 'react';
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
