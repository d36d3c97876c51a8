import { useEffect, useRef } from 'react';
import { prefersStill } from '#web/lib/motion.ts';
import { Passage, WithQuranFont } from '#web/ui/quran/passage.tsx';
import { ayahOf, versesOf } from '#web/ui/quran/verses-in-view.ts';
import type { Passage as PassageOfSurah } from '#wire/quran';
import '../mirror.css';

interface FollowedVerseProps {
  passage: PassageOfSurah;
  ayah: number;
}

const Followed = ({ passage, ayah }: FollowedVerseProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const verse = page.current && versesOf(page.current).find((each) => ayahOf(each) === ayah);
    if (!verse) return;
    // Attributes alone: not a letter of the text is touched, and no verse is drawn anew.
    verse.setAttribute('aria-current', 'true');
    verse.scrollIntoView({ block: 'nearest', behavior: prefersStill() ? 'instant' : 'smooth' });
    return () => verse.removeAttribute('aria-current');
  }, [ayah]);
  return (
    <div ref={page} className="followed">
      <Passage passage={passage} hasNoHead />
    </div>
  );
};

/** The text with the verse that is being recited lit. Of its words nothing is said. */
export const FollowedVerse = (props: FollowedVerseProps) => (
  <WithQuranFont>{() => <Followed {...props} />}</WithQuranFont>
);
