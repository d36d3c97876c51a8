import { useState } from 'react';
import { type PhotoFilter, type PhotoStatus, REJECTION_REASON_MAX } from '#domain/photos/approval';
import { formatMoment } from '#strings/dates';
import {
  noPhotos,
  photoFilterNames,
  photoStatusNames,
  photosPage,
  quickReasons,
  waitingPhotos,
} from '#strings/photos/staff';
import { gradeNames } from '#strings/widgets';
import { inFull } from '#web/lib/form-faults.ts';
import { useRuledPupils } from '#web/lib/grade.ts';
import { fileAddress } from '#web/lib/page-mark.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { Photo } from '#wire/photos';
import { photosSearch } from '../admin-search.ts';
import { useApprovePhoto, useRejectPhoto } from '../mutations.ts';
import { usePhotos } from '../queries.ts';

/** Square and whole, as the pupil sent it. */
const PhotoPicture = ({ photo, className }: { photo: Photo; className: string }) =>
  photo.fileId === null ? (
    <span
      className={`grid aspect-square place-content-center justify-items-center gap-2 bg-paper p-3 text-center text-sm text-muted ${className}`}
    >
      <Icon name="history" className="size-8" />
      {photosPage.noFile}
    </span>
  ) : (
    <img
      src={fileAddress(photo.fileId)}
      alt={photosPage.picture(photo.studentName)}
      width={512}
      height={512}
      loading="lazy"
      className={`aspect-square bg-paper object-cover ${className}`}
    />
  );

const PHOTO_TONES: Record<PhotoStatus, Tone> = { pending: 'wait', approved: 'good', rejected: 'bad' };

const BOX = 'min-h-11! whitespace-normal!';

/** Without the parent's consent nothing is approved; the second box says what the teacher saw. A rejection needs its reason. */
const Deciding = ({ photo, onDecided }: { photo: Photo; onDecided: () => void }) => {
  const approve = useApprovePhoto();
  const reject = useRejectPhoto();
  const [hasParentalConsent, setConsent] = useState(false);
  const [isRealPhoto, setReal] = useState(false);
  const [reason, setReason] = useState('');
  const error = approve.error ?? reject.error;
  const busy = approve.isPending || reject.isPending;
  /** What an earlier try said no longer matters. */
  const forget = () => {
    approve.reset();
    reject.reset();
  };
  return (
    <div className="grid content-start gap-3">
      <div>
        <Tick label={photosPage.parentalConsent} checked={hasParentalConsent} onChange={setConsent} className={BOX} />
        <Tick label={photosPage.realPhoto} checked={isRealPhoto} onChange={setReal} className={BOX} />
      </div>
      <Button
        look="gold"
        icon="check"
        busy={approve.isPending}
        disabled={busy}
        onClick={() => {
          forget();
          approve.mutate({ id: photo.id, hasParentalConsent, isRealPhoto }, { onSuccess: onDecided });
        }}
      >
        {photosPage.approve}
      </Button>
      <hr className="border-line" />
      <TextField
        label={photosPage.reason}
        hint={photosPage.reasonHint}
        value={reason}
        maxLength={REJECTION_REASON_MAX}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{photosPage.quickReasons}</legend>
        {quickReasons.map((quick) => (
          <Button key={quick} look="plain" size="small" onClick={() => setReason(quick)}>
            {quick}
          </Button>
        ))}
      </fieldset>
      <Button
        look="danger"
        icon="close"
        busy={reject.isPending}
        disabled={busy || reason.trim() === ''}
        onClick={() => {
          forget();
          reject.mutate({ id: photo.id, reason }, { onSuccess: onDecided });
        }}
      >
        {photosPage.reject}
      </Button>
      {error && <Alert>{inFull(error)}</Alert>}
    </div>
  );
};

const Fact = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt className="text-sm text-muted">{title}</dt>
    <dd dir="auto" className="font-extrabold break-words">
      {text}
    </dd>
  </div>
);

const yesOrNo = (is: boolean): string => (is ? photosPage.yes : photosPage.no);

