import { useEffect, useState } from 'react';
import { HIGHLIGHT_MS } from '#domain/tracking/hearings';
import { prefersStill } from '#web/lib/motion.ts';
import type { LastMark } from '#wire/tracking';
import { cellAt } from './cells.ts';

/** The word under the teacher's finger: brought into view, and lit for a moment. */
export const useFollowed = (last: LastMark | null): number | null => {
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
