import { formatShare } from '#strings/sizes';
import { uploadLabels } from '#strings/widgets';
import { Button } from './button.tsx';

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
