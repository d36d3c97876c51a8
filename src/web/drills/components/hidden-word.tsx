import { Fragment } from 'react';
import { piecesOf } from '#domain/quran/words';
import { drillPage as texts } from '#strings/drills/pupil';
import { WithQuranFont } from '#web/quran/components/passage.tsx';
import type { DrillWord } from '#wire/drills';

export type Shown = 'hidden' | 'hint' | 'word';

const FIRST_LETTER = /^\P{L}*\p{L}\p{M}*/u;

/** Where the word stands: nothing, its first letter, or the word itself. */
const Asked = ({ piece, shown }: { piece: string; shown: Shown }) =>
  shown === 'word' ? (
    <span className="rounded-lg bg-gold-soft">{piece}</span>
  ) : (
    <span
      role="img"
      aria-label={texts.hidden}
      className="inline-block min-w-[3em] border-b-4 border-dashed border-gold text-start"
    >
      {shown === 'hint' ? FIRST_LETTER.exec(piece)?.[0] : '\u00a0'}
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
            {place === wordInVerse ? <Asked piece={piece} shown={shown} /> : <span>{piece}</span>}
          </Fragment>
        ))}
      </p>
    )}
  </WithQuranFont>
);
