import { useEffect, useRef, useState } from 'react';
import { scanner } from '#strings/access/login';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type CardLogin, cardOf } from '../card-login.ts';

/** Calls `onCode` with what the rear camera reads, until stopped. */
const watchCamera = async (video: HTMLVideoElement, onCode: (text: string) => void): Promise<() => void> => {
  const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
  const camera = await rearCamera(video);
  const canvas = new QRCanvas();
  const cancel = frameLoop(async () => {
    const seen = await camera.readFrame(canvas);
    if (typeof seen === 'string') onCode(seen);
  }, video);
  return () => {
    cancel();
    camera.stop();
  };
};

/** Reads the card's code with the camera. The picture never leaves the page. */
export default function CardScanner({ onClose, onCard }: { onClose: () => void; onCard: (card: CardLogin) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCard);
  report.current = onCard;
  const [error, setError] = useState('');

  useEffect(() => {
    if (!video.current) return;
    const watching = watchCamera(video.current, (text) => {
      const card = cardOf(text);
      if (card) report.current(card);
      else setError(scanner.notOurs);
    });
    watching.catch(() => setError(scanner.noCamera));
    return () => void watching.then((stop) => stop()).catch(() => undefined);
  }, []);

  return (
    <Dialog title={scanner.title} onClose={onClose}>
      <div className="grid gap-4">
        <video ref={video} muted playsInline className="aspect-square w-full rounded-button bg-black object-cover" />
        {error ? <Alert>{error}</Alert> : <p className="text-center text-muted">{scanner.hint}</p>}
      </div>
    </Dialog>
  );
}
