import { useBlocker } from '@tanstack/react-router';
import { examEditor as texts } from '#strings/exams/editor';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { ExamForm } from './use-exam-form.ts';

/** Asks before another page is opened. A reload needs no question: it brings back what was typed. */
export const LeaveGuard = ({ form: { isTouched, forget } }: { form: ExamForm }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isTouched && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    status === 'blocked' && (
      <ConfirmDialog
        title={texts.leaveTitle}
        body={texts.leaveBody}
        confirm={texts.leave}
        tone="danger"
        busy={false}
        onConfirm={() => {
          forget();
          proceed();
        }}
        onClose={reset}
      />
    )
  );
};
