import type { Grade } from '#domain/roster/grades';
import type { LiveTopic } from '#domain/vocabulary';

export type Audience = { readonly students: readonly number[] } | { readonly grade: Grade } | 'students' | 'staff';

export interface News {
  readonly to: Audience;
  readonly topic: LiveTopic;
}

/** Tell after the transaction has committed: who hears of it asks at once. */
export interface Live {
  tell(to: Audience, topic: LiveTopic): void;
  /** The pupils whom it concerns, and the staff. */
  tellBoth(pupils: Exclude<Audience, 'staff'>, topic: LiveTopic): void;
  listen(listener: (news: News) => void): void;
}

/** Services speak here without knowing who listens: sockets, or nobody. */
export const makeLive = (): Live => {
  const listeners = new Set<(news: News) => void>();
  const tell = (to: Audience, topic: LiveTopic): void => {
    for (const listener of listeners) listener({ to, topic });
  };
  return {
    tell,
    tellBoth: (pupils, topic) => {
      tell(pupils, topic);
      tell('staff', topic);
    },
    listen: (listener) => void listeners.add(listener),
  };
};
