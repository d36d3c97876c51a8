import { useEffect, useRef, useState } from 'react';
import { connection } from '#strings/connection';
import { ReaderAway, readCardPhoto } from '#web/lib/card-camera.ts';
import { FileButton } from './file-button.tsx';

interface CardPhotoProps {
  onRead: (text: string) => void;
  onTrouble: (trouble: string) => void;
}

/** Instead of a camera in the page, which a browser gives to no page of plain http: the picture stays on the device too. */
export const CardPhoto = ({ onRead, onTrouble }: CardPhotoProps) => {
  const [isReading, setReading] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const read = async (photo: File) => {
    setReading(true);
    onTrouble('');
    try {
      const text = await readCardPhoto(photo);
      // Closed meanwhile: the card would log in whoever has the device by now.
      if (isGone.current) return;
      if (text === null) onTrouble(connection.noneSeen);
      else onRead(text);
    } catch (trouble) {
      onTrouble(trouble instanceof ReaderAway ? connection.noReader : connection.noneSeen);
    } finally {
      setReading(false);
    }
  };
  return (
    <div aria-busy={isReading} className="grid gap-3">
      <p className="text-muted">{connection.cameraNeedsHttps}</p>
      {isReading ? (
        <p role="status" className="min-h-14 content-center text-center font-extrabold">
          {connection.readingPhoto}
        </p>
      ) : (
        <FileButton
          label={connection.photographCard}
          icon="camera"
          accept="image/*"
          capture="environment"
          size="large"
          onFile={(photo) => void read(photo)}
        />
      )}
    </div>
  );
};
