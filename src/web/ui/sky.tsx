import { type ReactNode, useId } from 'react';
import { Drawing } from './drawing.tsx';

interface SkyProps {
  height: number;
  /** By whose colours. */
  of: 'peak' | 'games' | 'glory';
  /** Where its upper colour begins to fade. */
  fadesAt?: number;
  className?: string;
  children: ReactNode;
}

/** A sky from edge to edge, with what stands before it. */
export const Sky = ({ height, of, fadesAt = 0, className = 'size-full', children }: SkyProps) => {
  const id = useId();
  return (
    <Drawing box={`0 0 1440 ${height}`} fit="xMidYMax slice" className={className}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset={fadesAt} stopColor={`var(--${of}-top)`} />
          <stop offset="1" stopColor={`var(--${of}-bottom)`} />
        </linearGradient>
      </defs>
      <rect width="1440" height={height} fill={`url(#${id})`} />
      {children}
    </Drawing>
  );
};
