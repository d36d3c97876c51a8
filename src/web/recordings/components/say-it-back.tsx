import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { sayItBack as texts } from '#strings/recordings/pupil';
import { isRefusedWith, messageOf } from '#web/lib/api.ts';
import { useFileAddress } from '#web/lib/file-address.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import { type Take, useSayBack } from '../mutations.ts';

const OwnVoice = ({ take: { file, ayah }, ref }: { take: Take; ref: Ref<HTMLAudioElement> }) => {
  const address = useFileAddress(file);
  return address && <SoundPlayer ref={ref} source={address} label={texts.take(ayah)} />;
};

/** On a phone: a line of its own. */
const WIDE = 'max-sm:col-span-2';

/** The reciter to the end of the verse, then the pupil. */
const InTurn = ({ playVerse, playOwn }: { playVerse: () => Promise<void>; playOwn: () => unknown }) => {
  const [isReciting, setIsReciting] = useState(false);
  const play = async () => {
    setIsReciting(true);
    try {
      await playVerse();
      await playOwn();
    } finally {
      setIsReciting(false);
    }
  };
  return (
    <Button
      look="soft"
      icon="play"
      busy={isReciting}
      onClick={() => void play().catch(() => undefined)}
      className={WIDE}
    >
      {texts.inTurn}
    </Button>
  );
};

interface SayItBackProps {
  textId: number;
  ayah: number;
  /** Reads the verse aloud and resolves at its end. Left out where nobody recites the text. */
  playVerse?: (() => Promise<void>) | undefined;
  /** While the microphone is open or a take waits: nothing may play over the one, and the other would be lost. */
  onBusy?: (isBusy: boolean) => void;
  /** Makes the reciter silent: nothing sounds into an open microphone. */
  onSpeak: () => void;
}

/** The pupil's own voice reading a verse: recorded, heard, and then kept, sent or thrown away. */
export const SayItBack = ({ textId, ayah, playVerse, onBusy, onSpeak }: SayItBackProps) => {
  const [take, setTake] = useState<Take | null>(null);
  const own = useRef<HTMLAudioElement>(null);
  const { send, reset, sending, share, cancel, fault } = useSayBack();
  const recorder = useRecorder(VERSE_MAX_SECONDS, (file) => setTake({ textId, ayah, file }));
  const isRecording = recorder.state === 'recording';
  const isBusy = recorder.state !== 'idle' || take !== null;
  // With the take and not after it: an Escape in between would ask about one that is gone.
  useLayoutEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);
  const start = () => {
    reset();
    onSpeak();
    void recorder.start();
  };
  const done = () => setTake(null);
  return (
    <section aria-label={texts.label} className="grid grid-cols-1 gap-3">
      {(!take || isRecording) && <RecordButton label={texts.record(ayah)} recorder={recorder} onStart={start} />}
      {recorder.problem && <Alert>{recorder.problem}</Alert>}
      {take && !isRecording && (
        <>
          <OwnVoice take={take} ref={own} />
          {fault && <Alert>{isRefusedWith(fault, 'offline') ? texts.offline : messageOf(fault)}</Alert>}
          {sending ? (
            <UploadProgress name={texts.take(take.ayah)} share={share} onCancel={cancel} />
          ) : (
            <div className="grid grid-cols-[1fr_auto] gap-2 sm:flex sm:flex-wrap">
              <Button
                look="gold"
                icon="send"
                onClick={() => send({ take, isSent: true }, { onSuccess: done })}
                className={WIDE}
              >
                {texts.send}
              </Button>
              <Button icon="check" onClick={() => send({ take, isSent: false }, { onSuccess: done })} className={WIDE}>
                {texts.keep}
              </Button>
              {playVerse && take.ayah === ayah && <InTurn playVerse={playVerse} playOwn={() => own.current?.play()} />}
              <Button look="plain" icon="mic" busy={recorder.state === 'asking'} onClick={start}>
                {texts.again}
              </Button>
              <Button look="plain" icon="trash" onClick={done}>
                {texts.throwAway}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
};
