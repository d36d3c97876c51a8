import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveGuardProps {
  isTouched: boolean;
  words: { title: string; body: string; confirm: string };
  /** What was typed is given up. */
  onLeave?: () => void;
}

/** Asks before another page is opened. A reload is not asked about: a form that wants to outlive it keeps what was typed. */
export const LeaveGuard = ({ isTouched, words, onLeave }: LeaveGuardProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isTouched && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    status === 'blocked' && (
      <ConfirmDialog
        {...words}
        tone="danger"
        busy={false}
        onConfirm={() => {
          onLeave?.();
          proceed();
        }}
        onClose={reset}
      />
    )
  );
};
