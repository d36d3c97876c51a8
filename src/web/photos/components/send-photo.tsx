import { useState } from 'react';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { ApiError, messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import { wholePicture } from '../crop.ts';
import { cutPicture, type Picture } from '../load-picture.ts';
import { useSendPhoto } from '../mutations.ts';
import { Cropper, CropView } from './cropper.tsx';

/** The specification's sentence with the status, and the reason in words a child can read. */
const Fault = ({ error }: { error: unknown }) => {
  const isAnswered = error instanceof ApiError && error.status > 0 && error.code !== 'photo_request_failed';
  return (
    <Alert>
      {isAnswered && (
        <span dir="ltr" className="block text-sm">
          {texts.uploadFailed(error.status)}
        </span>
      )}
      <span dir="auto" className="block">
        {messageOf(error)}
      </span>
    </Alert>
  );
};

/** From a chosen picture to a sent photo: crop, look, send. */
export const SendPhoto = ({ picture, onEnd }: { picture: Picture; onEnd: () => void }) => {
  const [crop, setCrop] = useState(() => wholePicture(picture));
  const upload = useSendPhoto();
  const send = async () => upload.send(await cutPicture(picture, crop), { onSuccess: onEnd });
  if (upload.sending)
    return (
      <div className="grid gap-4">
        <CropView picture={picture} crop={crop} className="mx-auto w-40 rounded-full border-4 border-gold" />
        <UploadProgress name={texts.yours} share={upload.share} onCancel={upload.cancel} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-xl font-black">{texts.crop}</h3>
        <p className="text-sm text-muted">{texts.cropHint}</p>
      </div>
      <Cropper picture={picture} crop={crop} onCrop={setCrop} />
      {upload.fault && <Fault error={upload.fault} />}
      <div className="flex gap-3">
        <Button look="gold" size="large" icon="check" onClick={() => void send()} className="flex-1">
          {texts.send}
        </Button>
        <Button look="plain" size="large" onClick={onEnd}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
};
