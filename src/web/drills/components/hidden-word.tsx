import { Fragment } from 'react';
import { piecesOf } from '#domain/quran/words';
import { drillPage as texts } from '#strings/drills/pupil';
import { WithQuranFont } from '#web/quran/components/passage.tsx';
import type { DrillWord } from '#wire/drills';

export type Shown = 'hidden' | 'hint' | 'word';

const FIRST_LETTER = /^\P{L}*\p{L}\p{M}*/u;

/** The verse with a gap where the word stands; its first letter or all of it where that was asked for. */
export const HiddenWord = ({ word: { verse, wordInVerse }, shown }: { word: DrillWord; shown: Shown }) => (
  <WithQuranFont>
    {() => (
      <p lang="ar" translate="no" className="quran text-center [--quran-size:1.9rem]">
        {piecesOf(verse).map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a word is what it is
          <Fragment key={at}>
            {at > 0 && ' '}
            {at === wordInVerse && shown !== 'word' ? (
              <span
                role="img"
                aria-label={texts.hidden}
                className="inline-block min-w-[3em] border-b-4 border-dashed border-gold text-start"
              >
                {shown === 'hint' ? (FIRST_LETTER.exec(piece)?.[0] ?? '') : '\u00a0'}
              </span>
            ) : (
              <span className={at === wordInVerse ? 'rounded-lg bg-gold-soft' : ''}>{piece}</span>
            )}
          </Fragment>
        ))}
      </p>
    )}
  </WithQuranFont>
);
