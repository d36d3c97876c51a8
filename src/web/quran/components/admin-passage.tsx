import { Fragment } from 'react';
import { verseEnd } from '#domain/quran/content';
import type { QuranVerse } from '#wire/quran';

/** A number never begins a line apart from its verse. */
const NO_BREAK = '\u00a0';

/** Verses as published, each ended by its number. */
export const Verses = ({ verses }: { verses: readonly QuranVerse[] }) =>
  verses.map(({ ayah, text }) => (
    <Fragment key={ayah}>
      <span data-verse={ayah}>{text}</span>
      {NO_BREAK}
      <span className="text-muted">﴿{verseEnd(ayah)}﴾</span>{' '}
    </Fragment>
  ));

interface AdminPassageProps {
  basmala: string | null;
  verses: readonly QuranVerse[];
}

export const AdminPassage = ({ basmala, verses }: AdminPassageProps) => (
  <div lang="ar" className="quran text-xl leading-[2.2]">
    {basmala && <p className="text-center">{basmala}</p>}
    <p>
      <Verses verses={verses} />
    </p>
  </div>
);
