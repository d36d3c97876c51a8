import { lazy, Suspense, useState } from 'react';
import { ownPhoto as texts } from '#strings/photos/pupil';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { Dashboard } from '#wire/dashboard';
import { Avatar } from './avatar.tsx';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));

type Photo = Dashboard['photo'];

const saying = ({ isPending, rejectionReason, isWithheld }: Photo): { label: string; icon: IconName } => {
  if (isWithheld) return { label: texts.title, icon: 'star' };
  if (isPending) return { label: texts.openPending, icon: 'history' };
  return rejectionReason === null
    ? { label: texts.open, icon: 'camera' }
    : { label: texts.openRejected, icon: 'refresh' };
};

/** The pupil's own face; pressing it opens all that can be done about it. */
export const AvatarButton = ({ photo, name, size }: { photo: Photo; name: string; size: number }) => {
  const [open, setOpen] = useState(false);
  const { label, icon } = saying(photo);
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative inline-grid shrink-0 rounded-full border-4 border-white transition active:scale-95"
      >
        <Avatar fileId={photo.fileId} name={name} size={size} />
        <span className="absolute -end-1 -bottom-1 grid size-8 place-items-center rounded-full border-2 border-white bg-gold text-on-gold">
          <Icon name={icon} className="size-4.5" />
        </span>
      </button>
      {open && (
        <Suspense>
          <PhotoDialog photo={photo} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
