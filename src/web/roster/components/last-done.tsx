import type { UseMutationResult } from '@tanstack/react-query';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Above the work itself: whoever comes to undo finds it, and nobody does the same twice without knowing. */
export const LastDone = ({ told, undo, onUndo }: { told: string; undo: string; onUndo: () => void }) => (
  <div className="mb-4 grid grid-cols-1 gap-2 rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
    <p className="font-extrabold">{told}</p>
    <Button look="plain" size="small" icon="history" onClick={onUndo} className="justify-self-start">
      {undo}
    </Button>
  </div>
);

interface ConfirmUndoProps {
  texts: { undoTitle: string; undoBody: string; undoConfirm: string };
  undo: UseMutationResult<unknown, Error, number>;
  /** Of what is taken back. */
  id: number;
  onClose: () => void;
}

export const ConfirmUndo = ({ texts, undo, id, onClose }: ConfirmUndoProps) => (
  <ConfirmDialog
    title={texts.undoTitle}
    body={texts.undoBody}
    confirm={texts.undoConfirm}
    busy={undo.isPending}
    onConfirm={() => undo.mutate(id, { onSettled: onClose })}
    onClose={onClose}
  />
);
