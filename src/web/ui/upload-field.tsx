import { formatShare } from '#strings/sizes';
import { uploadLabels } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import type { useUpload } from '#web/lib/upload.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { FileDrop } from './file-drop.tsx';

interface UploadProgressProps {
  name: string;
  /** Sent so far, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Real progress: what the browser has sent. The server's look at the file comes after the last byte. */
export const UploadProgress = ({ name, share, onCancel }: UploadProgressProps) => (
  <div className="grid gap-3 rounded-3xl border-2 border-line p-4">
    <div className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 truncate font-extrabold">
        {share < 1 ? uploadLabels.uploading(name) : uploadLabels.checking}
      </span>
      <span className="font-black text-emerald-ink">{formatShare(share)}</span>
    </div>
    <div
      role="progressbar"
      aria-label={uploadLabels.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="h-3 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-emerald transition-[inline-size]"
        style={{ inlineSize: `${share * 100}%` }}
      />
    </div>
    <Button look="plain" icon="close" onClick={onCancel} className="justify-self-start">
      {uploadLabels.cancel}
    </Button>
  </div>
);

interface UploadFieldProps {
  upload: ReturnType<typeof useUpload<unknown, File>>;
  title: string;
  hint: string;
  /** For the file picker only: what a file really is, its content says. */
  accept: string;
}

/** A file that is sent as soon as it is chosen. */
export const UploadField = ({ upload, ...words }: UploadFieldProps) => (
  <>
    {upload.sending ? (
      <UploadProgress name={upload.sending.name} share={upload.share} onCancel={upload.cancel} />
    ) : (
      <FileDrop {...words} onFile={(file) => upload.send(file)} />
    )}
    {upload.fault && <Alert>{messageOf(upload.fault)}</Alert>}
  </>
);
