import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { lessonPage as texts } from '#strings/classroom/staff';
import { useLongPress } from '#web/lib/long-press.ts';
import type { Room } from '../use-room.ts';
import { PupilTile } from './pupil-tile.tsx';
import '../classroom.css';

const PHONE_WIDTH = 4;
/** Where nobody has said how they sit. */
const FREE_WIDTH = 7;

const gridWidth = (width: number): CSSProperties =>
  ({ '--few': Math.min(PHONE_WIDTH, width), '--wide': width }) as CSSProperties;

const tileOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pupil]') : null;

const pupilIn = (target: EventTarget): number | null => {
  const tile = tileOf(target);
  return tile && Number(tile.dataset.pupil);
};

/** The page runs from right to left, so the left arrow goes on. */
const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };
const ROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where an arrow leads: to the neighbour, or to the one above or below. */
const tileAfter = (tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined => {
  const at = tiles.indexOf(from);
  const beside = SIDEWAYS[key];
  if (beside !== undefined) return tiles[at + beside];
  const inRow = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  return tiles[at + (ROWS[key] ?? 0) * inRow];
};

/** The class as it sits. What is pressed is asked in one place: thirty-five buttons need no handlers of their own. */
export const PupilGrid = ({ room }: { room: Room }) => {
  const grid = useRef<HTMLDivElement>(null);
  const { lesson, pupils, tool, canTap, press } = room;
  const [last, setLast] = useState<number | null>(null);
  const reached = (pupils.find(({ id }) => id === last) ?? pupils[0])?.id;
  const longPress = useLongPress({
    findIn: pupilIn,
    onRest: canTap ? (id) => tool.setSeveral(new Set([...(tool.several ?? []), id])) : undefined,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const tile = tileOf(event.target);
    if (!tile || !(event.key in SIDEWAYS || event.key in ROWS)) return;
    event.preventDefault();
    tileAfter([...(grid.current?.querySelectorAll<HTMLElement>('[data-pupil]') ?? [])], tile, event.key)?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = pupilIn(target);
    if (id !== null) press(id);
  };
  return (
    <section
      ref={grid}
      aria-label={texts.pupils}
      className="class-grid"
      style={gridWidth(lesson.seats.order.length > 0 ? lesson.seats.width : FREE_WIDTH)}
      {...longPress}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setLast(pupilIn(target))}
    >
      {pupils.map((pupil) => (
        <PupilTile key={pupil.id} room={room} pupil={pupil} isReached={pupil.id === reached} />
      ))}
    </section>
  );
};
