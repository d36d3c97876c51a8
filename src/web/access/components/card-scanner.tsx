import { useEffect, useRef, useState } from 'react';
import { scanner } from '#strings/access/login';
import { connection } from '#strings/connection';
import { hasCamera, ReaderAway, watchCards } from '#web/lib/card-camera.ts';
import { Alert } from '#web/ui/alert.tsx';
import { CardPhoto } from '#web/ui/card-photo.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type CardLogin, cardOf } from '../card-login.ts';

/** Reads the card's code with the camera. The picture never leaves the page. */
export default function CardScanner({ onClose, onCard }: { onClose: () => void; onCard: (card: CardLogin) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCard);
  report.current = onCard;
  const [error, setError] = useState('');

  const take = useRef((text: string) => {
    const card = cardOf(text);
    if (card) report.current(card);
    else setError(scanner.notOurs);
  });

  useEffect(() => {
    const watch = new AbortController();
    if (video.current)
      watchCards(video.current, take.current, watch.signal).catch((trouble: unknown) =>
        setError(trouble instanceof ReaderAway ? connection.noReader : scanner.noCamera),
      );
    return () => watch.abort();
  }, []);

  if (!hasCamera())
    return (
      <Dialog title={scanner.title} onClose={onClose}>
        <div className="grid gap-4">
          <CardPhoto onRead={take.current} onTrouble={setError} />
          {error && <Alert>{error}</Alert>}
        </div>
      </Dialog>
    );

  return (
    <Dialog title={scanner.title} onClose={onClose}>
      <div className="grid gap-4">
        <video ref={video} muted playsInline className="aspect-square w-full rounded-button bg-black object-cover" />
        {error ? <Alert>{error}</Alert> : <p className="text-center text-muted">{scanner.hint}</p>}
      </div>
    </Dialog>
  );
}
