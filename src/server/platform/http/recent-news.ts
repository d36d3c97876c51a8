import { LIVE_TOPICS, type LiveTopic } from '#domain/vocabulary';
import type { Clock } from '../clock.ts';

export const REPEATED_MS = 30_000;

/** A page asks first and connects after: what was told in between is told to it again. */
export const makeRecentNews = (clock: Clock) => {
  /** When each room was last told of each topic, longest ago first. */
  const told = new Map<string, number>();
  const keyOf = (room: string, topic: LiveTopic): string => `${topic} ${room}`;
  const forgetBefore = (since: number): void => {
    for (const [key, at] of told) {
      if (at >= since) return;
      told.delete(key);
    }
  };
  return {
    add: (rooms: readonly string[], topic: LiveTopic): void => {
      const now = clock().getTime();
      forgetBefore(now - REPEATED_MS);
      for (const key of rooms.map((room) => keyOf(room, topic))) {
        told.delete(key);
        told.set(key, now);
      }
    },
    of: (rooms: ReadonlySet<string>, pageAgeMs: number): LiveTopic[] => {
      const since = clock().getTime() - Math.min(pageAgeMs, REPEATED_MS);
      return LIVE_TOPICS.filter((topic) => [...rooms].some((room) => (told.get(keyOf(room, topic)) ?? 0) >= since));
    },
  };
};
