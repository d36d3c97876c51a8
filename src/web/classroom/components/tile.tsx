import type { ReactNode } from 'react';
import { Avatar } from '#web/photos/components/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface TileProps {
  pupil: { readonly id: number; readonly name: string; readonly photo: string | null };
  /** As a teacher calls them. */
  called: string;
  /** All that the tile shows, in words. */
  label: string;
  isReached: boolean;
  isChosen: boolean | undefined;
  isDisabled?: boolean;
  /** Fades the face. */
  isAway?: boolean;
  look?: string;
  /** What is marked on it. */
  children?: ReactNode;
  /** Below the name. */
  foot?: ReactNode;
}

/** A pupil to press, in a grid of them. Its height is that of the name and never changes, so that nothing moves. */
export const Tile = ({
  pupil,
  called,
  label,
  isReached,
  isChosen,
  isDisabled = false,
  isAway = false,
  look = 'border-line bg-card',
  children,
  foot,
}: TileProps) => (
  <button
    type="button"
    data-pupil={pupil.id}
    tabIndex={isReached ? 0 : -1}
    aria-label={label}
    aria-pressed={isChosen}
    aria-disabled={isDisabled || undefined}
    className={`relative grid content-start justify-items-center rounded-2xl border-2 px-0.5 pt-1.5 pb-0.5 transition-colors select-none [-webkit-touch-callout:none] aria-pressed:outline-4 aria-pressed:-outline-offset-1 aria-pressed:outline-gold ${look}`}
  >
    <span className={`relative ${isAway ? 'opacity-45' : ''}`}>
      <Avatar fileId={pupil.photo} name={pupil.name} size={40} />
    </span>
    {children}
    {isChosen && <Icon name="check" className="absolute end-1 top-1 size-5 rounded-full bg-gold text-on-gold" />}
    <span className="line-clamp-2 w-full text-center text-sm leading-snug break-words font-extrabold">{called}</span>
    {foot}
  </button>
);
