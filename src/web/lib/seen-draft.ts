import { useState } from 'react';

/**
 * A form that knows that somebody else saved meanwhile: beside what is typed it keeps what it was filled from. That goes
 * along with the wish, and the server refuses to write over anything newer.
 */
export const useSeenDraft = <Seen, Draft extends object>(opened: Seen, draftOf: (seen: Seen) => Draft) => {
  const [form, setForm] = useState(() => ({ seen: opened, draft: draftOf(opened) }));
  return {
    ...form,
    change: (part: Partial<Draft>) => setForm(({ seen, draft }) => ({ seen, draft: { ...draft, ...part } })),
    /** Goes on from what is there now: all of it, or with what was typed kept in it. */
    follow: (now: Seen, draft = draftOf(now)) => setForm({ seen: now, draft }),
  };
};
