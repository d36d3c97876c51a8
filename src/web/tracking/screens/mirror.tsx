import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mirrorScreen as texts } from '#strings/tracking/mirror';
import { trackingPage, turns } from '#strings/tracking/staff';
import { useGrade } from '#web/lib/grade.ts';
import { useIsLive } from '#web/lib/live.ts';
import { prefersStill } from '#web/lib/motion.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Mark } from '#web/ui/peaks.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Passage, PassageBones, WithQuranFont } from '#web/ui/quran/passage.tsx';
import { ayahOf, versesOf } from '#web/ui/quran/verses-in-view.ts';
import { EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { Passage as PassageOfSurah } from '#wire/quran';
import type { Mirror as Mirrored } from '#wire/tracking';
import { CutLine, FollowedGrid } from '../components/followed-grid.tsx';
import { mirrorQuery } from '../queries.ts';
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
const FollowedVerse = (props: FollowedVerseProps) => <WithQuranFont>{() => <Followed {...props} />}</WithQuranFont>;

const ASK_MS = 5000;

const Quiet = ({ title, next }: { title: string; next: string | null }) => (
  <section className="m-auto grid justify-items-center gap-6 p-6 text-center">
    <Mark className="size-24" />
    <h1 className="text-[clamp(2rem,5vw,8rem)] font-black">{title}</h1>
    <p className="text-[clamp(1.25rem,3vw,5rem)] font-extrabold text-emerald-ink">
      {next === null ? texts.quiet : texts.next(next)}
    </p>
  </section>
);

interface ShownProps {
  shown: NonNullable<Mirrored['shown']>;
  reciting: NonNullable<Mirrored['reciting']>;
  /** Null where the class is not to see them. */
  marks: Mirrored['marks'];
}

const Recited = ({ shown: { text, passage }, reciting, marks }: ShownProps) => (
  <article className="mirror-text">
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-1 bg-paper py-2">
      <h1 className="text-[clamp(1.5rem,2.5vw,4rem)] font-black">{reciting.name}</h1>
      <span className="text-xl font-extrabold text-muted">{text.title}</span>
      <Badge tone="good">{turns.now}</Badge>
      {reciting.isPaused && <Badge tone="wait">{texts.paused}</Badge>}
    </div>
    {marks ? (
      <FollowedGrid passage={passage} {...marks} />
    ) : (
      <FollowedVerse key={text.id} passage={passage} ayah={reciting.ayah} />
    )}
  </article>
);

/** The classroom's wall: follows whoever recites. Kind by default; the switch is off again at each opening. */
export const Mirror = () => {
  usePrefetchQuery(quranFontQuery);
  const [withMistakes, setWithMistakes] = useState(false);
  const query = useQuery({
    ...mirrorQuery(useGrade(), withMistakes),
    // What was there stays until the answer comes; the marks in it are shown only while they are wanted.
    placeholderData: keepPreviousData,
    refetchInterval: useIsLive() ? false : ASK_MS,
  });
  const reciter = query.data?.reciting?.name;
  const [shownFor, setShownFor] = useState(reciter);
  if (reciter !== shownFor) {
    setShownFor(reciter);
    // Wanted for one pupil, it is not wanted for the next.
    if (shownFor !== undefined) setWithMistakes(false);
  }
  return (
    <div data-immersed className="flex min-h-dvh flex-col">
      <Loaded query={query} skeleton={<PassageBones />}>
        {({ shown, reciting, marks, next }) => {
          if (!shown)
            return (
              <div className="m-auto p-4">
                <h1 className="sr-only">{texts.title}</h1>
                <EmptyState icon="mushaf" title={trackingPage.noText} body={trackingPage.noTextBody} />
              </div>
            );
          return reciting ? (
            <Recited shown={shown} reciting={reciting} marks={withMistakes ? marks : null} />
          ) : (
            <Quiet title={shown.text.title} next={next} />
          );
        }}
      </Loaded>
      <footer className="sticky bottom-0 mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper px-6 py-2">
        <Tick label={texts.mistakes} checked={withMistakes} onChange={setWithMistakes} className="min-h-11!" />
        <p className="text-sm text-muted">{withMistakes ? texts.shown : texts.hidden}</p>
        <span className="ms-auto">
          <CutLine />
        </span>
      </footer>
    </div>
  );
};
