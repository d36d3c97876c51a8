import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogLabels } from '#strings/widgets';
import { IconButton } from './button.tsx';
import { dialogClosed, dialogOpened } from './open-dialogs.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A dialog that asks for a decision has no cross and ignores Escape. */
  mustDecide?: boolean;
  wide?: boolean | undefined;
}

/** The browser's own modal dialog: it traps focus, makes the page behind inert and returns focus when it goes. */
export const Dialog = ({ title, onClose, children, mustDecide = false, wide = false }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: only so the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialogOpened(dialog);
    return () => {
      dialogClosed(dialog);
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={title}
      onKeyDown={(event) => {
        // A browser lets a page prevent `cancel` only once: the second Escape would close it all the same.
        if (mustDecide && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustDecide) onClose();
      }}
      className={`max-h-[92dvh] w-[min(94vw,var(--dialog))] overflow-auto rounded-card bg-card p-6 text-ink shadow-card ${wide ? '[--dialog:46rem]' : '[--dialog:28rem]'}`}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-2xl font-black break-words">{title}</h2>
        {!mustDecide && <IconButton icon="close" label={dialogLabels.close} onClick={onClose} className="bg-paper" />}
      </div>
      {children}
    </dialog>
  );
};
