import type { ReactNode } from 'react';
import { listFiles as texts } from '#strings/list-files';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FILE_KINDS, type FileKind } from './save-sheet.ts';

interface FileKindsProps {
  title: string;
  /** Which one is being made. */
  busy: FileKind | null;
  onWant: (kind: FileKind) => void;
  onClose: () => void;
  children: ReactNode;
}

/** As which file a list is wanted. */
export const FileKinds = ({ title, busy, onWant, onClose, children }: FileKindsProps) => (
  <Dialog title={title} onClose={onClose}>
    {children}
    <div className="flex flex-wrap gap-3">
      {FILE_KINDS.map((kind) => (
        <Button
          key={kind}
          look="soft"
          icon="download"
          busy={busy === kind}
          disabled={busy !== null && busy !== kind}
          onClick={() => onWant(kind)}
        >
          {texts[kind]}
        </Button>
      ))}
    </div>
  </Dialog>
);
