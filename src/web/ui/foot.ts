import { shared } from '#web/lib/shared.ts';

/** Below a bar that is as far from the lower edge as this, what is told finds its place. */
const ROOM_PX = 160;

/** What may lie at the lower edge of the screen, whatever the page is scrolled to. */
const bars = new Set<HTMLElement>();

const reachOf = (bar: HTMLElement): number => {
  const { position } = getComputedStyle(bar);
  // On another screen it may stand in the page like anything else.
  if (position !== 'fixed' && position !== 'sticky') return 0;
  const { top, bottom, height } = bar.getBoundingClientRect();
  const isAtFoot = height > 0 && top < innerHeight && innerHeight - bottom < ROOM_PX;
  return isAtFoot ? innerHeight - top : 0;
};

/** How far they reach up, in pixels. */
const reach = shared(0);
export const useReach = reach.use;

const measure = (): void => reach.set(Math.max(0, ...[...bars].map(reachOf)));

/** The `ref` of such a bar: what is told stands above it, and not over it. */
export const atFoot = (bar: HTMLElement | null): (() => void) | undefined => {
  if (!bar) return;
  const measuring = new ResizeObserver(measure);
  bars.add(bar);
  measuring.observe(bar);
  return () => {
    bars.delete(bar);
    measuring.disconnect();
    measure();
  };
};

/** A sticky bar leaves the edge where its part of the page ends. */
export const followBars = (): (() => void) => {
  measure();
  const leaving = new AbortController();
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, measure, { passive: true, signal: leaving.signal });
  return () => leaving.abort();
};
