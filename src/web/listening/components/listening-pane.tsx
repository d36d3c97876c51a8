import { useState } from 'react';
import { listening as texts } from '#strings/listening/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Recitation } from '#wire/listening';
import type { TextHead } from '#wire/quran';
import { type KeptListening, keepListening, keptListening } from '../listening-memory.ts';
import { BarFrame, PlayerBar, type VerseTools } from './player-bar.tsx';
import '../listening.css';

interface ListeningPaneProps {
  studentId: number;
  text: TextHead;
  recitations: readonly Recitation[];
  /** Where the verses stand. */
  page: HTMLElement | null;
  verseTools: VerseTools;
}

/** Under the verses: who recites them, and how the pupil likes to hear them. */
export const ListeningPane = ({ studentId, text, recitations, page, verseTools }: ListeningPaneProps) => {
  const isSelf = useIsSelf();
  const [kept, setKept] = useState(() => keptListening(studentId, text.id));
  const remember = (part: Partial<KeptListening>) => {
    const next = { ...kept, ...part };
    setKept(next);
    if (isSelf) keepListening(studentId, text.id, next);
  };
  const recitation = recitations.find(({ reciterId }) => reciterId === kept.reciterId) ?? recitations[0];
  if (!recitation)
    return (
      <BarFrame page={page}>
        <div className="flex items-center gap-2 text-muted">
          <Icon name="sound-off" className="size-5 shrink-0" />
          <p className="flex-1">{texts.none}</p>
          {verseTools({ ayah: null, pause: () => {} })}
        </div>
      </BarFrame>
    );
  return (
    <PlayerBar
      text={text}
      recitation={recitation}
      reciters={recitations}
      kept={kept}
      onKeep={remember}
      page={page}
      verseTools={verseTools}
    />
  );
};
