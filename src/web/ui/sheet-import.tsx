import { type ReactNode, useState } from 'react';
import { sheetSource as texts } from '#strings/sheets';
import { messageOf } from '#web/lib/api.ts';
import { readFile, readText, type SheetLimits } from '#web/lib/read-sheet.ts';
import { type Previewed, type SheetSteps, useSheetImport } from '#web/lib/use-sheet-import.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SheetSource } from './sheet-source.tsx';

/** What leads on from a preview, and back. */
export interface PreviewSteps {
  source: string;
  busy: boolean;
  problem: string | null;
  onBack: () => void;
  onConfirm: () => void;
}

interface SheetPreviewProps {
  steps: PreviewSteps;
  canConfirm: boolean;
  children: ReactNode;
}

export const SheetPreview = ({ steps, canConfirm, children }: SheetPreviewProps) => (
  <div className="grid grid-cols-1 gap-4">
    <p className="font-extrabold text-muted">{texts.source(steps.source)}</p>
    {children}
    {steps.problem && <Alert>{steps.problem}</Alert>}
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="plain" onClick={steps.onBack}>
        {texts.back}
      </Button>
      {canConfirm && (
        <Button look="gold" busy={steps.busy} onClick={steps.onConfirm}>
          {texts.confirm}
        </Button>
      )}
    </div>
  </div>
);

interface SheetImportProps<Plan, Saved> extends Omit<SheetSteps<Plan, Saved>, 'onSaved'> {
  title: string;
  intro: string;
  example: string;
  template: ReactNode;
  limits: SheetLimits;
  onClose: () => void;
  /** The preview of what the table would change. */
  children: (shown: Previewed<Plan>, steps: PreviewSteps) => ReactNode;
}

export const SheetImport = <Plan, Saved>(props: SheetImportProps<Plan, Saved>) => {
  const { title, intro, example, template, limits, problems, preview, save, onClose, children } = props;
  const [pasted, setPasted] = useState('');
  const { reading, problem, shown, read, confirm, goBack } = useSheetImport({
    problems,
    preview,
    save,
    onSaved: onClose,
  });
  return (
    <Dialog title={title} onClose={onClose} wide>
      {shown ? (
        children(shown, {
          source: shown.source,
          busy: save.isPending,
          problem: save.error && messageOf(save.error),
          onBack: goBack,
          onConfirm: () => confirm(shown),
        })
      ) : (
        <SheetSource
          intro={intro}
          example={example}
          template={template}
          pasted={pasted}
          reading={reading}
          problem={problem}
          onPasted={setPasted}
          onFile={(file) => void read(file.name, readFile(file, limits))}
          onPreview={() => void read(texts.pasted, readText(pasted, limits))}
        />
      )}
    </Dialog>
  );
};
