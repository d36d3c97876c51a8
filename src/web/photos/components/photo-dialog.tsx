import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorTexts } from '#strings/errors';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OwnPhoto } from '#wire/photos';
import { loadPicture, type Picture } from '../load-picture.ts';
import { ownPhotoQuery } from '../queries.ts';
import { Avatar } from './avatar.tsx';
import { PhotoStanding } from './photo-standing.tsx';
import { SendPhoto } from './send-photo.tsx';

/** As the dashboard has it. */
export interface PhotoState {
  readonly fileId: string | null;
  readonly isPending: boolean;
  readonly rejectionReason: string | null;
}

interface PhotoDialogProps {
  open: boolean;
  photo: PhotoState;
  name: string;
  onClose: () => void;
}

/** Staff who entered as the pupil only look (D-11). */
const useMayChange = (): boolean => {
  const session = useQuery(sessionQuery).data;
  return session?.kind === 'pupil' && session.enteredBy === null;
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

interface ChoosePictureProps {
  title: string;
  onFile: (file: File) => void;
}

/** From the files; on what has a touch screen also straight from the camera. */
const ChoosePicture = ({ title, onFile }: ChoosePictureProps) => (
  <div className="grid gap-3">
    <FileDrop title={title} hint={texts.chooseHint} accept={ACCEPT} onFile={onFile} />
    <label className="hidden min-h-14 cursor-pointer items-center justify-center gap-2 rounded-button bg-gold px-6 text-xl font-extrabold text-on-gold shadow-[0_4px_0_var(--gold-edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold pointer-coarse:flex">
      <Icon name="camera" />
      {texts.take}
      <input
        type="file"
        accept={ACCEPT}
        capture="user"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  </div>
);

const Opened = ({ photo, name, onClose }: Omit<PhotoDialogProps, 'open'>) => {
  const asked = useQuery(ownPhotoQuery).data;
  const canChange = useMayChange();
  const [picture, setPicture] = useState<Picture | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.address ?? ''), [picture]);

  const now = asked ?? { fileId: photo.fileId, pending: null, rejectionReason: photo.rejectionReason };
  const isPending = asked ? asked.pending !== null : photo.isPending;
  const choose = (file: File) => {
    setFault(null);
    loadPicture(file).then(setPicture, setFault);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {picture ? (
        <SendPhoto picture={picture} onAnother={() => setPicture(null)} onSent={() => setPicture(null)} />
      ) : (
        <div className="grid gap-4">
          <Face photo={now} name={name} />
          <PhotoStanding
            isFirst={now.fileId === null}
            isPending={isPending}
            rejectionReason={now.rejectionReason}
            canChange={canChange}
          />
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
};

/** Everything about one's own photo: what became of the last, and sending another. */
export const PhotoDialog = ({ open, ...rest }: PhotoDialogProps) => (open ? <Opened {...rest} /> : null);
