import { useMemo } from 'react';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { Passage } from '#wire/quran';
import type { LastMark, TrackedWord } from '#wire/tracking';
import { useFollowed } from '../use-followed.ts';
import { gridWords, WordGrid } from './word-grid.tsx';
import '../mirror.css';

interface FollowedGridProps {
  passage: Passage;
  words: readonly TrackedWord[];
  last: LastMark | null;
}

const Followed = ({ passage, words, last }: FollowedGridProps) => {
  // The same words at each mark, so that only the marked one is drawn anew.
  const grid = useMemo(() => gridWords(passage), [passage]);
  return <WordGrid words={grid} marks={new Map(words.map((word) => [word.position, word]))} lit={useFollowed(last)} />;
};

/** The words and their marks, to be looked at; what was marked last is found by itself. */
export const FollowedGrid = (props: FollowedGridProps) => (
  <div className="followed">
    <WithQuranFont>{() => <Followed {...props} />}</WithQuranFont>
  </div>
);
