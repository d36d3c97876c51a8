import { useState } from 'react';
import { ownPhoto as texts } from '#strings/photos';
import { formatShare } from '#strings/settings';
import { ApiError, messageOf } from '#web/lib/api.ts';
import { wasCancelled } from '#web/lib/upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { wholePicture } from '../crop.ts';
import { cutPicture, type Picture } from '../load-picture.ts';
import { useSendPhoto } from '../mutations.ts';
import { CropView } from './crop-view.tsx';
import { Cropper } from './cropper.tsx';

/** The specification's sentence with the status, and the reason in words a child can read. */
const Fault = ({ error }: { error: unknown }) => {
  const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== 'photo_request_failed';
  return (
    <Alert>
      {isAnswered && <span className="block text-sm">{texts.uploadFailed(error.status)}</span>}
      <span className="block">{messageOf(error)}</span>
    </Alert>
  );
};

/** Real progress: what the browser has sent. The server's look at the picture comes after the last byte. */
const Progress = ({ share, onCancel }: { share: number; onCancel: () => void }) => (
  <div className="grid gap-3">
    <p role="status" className="text-center text-lg font-black">
      {share < 1 ? texts.sending : texts.checking}
    </p>
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="h-4 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-gold transition-[inline-size]"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      <span className="font-black text-gold-ink">{formatShare(share)}</span>
    </div>
    <Button look="plain" icon="close" onClick={onCancel} className="justify-self-center">
      {texts.cancel}
    </Button>
  </div>
);

interface SendPhotoProps {
  picture: Picture;
  onAnother: () => void;
  onSent: () => void;
}

/** From a chosen picture to a sent photo: crop, look, send. */
export const SendPhoto = ({ picture, onAnother, onSent }: SendPhotoProps) => {
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const { upload, share, cancel } = useSendPhoto();
  const send = async () => upload.mutate(await cutPicture(picture, crop), { onSuccess: onSent });
  if (upload.isPending)
    return (
      <div className="grid gap-4">
        <CropView picture={picture} crop={crop} className="mx-auto w-40 rounded-full border-4 border-gold" />
        <Progress share={share} onCancel={cancel} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl font-black">{texts.crop}</h3>
        <p className="text-sm text-muted">{texts.cropHint}</p>
      </div>
      <Cropper picture={picture} crop={crop} onCrop={setCrop} />
      <div className="flex items-center gap-3 rounded-3xl bg-paper p-3">
        <CropView picture={picture} crop={crop} className="w-16 shrink-0 rounded-full border-2 border-gold" />
        <span className="font-extrabold">{texts.preview}</span>
      </div>
      {upload.error && !wasCancelled(upload.error) && <Fault error={upload.error} />}
      <div className="flex flex-wrap gap-3">
        <Button look="gold" size="large" icon="check" onClick={() => void send()} className="flex-1">
          {texts.send}
        </Button>
        <Button look="plain" size="large" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
};
