import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { Passage } from '#wire/quran';
import { gridWords, WordGrid, type WordHeat } from './word-grid.tsx';

interface HeatGridProps {
  passage: Passage;
  heatOf: (position: number) => WordHeat;
  /** What the degrees from 1 on mean. */
  texts: { legend: string; degrees: readonly string[] };
  onChoose?: (position: number) => void;
}

/** A text with its words as hot as they are hard: by colour, by the line below and by a number. */
export const HeatGrid = ({ passage, heatOf, texts, onChoose }: HeatGridProps) => {
  const words = gridWords(passage);
  return (
    <div className="grid gap-4">
      <WordGrid
        words={words}
        marks={new Map()}
        heat={new Map(words.map(({ position }) => [position, heatOf(position)]))}
        {...(onChoose && { onChoose })}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <b>{texts.legend}</b>
        {texts.degrees.map((meaning, at) => (
          <span key={meaning} className="inline-flex items-center gap-2">
            <span className="word-cell inline-block h-6 w-8" data-heat={at + 1} />
            {meaning}
          </span>
        ))}
      </p>
    </div>
  );
};

/** Some words of a text, out of their place. */
export const WordList = ({ passage, positions }: { passage: Passage; positions: readonly number[] }) => {
  const words = gridWords(passage);
  return (
    <WithQuranFont>
      {() => (
        <ul lang="ar" translate="no" className="quran word-list flex flex-wrap gap-x-3">
          {positions.map((position) => (
            <li key={position} className="rounded-xl bg-paper px-2">
              {words[position]?.piece}
            </li>
          ))}
        </ul>
      )}
    </WithQuranFont>
  );
};
