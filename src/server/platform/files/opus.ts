/** How long each frame is, in milliseconds, by the upper five bits of a packet's first byte (RFC 6716, 3.1). */
const frameMs = (kind: number): number => {
  if (kind < 12) return [10, 20, 40, 60][kind % 4] ?? 0;
  if (kind < 16) return [10, 20][kind % 2] ?? 0;
  return [2.5, 5, 10, 20][kind % 4] ?? 0;
};

/** Of one packet: what it says of itself is what a player makes of it, whatever stands around it. */
export const opusSeconds = (first: number, second: number): number => {
  const frames = [1, 2, 2, second & 63][first & 3] ?? 0;
  return (frameMs(first >> 3) * frames) / 1000;
};
