import { useEffect, useRef, useState } from 'react';
import { attendanceNames, cardDialog as texts } from '#strings/classroom/staff';
import { connection } from '#strings/connection';
import { hasCamera, ReaderAway, watchCards } from '#web/lib/card-camera.ts';
import { playRight, playWrong, prepareSound } from '#web/lib/sound.ts';
import { CardPhoto } from '#web/ui/card-photo.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { cardTokenIn, ownerOfCard } from '../read-card.ts';
import type { Room } from '../use-room.ts';

interface Told {
  readonly text: string;
  readonly look: 'plain' | 'good' | 'bad';
}

const LOOKS: Readonly<Record<Told['look'], string>> = {
  plain: 'bg-paper text-muted',
  good: 'bg-correct text-on-correct',
  bad: 'bg-danger-soft text-danger',
};

const troubleOf = (error: unknown): string => {
  if (error instanceof ReaderAway) return connection.noReader;
  return error instanceof DOMException && error.name === 'NotAllowedError' ? texts.refused : texts.missing;
};

/** What a card that was held up does and says. */
const take = (room: Room, read: string): Told & { readonly came?: number } => {
  const token = cardTokenIn(read);
  if (!token) return { text: texts.notCard, look: 'bad' };
  const owner = ownerOfCard(token, room.pupils);
  if (!owner) return { text: texts.unknown, look: 'bad' };
  const { attendance } = room.stateOf(owner.id);
  const name = room.nameOf(owner.id);
  // Who came late stays late.
  if (attendance?.is === 'present' || attendance?.is === 'late')
    return { text: texts.already(name, attendanceNames[attendance.is]), look: 'plain' };
  room.say({ type: 'present', studentIds: [owner.id] });
  return { text: texts.came(name), look: 'good', came: owner.id };
};

/** Cards held before the camera. What they say stays in this dialog: only that somebody came goes on. */
export const CardDialog = ({ room, onClose }: { room: Room; onClose: () => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [told, setTold] = useState<Told>({ text: hasCamera() ? texts.starting : texts.waiting, look: 'plain' });
  const [isOff, setOff] = useState(false);
  const [came, setCame] = useState<ReadonlySet<number>>(new Set());
  const latest = useRef(room);
  latest.current = room;
  const show = useRef((read: string) => {
    const outcome = take(latest.current, read);
    setTold(outcome);
    if (outcome.look === 'bad') playWrong();
    if (outcome.came === undefined) return;
    const id = outcome.came;
    setCame((before) => new Set([...before, id]));
    playRight();
  });
  useEffect(() => {
    prepareSound();
    if (!hasCamera()) return;
    const watch = new AbortController();
    let last = '';
    const onRead = (read: string) => {
      // The same card stays before the camera for many frames.
      if (read === last) return;
      last = read;
      show.current(read);
    };
    if (video.current)
      watchCards(video.current, onRead, watch.signal)
        .then(() =>
          setTold((before) => (before.text === texts.starting ? { text: texts.ready, look: 'plain' } : before)),
        )
        .catch((error: unknown) => {
          setOff(true);
          setTold({ text: troubleOf(error), look: 'bad' });
        });
    return () => watch.abort();
  }, []);
  const sayTrouble = (trouble: string) =>
    setTold(trouble ? { text: trouble, look: 'bad' } : { text: texts.reading, look: 'plain' });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="mb-3 text-sm text-muted">{texts.body}</p>
      {hasCamera() ? (
        <video
          ref={video}
          muted
          playsInline
          hidden={isOff}
          className="aspect-square w-full rounded-card bg-black object-cover"
        />
      ) : (
        <CardPhoto onRead={show.current} onTrouble={sayTrouble} />
      )}
      <p role="status" className={`mt-3 rounded-2xl px-4 py-3 text-center text-lg font-black ${LOOKS[told.look]}`}>
        {told.text}
      </p>
      <p className="mt-2 text-center font-extrabold text-muted">{texts.count(came.size)}</p>
    </Dialog>
  );
};