const Decided = ({ photo }: { photo: Photo }) => (
  <dl className="grid content-start gap-3">
    {photo.decidedAt && <Fact title={photosPage.decidedAt} text={formatMoment(photo.decidedAt)} />}
    {photo.reviewedBy && <Fact title={photosPage.reviewedBy} text={photo.reviewedBy} />}
    {photo.rejectionReason !== null && <Fact title={photosPage.reason} text={photo.rejectionReason} />}
    {photo.status === 'approved' && (
      <>
        <Fact title={photosPage.parentalConsent} text={yesOrNo(photo.hasParentalConsent)} />
        <Fact title={photosPage.realPhoto} text={yesOrNo(photo.isRealPhoto)} />
      </>
    )}
  </dl>
);

const PhotoReview = ({ photo, onDecided, onClose }: { photo: Photo; onDecided: () => void; onClose: () => void }) => (
  <Dialog title={photosPage.reviewTitle} wide onClose={onClose}>
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-3">
        <PhotoPicture photo={photo} className="w-full rounded-3xl" />
        <p className="text-xl leading-snug font-black break-words">{photo.studentName}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={PHOTO_TONES[photo.status]}>{photoStatusNames[photo.status]}</Badge>
          {gradeNames[photo.grade]}
          <span>{photosPage.submittedOn(formatMoment(photo.submittedAt))}</span>
        </p>
      </div>
      {photo.status === 'pending' ? <Deciding photo={photo} onDecided={onDecided} /> : <Decided photo={photo} />}
    </div>
  </Dialog>
);

const PhotoCard = ({ photo, onOpen }: { photo: Photo; onOpen: (photo: Photo) => void }) => (
  <div className="relative grid size-full content-start overflow-hidden rounded-3xl border-2 border-line bg-card transition hover:border-emerald">
    {/* All of the card opens it, but for the name. */}
    <button
      type="button"
      aria-label={photosPage.review(photo.studentName, photoStatusNames[photo.status])}
      aria-haspopup="dialog"
      onClick={() => onOpen(photo)}
      className="focus-visible:-outline-offset-3 after:absolute after:inset-0"
    >
      <PhotoPicture photo={photo} className="w-full" />
    </button>
    <span className="grid gap-1 p-3">
      <span className="relative z-1 justify-self-start pb-1 font-extrabold break-words">
        <PupilLink id={photo.studentId} name={photo.studentName} />
      </span>
      <span className="flex flex-wrap items-center justify-between gap-1 text-sm text-muted">
        {gradeNames[photo.grade]}
        <Badge tone={PHOTO_TONES[photo.status]}>{photoStatusNames[photo.status]}</Badge>
      </span>
      <time dateTime={photo.submittedAt} className="text-sm text-muted">
        {formatMoment(photo.submittedAt)}
      </time>
    </span>
  </div>
);

/** The next one that waits, so that a teacher goes through them without closing the dialog. */
const waitingAfter = (photos: readonly Photo[], current: Photo): Photo | undefined => {
  const others = photos.filter((photo) => photo.status === 'pending' && photo.id !== current.id);
  return others.find((photo) => photo.id < current.id) ?? others[0];
};

export const PhotosPanel = () => {
  const list = useList(photosSearch);
  const query = usePhotos(list.wanted);
  const [opened, setOpened] = useState<Photo>();
  const photos = query.data?.pages.flatMap((page) => page.photos);
  const counts = query.data?.pages[0]?.counts;
  const counted = (filter: PhotoFilter): string => photosPage.counted(photoFilterNames[filter], counts?.[filter]);
  return (
    <>
      <ListFrame
        list={list}
        query={query}
        rows={photos}
        filters={list.filter('status', {
          label: photosPage.filter,
          all: counted('pending'),
          names: { approved: counted('approved'), rejected: counted('rejected'), all: counted('all') },
        })}
        empty={{ icon: 'camera', ...noPhotos }}
      >
        {(shown) => (
          <ul
            aria-label={photosPage.list}
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6"
          >
            {shown.map((photo) => (
              <li key={photo.id}>
                <PhotoCard photo={photo} onOpen={setOpened} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {opened && (
        <PhotoReview
          key={opened.id}
          photo={opened}
          onDecided={() => setOpened(waitingAfter(photos ?? [], opened))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
};

export const Photos = () => {
  const counts = usePhotos(useRuledPupils()).data?.pages[0]?.counts;
  return (
    <>
      <PageHead title={photosPage.title} intro={photosPage.intro} note={counts && waitingPhotos(counts.pending)} />
      <PhotosPanel />
    </>
  );
};
