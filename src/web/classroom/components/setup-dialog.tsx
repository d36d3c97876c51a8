import type { ReactNode } from 'react';
import { setupNews } from '#strings/classroom/staff';
import type { useSeenDraft } from '#web/lib/seen-draft.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SetupDialogProps<Seen, Draft extends object> {
  texts: { readonly title: string; readonly save: string };
  action: { isPending: boolean; error: unknown };
  form: ReturnType<typeof useSeenDraft<Seen, Draft>>;
  /** What somebody else saved since the form was filled: what was typed is not lost unasked. */
  news: Seen | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What a school sets up for its lessons, by several hands. */
export const SetupDialog = <Seen, Draft extends object>({
  texts: { title, save },
  form: { draft, follow },
  news,
  children,
  ...rest
}: SetupDialogProps<Seen, Draft>) => (
  <FormDialog title={title} submit={save} fields={[]} {...rest} wide>
    {news && (
      <Notice
        urgent
        text={setupNews.text}
        actions={{ [setupNews.take]: () => follow(news), [setupNews.keep]: () => follow(news, draft) }}
      />
    )}
    {children}
  </FormDialog>
);
