import { type ReactNode, useId } from 'react';
import { sheetSource as texts } from '#strings/sheets';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

const ACCEPT = '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface SheetSourceProps {
  intro: string;
  /** Shows in the empty box how a table looks. */
  example: string;
  /** Where to get a table to fill in. */
  template: ReactNode;
  pasted: string;
  /** What is being read right now. */
  reading: string | null;
  problem: string | null;
  onPasted: (text: string) => void;
  onFile: (file: File) => void;
  onPreview: () => void;
}

/** Where a table comes from: a file or pasted cells. */
export const SheetSource = (props: SheetSourceProps) => {
  const { intro, example, template, pasted, reading, problem, onPasted, onFile, onPreview } = props;
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{intro}</p>
      <FileDrop
        title={reading ? texts.reading(reading) : texts.drop}
        hint={texts.choose}
        accept={ACCEPT}
        busy={reading !== null}
        onFile={onFile}
      />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-extrabold">
          {texts.paste}
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-note`}
          rows={5}
          value={pasted}
          placeholder={example}
          onChange={(event) => onPasted(event.target.value)}
          className="w-full rounded-field border-2 border-field-line bg-card px-4 py-2 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft"
        />
        <p id={`${id}-note`} className="text-sm text-muted">
          {texts.pasteHint}
        </p>
      </div>
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap justify-between gap-3">
        {template}
        <Button look="gold" busy={reading !== null} disabled={pasted.trim() === ''} onClick={onPreview}>
          {texts.preview}
        </Button>
      </div>
    </div>
  );
};
