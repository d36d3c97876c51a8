import type { Grade } from '#domain/roster/grades';
import type { LiveTopic } from '#domain/vocabulary';

export type Audience = { readonly students: readonly number[] } | { readonly grade: Grade } | 'students' | 'staff';

export interface News {
  readonly to: Audience;
  readonly topic: LiveTopic;
}

/** Services speak here without knowing who listens: sockets, or nobody. */
export const makeLive = () => {
  const listeners = new Set<(news: News) => void>();
  const onEnded = new Set<(sessionIds: readonly number[]) => void>();
  const tell = (to: Audience, topic: LiveTopic): void => {
    for (const listener of listeners) listener({ to, topic });
  };
  return {
    /** After the transaction has committed: who hears of it asks at once. */
    tell,
    /** The pupils whom it concerns, and the staff. */
    tellBoth: (pupils: Exclude<Audience, 'staff'>, topic: LiveTopic): void => {
      tell(pupils, topic);
      tell('staff', topic);
    },
    listen: (listener: (news: News) => void): void => void listeners.add(listener),
    /** These sessions are over: whoever is connected by one is cut off. After the commit too. */
    end: (sessionIds: readonly number[]): void => {
      if (sessionIds.length > 0) for (const listener of onEnded) listener(sessionIds);
    },
    onEnd: (listener: (sessionIds: readonly number[]) => void): void => void onEnded.add(listener),
  };
};

export type Live = Readonly<ReturnType<typeof makeLive>>;
