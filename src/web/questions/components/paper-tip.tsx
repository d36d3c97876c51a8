import { useEffect, useRef } from 'react';
import { PAPER_TIP_MS } from '#domain/questions/questions';
import { paperTip as texts } from '#strings/questions/sheet';
import { Button } from '#web/ui/button.tsx';

const Leaf = () => (
  <svg viewBox="0 0 96 96" className="size-24" aria-hidden="true" focusable="false">
    <path d="M18 78C8 40 34 14 82 14c2 46-20 70-56 62" fill="var(--emerald-soft)" />
    <path
      d="M18 78C8 40 34 14 82 14c2 46-20 70-56 62M14 88c10-26 26-40 48-52M34 58l-2-18m18 4 4-16M40 52l20 4"
      fill="none"
      stroke="var(--emerald)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** Over the whole screen, and never on paper. Goes by itself, by a click anywhere, by Escape or by its button. */
export const PaperTip = ({ onClose }: { onClose: () => void }) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    const timer = setTimeout(onClose, PAPER_TIP_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button are the keyboard's ways
    <dialog
      ref={ref}
      aria-label={texts.title}
      onClick={onClose}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="h-dvh max-h-none w-screen max-w-none bg-shade p-4 print:hidden"
    >
      <div className="grid min-h-full place-content-center">
        <div className="grid max-w-md justify-items-center gap-3 overflow-hidden rounded-card bg-card p-8 text-center text-ink shadow-card">
          <Leaf />
          <h2 className="text-3xl font-black">{texts.title}</h2>
          <p>{texts.body}</p>
          <Button look="gold" size="large" onClick={onClose}>
            {texts.close}
          </Button>
          <p className="text-sm text-muted">{texts.note}</p>
          <span
            className="h-2 w-full justify-self-start rounded-full bg-emerald motion-reduce:hidden"
            style={{ animation: `empty ${PAPER_TIP_MS}ms linear forwards` }}
          />
        </div>
      </div>
    </dialog>
  );
};
