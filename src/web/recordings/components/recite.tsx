import { useLayoutEffect, useRef, useState } from 'react';
import { VERSE_MAX_SECONDS } from '#domain/recordings/recordings';
import { leaveTake, sayItBack, recite as texts } from '#strings/recordings/pupil';
import { verseName } from '#strings/recordings/words';
import { useIsSelf } from '#web/access/queries.ts';
import { isRefusedWith, messageOf } from '#web/lib/api.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer } from '#web/ui/sound-player.tsx';
import { UploadProgress } from '#web/ui/upload-field.tsx';
import type { QuranVerse } from '#wire/quran';
import { type Take, useSayBack } from '../mutations.ts';
import { OwnRecordings } from './own-recordings.tsx';
import { VerseText } from './verse-text.tsx';

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
      {sayItBack.inTurn}
    </Button>
  );
};

interface SayItBackProps {
  textId: number;
  ayah: number;
  /** Reads the verse aloud and resolves at its end. Left out where nobody recites the text. */
  playVerse?: (() => Promise<void>) | undefined;
  /** While the microphone is open or a take waits: nothing may play over the one, and the other would be lost. */
  onBusy: (isBusy: boolean) => void;
  /** Makes the reciter silent: nothing sounds into an open microphone. */
  onSpeak: () => void;
}

/** The pupil's own voice reading a verse: recorded, heard, and then kept, sent or thrown away. */
const SayItBack = ({ textId, ayah, playVerse, onBusy, onSpeak }: SayItBackProps) => {
  const [take, setTake] = useState<Take | null>(null);
  const own = useRef<HTMLAudioElement>(null);
  const { send, reset, sending, share, cancel, fault } = useSayBack();
  const recorder = useRecorder(VERSE_MAX_SECONDS, (file) => setTake({ textId, ayah, file }));
  const isRecording = recorder.state === 'recording';
  const isBusy = recorder.state !== 'idle' || take !== null;
  // With the take and not after it: an Escape in between would ask about one that is gone.
  useLayoutEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
  const prepare = () => {
    reset();
    onSpeak();
  };
  const again = () => {
    prepare();
    void recorder.start();
  };
  const done = () => setTake(null);
  return (
    <section aria-label={sayItBack.label} className="grid grid-cols-1 gap-3">
      {(!take || isRecording) && <RecordButton label={sayItBack.record(ayah)} recorder={recorder} onStart={prepare} />}
      {recorder.problem && <Alert>{recorder.problem}</Alert>}
      {take && !isRecording && (
        <>
          <FilePlayer ref={own} file={take.file} label={sayItBack.take(take.ayah)} />
          {fault && <Alert>{isRefusedWith(fault, 'offline') ? sayItBack.offline : messageOf(fault)}</Alert>}
          {sending ? (
            <UploadProgress name={sayItBack.take(take.ayah)} share={share} onCancel={cancel} />
          ) : (
            <div className="grid grid-cols-[1fr_auto] gap-2 sm:flex sm:flex-wrap">
              <Button
                look="gold"
                icon="send"
                onClick={() => send({ take, isSent: true }, { onSuccess: done })}
                className={WIDE}
              >
                {sayItBack.send}
              </Button>
              <Button icon="check" onClick={() => send({ take, isSent: false }, { onSuccess: done })} className={WIDE}>
                {sayItBack.keep}
              </Button>
              {playVerse && take.ayah === ayah && <InTurn playVerse={playVerse} playOwn={() => own.current?.play()} />}
              {recorder.takeFile === null && (
                <Button look="plain" icon="mic" busy={recorder.state === 'asking'} onClick={again}>
                  {sayItBack.again}
                </Button>
              )}
              <Button look="plain" icon="trash" onClick={done}>
                {sayItBack.throwAway}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
};

/** What is open to be said back, as it was when it was opened: news about the text take nothing from a child who speaks. */
export interface Recited {
  readonly verses: readonly QuranVerse[];
  /** The verse that is chosen at first. */
  readonly ayah: number | undefined;
  /** Reads a verse aloud and resolves at its end. Left out where nobody recites the text. */
  readonly playVerse?: ((ayah: number) => Promise<void>) | undefined;
  /** Makes whatever plays silent. */
  readonly pause: () => void;
}

interface ReciteDialogProps {
  textId: number;
  recited: Recited;
  onClose: () => void;
}

/** The pupil says a verse back, and hears what the teacher said to it. */
export const ReciteDialog = ({ textId, recited: { verses, ayah, playVerse, pause }, onClose }: ReciteDialogProps) => {
  const isSelf = useIsSelf();
  const [chosen, setChosen] = useState(ayah);
  const [isBusy, setIsBusy] = useState(false);
  const { ask, dialog } = useConfirm();
  const verse = verses.find((each) => each.ayah === chosen) ?? verses[0];
  const leave = () => {
    pause();
    onClose();
  };
  const close = () => (isBusy ? ask({ confirm: { ...leaveTake, tone: 'danger' }, run: leave }) : leave());
  return (
    <Dialog title={texts.title} onClose={close} wide>
      <div className="grid grid-cols-1 gap-5">
        {isSelf && verse && (
          <>
            <SelectField
              label={texts.verse}
              value={verse.ayah}
              disabled={isBusy}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              {verses.map((each) => (
                <option key={each.ayah} value={each.ayah}>
                  {verseName(each.ayah)}
                </option>
              ))}
            </SelectField>
            <VerseText verse={verse} />
            <SayItBack
              textId={textId}
              ayah={verse.ayah}
              playVerse={playVerse && (() => playVerse(verse.ayah))}
              onBusy={setIsBusy}
              onSpeak={pause}
            />
          </>
        )}
        <OwnRecordings textId={textId} />
      </div>
      {dialog}
    </Dialog>
  );
};

/** In the bar under the verses. */
export const ReciteButton = ({ hasNewAnswers, onOpen }: { hasNewAnswers: boolean; onOpen: () => void }) => {
  const label = hasNewAnswers ? texts.openNew : texts.open;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="relative grid size-11 shrink-0 place-items-center rounded-2xl bg-emerald-soft text-emerald-ink hover:brightness-95"
    >
      <Icon name="mic" className="size-5" />
      {hasNewAnswers && (
        <span aria-hidden="true" className="absolute -end-1 -top-1 size-4 rounded-full border-2 border-paper bg-gold" />
      )}
    </button>
  );
};
