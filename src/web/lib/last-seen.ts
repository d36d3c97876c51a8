import { shared } from './shared.ts';

/** When the server said what the page shows, where it comes from the device and not from the server. */
export const lastSeen = shared<string | null>(null);

/** An answer came. The oldest counts while there is no network; the first live one ends it. */
export const noteSeen = (seenAt: string | null): void => {
  const before = lastSeen.get();
  if (seenAt === null || before === null || seenAt < before) lastSeen.set(seenAt);
};
