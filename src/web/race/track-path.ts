import { MARKER_PERCENT, STEP, TRACK_LENGTH } from '#domain/race/rules';

/** In per cent of the picture, from its left and top. In RTL the climb goes from the right up to the left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How high each marker stands, from the foot to the summit: a way of steps, not a slide. */
const HEIGHTS = [0, 0.05, 0.17, 0.22, 0.36, 0.48, 0.53, 0.67, 0.73, 0.87, 1];
const FOOT_X = 88;
const SUMMIT_X = 13;

export interface Ridge {
  readonly footY: number;
  readonly summitY: number;
}

export const RIDGES: readonly [Ridge, Ridge] = [
  { footY: 48, summitY: 23 },
  { footY: 82, summitY: 57 },
];

export const MARKERS: readonly number[] = HEIGHTS.map((_, index) => index * MARKER_PERCENT);

/** A position between two markers is on the straight line between them. */
export const spotAt = ({ footY, summitY }: Ridge, position: number): Spot => {
  const way = (Math.min(Math.max(position, 0), TRACK_LENGTH) / TRACK_LENGTH) * (HEIGHTS.length - 1);
  const below = Math.min(Math.floor(way), HEIGHTS.length - 2);
  const from = HEIGHTS[below] as number;
  const height = from + ((HEIGHTS[below + 1] as number) - from) * (way - below);
  return { x: FOOT_X + ((SUMMIT_X - FOOT_X) * way) / (HEIGHTS.length - 1), y: footY + (summitY - footY) * height };
};

const lineThrough = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** As far as somebody came. */
export const wayTo = (ridge: Ridge, position: number): string => {
  const passed = HEIGHTS.map((_, index) => index * STEP).filter((marker) => marker < position);
  return lineThrough([...passed, position].map((place) => spotAt(ridge, place)));
};

export const wholeWay = (ridge: Ridge): string => wayTo(ridge, TRACK_LENGTH);

/** The mountain under the way, with slopes on both sides to the edges of the picture. */
export const mountain = (ridge: Ridge): string =>
  `M100 100V${ridge.footY + 2}L${wholeWay(ridge).slice(1)}L5 ${ridge.summitY + 9}L0 ${ridge.summitY + 13}V100Z`;
