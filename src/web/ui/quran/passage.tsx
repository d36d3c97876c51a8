import { useQuery } from '@tanstack/react-query';
import { Fragment, memo, type ReactNode } from 'react';
import { verseEnd } from '#domain/quran/content';
import { piecesOf } from '#domain/quran/words';
import { verseLabel } from '#strings/quran/words';
import { Loaded } from '#web/ui/states.tsx';
import type { Passage as PassageOfSurah, QuranVerse } from '#wire/quran';
import { quranFontQuery } from './font.ts';
import { SurahHead } from './surah-head.tsx';
import './quran.css';

/** Lines where the verses will be. They stand still, as all on these pages does. */
export const PassageBones = () => (
  <div className="quran-bones" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7].map((line) => (
      <div key={line} />
    ))}
  </div>
);

/** Waits for the typeface of the verses, without which none is shown. */
export const WithQuranFont = ({ children }: { children: () => ReactNode }) => (
  <Loaded query={useQuery(quranFontQuery)} skeleton={<PassageBones />}>
    {children}
  </Loaded>
);

/** A few words or verses amid other things. */
export const QuranWords = ({ className, children }: { className: string; children: ReactNode }) => (
  <WithQuranFont>
    {() => (
      <p lang="ar" translate="no" className={`quran ${className}`}>
        {children}
      </p>
    )}
  </WithQuranFont>
);

/**
 * Where lines are stretched the space between a word and its sign is not. The last word of a verse is left in the line's
 * run, or the number after it could fall to the next line.
 */
const pieceLook = (piece: string, isLast: boolean): string =>
  !isLast && piece.includes(' ') ? 'quran-piece quran-signed' : 'quran-piece';

const Verse = ({ verse: { ayah, text } }: { verse: QuranVerse }) => {
  const pieces = piecesOf(text);
  return (
    <>
      <span data-verse={ayah}>
        {[...pieces.entries()].map(([place, piece]) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span className={pieceLook(piece, place === pieces.length - 1)}>{piece}</span>
          </Fragment>
        ))}
      </span>
      <span className="quran-end">
        {'\u00a0'}
        <span role="img" aria-label={verseLabel(ayah)}>{`\u06dd${verseEnd(ayah)}`}</span>
      </span>{' '}
    </>
  );
};

/** Each closed by its number. What stands in `[data-verse]` is the published text, letter by letter. */
export const Verses = ({ verses }: { verses: readonly QuranVerse[] }) =>
  verses.map((verse) => <Verse key={verse.ayah} verse={verse} />);

interface PassageProps {
  passage: PassageOfSurah;
  /** Where something else names the surah already. */
  hasNoHead?: true;
}

/** Verses of a surah as a printed mushaf sets them: one running column. */
export const Passage = memo(({ passage: { surahName, basmala, verses }, hasNoHead }: PassageProps) => (
  <WithQuranFont>
    {() => (
      <div className="quran" lang="ar" dir="rtl" translate="no">
        {!hasNoHead && <SurahHead name={surahName} />}
        {basmala !== null && <p className="quran-basmala">{basmala}</p>}
        <p className="quran-verses">
          <Verses verses={verses} />
        </p>
      </div>
    )}
  </WithQuranFont>
));
