import { messageOf } from '#web/lib/api.ts';
import type { useUpload } from '#web/lib/upload.ts';
import { Alert } from './alert.tsx';
import { FileDrop } from './file-drop.tsx';
import { UploadProgress } from './upload-progress.tsx';

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
