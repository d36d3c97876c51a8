import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useLongPress } from '#web/lib/long-press.ts';
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

interface TileGridProps<Pupil> {
  label: string;
  pupils: readonly Pupil[];
  /** How many sit beside each other. */
  width?: number;
  onPress: (id: number) => void;
  /** A finger that stays. */
  onRest?: ((id: number) => void) | undefined;
  /** `isReached` is the one that the tabulator reaches; arrows lead to the others. */
  tile: (pupil: Pupil, isReached: boolean) => ReactNode;
}

/** A class as faces. What is pressed is asked in one place: thirty-five buttons need no handlers of their own. */
export const TileGrid = <Pupil extends { readonly id: number }>({
  label,
  pupils,
  width = FREE_WIDTH,
  onPress,
  onRest,
  tile,
}: TileGridProps<Pupil>) => {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<number | null>(null);
  const reached = (pupils.find(({ id }) => id === last) ?? pupils[0])?.id;
  const longPress = useLongPress({ findIn: pupilIn, onRest });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = tileOf(event.target);
    if (!from || !(event.key in SIDEWAYS || event.key in ROWS)) return;
    event.preventDefault();
    tileAfter([...(grid.current?.querySelectorAll<HTMLElement>('[data-pupil]') ?? [])], from, event.key)?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    const id = pupilIn(target);
    if (id !== null) onPress(id);
  };
  return (
    <section
      ref={grid}
      aria-label={label}
      className="class-grid"
      style={gridWidth(width)}
      {...longPress}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setLast(pupilIn(target))}
    >
      {pupils.map((pupil) => tile(pupil, pupil.id === reached))}
    </section>
  );
};
