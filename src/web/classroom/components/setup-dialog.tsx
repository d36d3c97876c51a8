import type { ReactNode } from 'react';
import { setupNews as texts } from '#strings/classroom/staff';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SetupDialogProps {
  texts: { readonly title: string; readonly save: string };
  action: { isPending: boolean; error: unknown };
  /** Somebody else saved since the dialog was filled: what was typed is not lost unasked. */
  news: { readonly isNews: boolean; readonly onTake: () => void; readonly onKeep: () => void };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a school sets up for its lessons, by several hands. */
export const SetupDialog = ({
  texts: { title, save },
  action,
  news,
  onSubmit,
  onClose,
  children,
}: SetupDialogProps) => (
  <FormDialog title={title} submit={save} action={action} fields={[]} onSubmit={onSubmit} onClose={onClose} wide>
    {news.isNews && (
      <Notice urgent text={texts.text} actions={{ [texts.take]: news.onTake, [texts.keep]: news.onKeep }} />
    )}
    {children}
  </FormDialog>
);
