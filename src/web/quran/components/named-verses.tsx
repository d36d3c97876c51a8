import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NamedVerses, versesNamedIn } from '#domain/quran/naming';
import { readVerses } from '#strings/quran/words';
import { asked } from '#web/lib/asked.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { Verse } from './verse.tsx';

/** Here and not with the other queries: those bring the words of the staff along. */
const namedVersesQuery = (named: NamedVerses) =>
  queryOptions({
    ...asked(['student', 'quran-published', named], 'GET /api/student/quran/verses', { query: { ...named } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const Opened = ({ named }: { named: NamedVerses }) => (
  <Loaded query={useQuery(namedVersesQuery(named))} skeleton={<Bone className="h-28" />}>
    {(verse) => <Verse verse={verse} />}
  </Loaded>
);

const Named = ({ named }: { named: NamedVerses }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 font-extrabold text-emerald-ink">
        <Icon name="book" className="size-5 shrink-0" />
        <span className="flex-1">{readVerses(named.surahName, named.fromAyah, named.toAyah)}</span>
        <Icon name="down" className="size-4 shrink-0" />
      </summary>
      {isOpen && <Opened named={named} />}
    </details>
  );
};

/** The verses that a source names, to be opened and read as published. */
export const NamedInSource = ({ source }: { source: string }) =>
  [...versesNamedIn(source).entries()].map(([place, named]) => (
    <Named key={`${named.surahName} ${named.fromAyah} ${place}`} named={named} />
  ));
