import { useId } from 'react';
import { importDialog } from '#strings/roster-screens';
import { addressOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

const ACCEPT = '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface ImportSourceProps {
  pasted: string;
  /** What is being read right now. */
  reading: string | null;
  problem: string | null;
  onPasted: (text: string) => void;
  onFile: (file: File) => void;
  onPreview: () => void;
}

export const ImportSource = ({ pasted, reading, problem, onPasted, onFile, onPreview }: ImportSourceProps) => {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{importDialog.intro}</p>
      <FileDrop
        title={reading ? importDialog.reading(reading) : importDialog.drop}
        hint={importDialog.choose}
        accept={ACCEPT}
        busy={reading !== null}
        onFile={onFile}
      />
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-extrabold">
          {importDialog.paste}
        </label>
        <textarea
          id={id}
          aria-describedby={`${id}-note`}
          rows={5}
          value={pasted}
          placeholder={importDialog.pasteExample}
          onChange={(event) => onPasted(event.target.value)}
          className="w-full rounded-field border-2 border-field-line bg-card px-4 py-2 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft"
        />
        <p id={`${id}-note`} className="text-sm text-muted">
          {importDialog.pasteHint}
        </p>
      </div>
      {problem && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap justify-between gap-3">
        <DownloadLink href={addressOf('GET /api/admin/students-template.csv')}>{importDialog.template}</DownloadLink>
        <Button look="gold" busy={reading !== null} disabled={pasted.trim() === ''} onClick={onPreview}>
          {importDialog.preview}
        </Button>
      </div>
    </div>
  );
};
