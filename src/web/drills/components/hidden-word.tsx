import { Fragment } from 'react';
import { piecesOf } from '#domain/quran/words';
import { drillPage as texts } from '#strings/drills/pupil';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { DrillWord } from '#wire/drills';

export type Shown = 'hidden' | 'hint' | 'word';

const FIRST_LETTER = /^\P{L}*\p{L}\p{M}*/u;
const firstLetter = (piece: string): string => FIRST_LETTER.exec(piece)?.[0] ?? '';

/** Where the word stands: nothing, its first letter, or the word. It keeps its room, so that no line moves when it appears. */
const Asked = ({ piece, shown }: { piece: string; shown: Shown }) =>
  shown === 'word' ? (
    <mark className="rounded-xl bg-gold-soft text-gold-ink">{piece}</mark>
  ) : (
    <span
      role="img"
      aria-label={shown === 'hint' ? texts.hinted(firstLetter(piece)) : texts.hidden}
      className="relative inline-block rounded-xl bg-gold-soft shadow-[inset_0_-3px_0_var(--gold)]"
    >
      <span className="invisible">{piece}</span>
      {shown === 'hint' && <span className="absolute inset-y-0 start-1.5 text-gold-ink">{firstLetter(piece)}</span>}
    </span>
  );

/** The verse of a word, with a gap where the word stands. */
export const HiddenWord = ({ word: { verse, wordInVerse }, shown }: { word: DrillWord; shown: Shown }) => (
  <WithQuranFont>
    {() => (
      <p lang="ar" translate="no" className="quran text-center [--quran-size:1.9rem]">
        {[...piecesOf(verse).entries()].map(([place, piece]) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            {place === wordInVerse ? (
              <Asked piece={piece} shown={shown} />
            ) : (
              <span className="quran-piece">{piece}</span>
            )}
          </Fragment>
        ))}
      </p>
    )}
  </WithQuranFont>
);
