import { useEffect, useMemo, useState } from 'react';
import { HIGHLIGHT_MS } from '#domain/tracking/hearings';
import { mirrorWords } from '#strings/tracking/mirror';
import { useIsLive } from '#web/lib/live.ts';
import { prefersStill } from '#web/lib/motion.ts';
import { Badge } from '#web/ui/badge.tsx';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { Passage } from '#wire/quran';
import type { LastMark, TrackedWord } from '#wire/tracking';
import { cellAt } from '../cells.ts';
import { gridWords, WordGrid } from './word-grid.tsx';
import '../mirror.css';

/** While nobody tells this page what changed, what it shows may be over. */
export const CutLine = () => <span role="status">{!useIsLive() && <Badge tone="wait">{mirrorWords.cut}</Badge>}</span>;

/** The word under the teacher's finger: brought into view, and lit for a moment. */
const useFollowed = (last: LastMark | null): number | null => {
  const { id, position } = last ?? {};
  /** The mark whose moment is over. */
  const [faded, setFaded] = useState<number | undefined>();
  useEffect(() => {
    if (id === undefined || position === undefined) return;
    cellAt(position)?.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
    const timer = setTimeout(() => setFaded(id), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [id, position]);
  return last && last.id !== faded ? last.position : null;
};

interface FollowedGridProps {
  passage: Passage;
  words: readonly TrackedWord[];
  last: LastMark | null;
  reached?: number;
}

const Followed = ({ passage, words, last, reached = 0 }: FollowedGridProps) => {
  // The same words at each mark, so that only the marked one is drawn anew.
  const grid = useMemo(() => gridWords(passage), [passage]);
  const marks = new Map(words.map((word) => [word.position, word]));
  return <WordGrid words={grid} marks={marks} reached={reached} lit={useFollowed(last)} />;
};

/** The words and their marks, to be looked at; what was marked last is found by itself. */
export const FollowedGrid = (props: FollowedGridProps) => (
  <div className="followed">
    <WithQuranFont>{() => <Followed {...props} />}</WithQuranFont>
  </div>
);
