import { useState } from 'react';
import { leaveTake, recite as texts } from '#strings/recordings/pupil';
import { verseName } from '#strings/recordings/words';
import { useIsSelf } from '#web/access/queries.ts';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { QuranVerse } from '#wire/quran';
import { OwnRecordings } from './own-recordings.tsx';
import { SayItBack } from './say-it-back.tsx';
import { VerseText } from './verse-text.tsx';

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
