import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { errorTexts } from '#strings/errors';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { ApiError, messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { Dashboard } from '#wire/dashboard';
import type { OwnPhoto } from '#wire/photos';
import { wholePicture } from '../crop.ts';
import { cutPicture, loadPicture, type Picture } from '../load-picture.ts';
import { useSendPhoto, useTakeBack } from '../mutations.ts';
import { ownPhotoQuery } from '../queries.ts';
import { Avatar } from './avatar.tsx';
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
const SendPhoto = ({ picture, onEnd }: { picture: Picture; onEnd: () => void }) => {
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

const Note = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <div className="grid justify-items-center gap-1 rounded-3xl bg-gold-soft p-4 text-center text-gold-ink">
    <p className="flex items-center gap-2 text-lg font-black">
      <Icon name={icon} className="size-6 shrink-0" />
      {title}
    </p>
    {children}
  </div>
);

const Rejected = ({ reason }: { reason: string }) => (
  <Note icon="refresh" title={texts.rejected}>
    <p>{texts.rejectedBody}</p>
    <blockquote dir="auto" className="rounded-2xl bg-card px-4 py-2 font-extrabold break-words text-ink">
      {reason}
    </blockquote>
    <p className="font-extrabold">{texts.tryAgain}</p>
  </Note>
);

const Pending = ({ canChange }: { canChange: boolean }) => {
  const takeBack = useTakeBack();
  return (
    <Note icon="history" title={texts.pending}>
      <p>{texts.pendingBody}</p>
      {canChange && (
        <Button look="plain" size="small" icon="close" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
          {texts.takeBack}
        </Button>
      )}
    </Note>
  );
};

const Invitation = ({ isFirst }: { isFirst: boolean }) => (
  <div className="text-center">
    <p className="text-lg font-extrabold">{isFirst ? texts.first : texts.change}</p>
    {isFirst && <p className="font-extrabold text-gold-ink">{texts.firstReward}</p>}
  </div>
);

interface PhotoStateProps {
  photo: OwnPhoto;
  isPending: boolean;
  canChange: boolean;
}

/** What became of the last photo, or why to send a first. */
const PhotoState = ({ photo: { fileId, rejectionReason }, isPending, canChange }: PhotoStateProps) => {
  if (isPending) return <Pending canChange={canChange} />;
  return rejectionReason === null ? <Invitation isFirst={fileId === null} /> : <Rejected reason={rejectionReason} />;
};

const Face = ({ photo, name }: { photo: OwnPhoto; name: string }) => (
  <figure className="grid justify-items-center gap-2">
    <span className="rounded-full border-4 border-gold">
      <Avatar fileId={photo.pending?.fileId ?? photo.fileId} name={name} size={144} />
    </span>
    {(photo.pending || photo.fileId) && (
      <figcaption className="text-sm font-extrabold text-muted">
        {photo.pending ? texts.sentOne : texts.current}
      </figcaption>
    )}
  </figure>
);

const ACCEPT = 'image/*';

/** From the files; on what has a touch screen also straight from the camera. */
const ChoosePicture = ({ title, onFile }: { title: string; onFile: (file: File) => void }) => (
  <div className="grid gap-3">
    <FileDrop title={title} hint={texts.chooseHint} accept={ACCEPT} onFile={onFile} />
    <FileButton
      look="gold"
      size="large"
      icon="camera"
      label={texts.take}
      accept={ACCEPT}
      capture="user"
      onFile={onFile}
      className="pointer-fine:hidden"
    />
  </div>
);

interface PhotoDialogProps {
  /** As the dashboard has it. */
  photo: Dashboard['photo'];
  name: string;
  onClose: () => void;
}

/** Everything about one's own photo: what became of the last, and sending another. */
export default function PhotoDialog({ photo, name, onClose }: PhotoDialogProps) {
  const asked = useQuery(ownPhotoQuery).data;
  const canChange = useIsSelf();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.address ?? ''), [picture]);

  const now = asked ?? { ...photo, pending: null };
  const isPending = asked ? asked.pending !== null : photo.isPending;
  const choose = (file: File) => {
    setFault(null);
    loadPicture(file).then(setPicture, setFault);
  };
  if (now.isWithheld)
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <Face photo={now} name={name} />
        <Note icon="star" title={texts.withheld}>
          <p>{texts.withheldBody}</p>
        </Note>
      </Dialog>
    );
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {picture ? (
        <SendPhoto picture={picture} onEnd={() => setPicture(null)} />
      ) : (
        <div className="grid gap-4">
          <Face photo={now} name={name} />
          <PhotoState photo={now} isPending={isPending} canChange={canChange} />
          {fault !== null && <Alert>{messageOf(fault)}</Alert>}
          {canChange ? (
            <ChoosePicture title={isPending ? texts.chooseAnother : texts.choose} onFile={choose} />
          ) : (
            <p className="text-center text-muted">{errorTexts.pupil_must_do_this}</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
