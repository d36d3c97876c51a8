interface Point {
  readonly x: number;
  readonly y: number;
}
type Curve = readonly [Point, Point, Point, Point];

/** From the foot at the right to the summit at the left, in percent of the drawing: Arabic climbs leftwards. */
const CLIMB: Curve = [
  { x: 97, y: 86 },
  { x: 62, y: 92 },
  { x: 56, y: 22 },
  { x: 9, y: 24 },
];

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const drawn = ([a, b, c, d]: Curve): string => `M${a.x} ${a.y}C${b.x} ${b.y} ${c.x} ${c.y} ${d.x} ${d.y}`;

/** The curve up to `t` of 1, cut by de Casteljau, so that its end lies on the whole. */
const upTo = ([a, b, c, d]: Curve, t: number): Curve => {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  return [a, ab, abc, between(abc, bcd, t)];
};

export const WHOLE_CLIMB = drawn(CLIMB);
/** The ground under the path. */
export const SLOPE = `${WHOLE_CLIMB}L0 24V100H100V86Z`;
export const SUMMIT: Point = CLIMB[3];

/** What is climbed after `percent` of the way, and where the climber stands. */
export const climbedTo = (percent: number): { path: string; at: Point } => {
  const climbed = upTo(CLIMB, percent / 100);
  return { path: drawn(climbed), at: climbed[3] };
};
