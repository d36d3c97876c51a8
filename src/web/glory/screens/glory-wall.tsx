import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatTime } from '#strings/dates';
import { wall as texts } from '#strings/glory/staff';
import { boardWords, gloryTitle, gradeBoards } from '#strings/glory/words';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { useKeyDown } from '#web/lib/key-down.ts';
import { prefersStill } from '#web/lib/motion.ts';
import { IconButton } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { GloryWall as Boards } from '#wire/glory';
import { GlorySky } from '../components/glory-sky.tsx';
import { PlaceBadge } from '../components/place-badge.tsx';
import { wallQuery } from '../queries.ts';
import { type Slide, slidesOf, type WallBoard } from '../wall-slides.ts';

/** Long enough to find one's name from the last row. */
const TURN_MS = 12_000;

const Board = ({ board: { title, ink, rows } }: { board: WallBoard }) => (
  <section
    aria-label={title}
    className="grid content-start gap-[1.2vh] rounded-card bg-card p-[max(1.6vw,1rem)] shadow-card"
  >
    <h2 className="text-[clamp(1.3rem,2.4vw,4rem)] leading-tight font-black text-plum">{title}</h2>
    <ol className="grid gap-[1.8vh]">
      {[...rows.entries()].map(([at, { place, name, note, value }]) => (
        <li key={at} className="flex items-center gap-[max(1vw,0.75rem)]">
          {place !== null && (
            <PlaceBadge place={place} className="size-[clamp(2.5rem,3.6vw,6rem)] text-[clamp(1.2rem,1.8vw,3rem)]" />
          )}
          {/* As wide as its longest word: a name is never broken, what it has beside it may take two lines. */}
          <span className="min-w-min flex-1 leading-tight">
            <span className="block text-[clamp(1.2rem,2.3vw,4rem)] font-extrabold break-words">{name}</span>
            {note && <span className="block text-[clamp(0.9rem,1.1vw,1.8rem)] text-muted">{note}</span>}
          </span>
          <span className={`max-w-[45%] text-end text-[clamp(1rem,1.5vw,3rem)] leading-tight font-extrabold ${ink}`}>
            {value}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

const COLUMNS = ['', 'lg:mx-auto lg:w-[60vw]', 'lg:grid-cols-2', 'lg:grid-cols-3'];

const Lead = ({ lead: { grade, value } }: { lead: NonNullable<Slide['lead']> }) => (
  <p className="flex flex-wrap items-center gap-x-[2vw] gap-y-2 rounded-card bg-card px-[max(2vw,1rem)] py-[max(1.8vh,0.75rem)] text-[clamp(1.1rem,1.8vw,3rem)] font-extrabold shadow-card">
    {texts.leads(gradeNames[grade])}
    <span className="h-[1em] min-w-32 flex-1 overflow-hidden rounded-full bg-line">
      <span className="block h-full rounded-full bg-gold" style={{ inlineSize: `${value}%` }} />
    </span>
    {gradeBoards.positive(value)}
  </p>
);

const Shown = ({ slide: { title, note, boards, lead } }: { slide: Slide }) => (
  <div className="relative grid gap-[2.5vh] motion-safe:animate-[arrive_0.5s_ease-out]">
    <header className="text-white">
      <h1 className="text-[clamp(2rem,4vw,6rem)] leading-tight font-black">{gloryTitle}</h1>
      <p className="text-[clamp(1.1rem,1.8vw,3rem)] font-extrabold">
        {title}
        {note && ` · ${note}`}
      </p>
    </header>
    <div className={`grid grid-cols-1 items-start gap-[max(1.6vw,0.75rem)] ${COLUMNS[boards.length]}`}>
      {boards.map((board) => (
        <Board key={board.title} board={board} />
      ))}
    </div>
    {lead && <Lead lead={lead} />}
  </div>
);

/** Turns by itself unless somebody wishes for stillness; the space bar holds it, the arrows turn it. */
const useTurning = (count: number) => {
  const [at, setAt] = useState(0);
  const [isTurning, setTurning] = useState(() => !prefersStill());
  useEffect(() => {
    if (!isTurning || count < 2) return;
    const timer = setTimeout(() => setAt((at + 1) % count), TURN_MS);
    return () => clearTimeout(timer);
  }, [at, isTurning, count]);
  const turn = (by: number) => setAt((place) => (place + by + count) % count);
  const toggle = () => setTurning((was) => !was);
  // The page runs from right to left, so the left arrow goes on.
  const KEYS: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    ArrowLeft: () => turn(1),
    ArrowRight: () => turn(-1),
  };
  useKeyDown((event) => {
    const act = KEYS[event.key];
    // A button takes the space bar itself.
    if (!act || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  });
  return { at: Math.min(at, count - 1), isTurning, turn, toggle };
};

const Slides = ({ glory }: { glory: Boards }) => {
  const slides = slidesOf(glory);
  const { at, isTurning, turn, toggle } = useTurning(slides.length);
  const slide = slides[at];
  return (
    <>
      {slide ? (
        <Shown key={at} slide={slide} />
      ) : (
        <div className="relative m-auto">
          <h1 className="sr-only">{gloryTitle}</h1>
          <EmptyState icon="trophy" title={texts.empty} body={texts.emptyBody} />
        </div>
      )}
      <footer className="relative mt-auto flex flex-wrap items-center gap-2">
        <BackLink to="/admin/glory">{texts.close}</BackLink>
        <IconButton
          icon={isTurning ? 'pause' : 'play'}
          label={isTurning ? texts.pause : texts.go}
          onClick={toggle}
          className="bg-card"
        />
        <IconButton icon="back" label={texts.previous} onClick={() => turn(-1)} className="bg-card" />
        <IconButton icon="forward" label={texts.next} onClick={() => turn(1)} className="bg-card" />
        <IconButton
          icon="zoom"
          label={texts.full}
          onClick={() => void document.documentElement.requestFullscreen()}
          className="bg-card"
        />
        <span className="text-sm text-muted max-lg:hidden">{texts.keys}</span>
        <span className="ms-auto text-muted">
          {slide && `${texts.slide(formatNumber(at + 1), formatNumber(slides.length))}، `}
          {boardWords.asOf(formatTime(glory.asOf))}
        </span>
      </footer>
    </>
  );
};

/** The classroom's wall: large, first names alone, and it turns by itself. */
export const GloryWall = () => (
  <div data-immersed className="relative flex min-h-dvh flex-col gap-[3vh] px-[3vw] py-[min(3vw,3vh)]">
    <div className="absolute inset-x-0 top-0 h-[46vh] bg-(--glory-top)">
      <GlorySky />
    </div>
    <Loaded
      query={useQuery(wallQuery)}
      skeleton={<Bones layout="grid gap-6 pt-40 lg:grid-cols-3" look="h-96 rounded-card!" times={3} />}
    >
      {(glory) => <Slides glory={glory} />}
    </Loaded>
  </div>
);
