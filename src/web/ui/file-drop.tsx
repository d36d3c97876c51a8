import { type DragEvent, useId, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface FileDropProps {
  title: string;
  hint: string;
  /** For the file picker only: what a file really is, its content says. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A place to drop a file or to press for the picker; by keyboard it is an ordinary file field. */
export const FileDrop = ({ title, hint, accept, busy = false, onFile }: FileDropProps) => {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !busy) onFile(file);
  };
  const hover = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        take(event.dataTransfer.files);
      }}
      className={`grid cursor-pointer justify-items-center gap-1 rounded-3xl border-2 border-dashed p-5 text-center transition has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-gold ${isOver ? 'border-emerald bg-emerald-soft' : 'border-field-line bg-paper hover:border-emerald'}`}
    >
      <span className="grid size-12 place-items-center rounded-full bg-emerald-soft text-emerald-ink">
        <Icon name="upload" />
      </span>
      <span className="font-extrabold">{title}</span>
      <span className="text-sm text-muted">{hint}</span>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </label>
  );
};
