import { useLayoutEffect, useState } from 'react';
import { useIsSelf } from '#web/access/queries.ts';
import { showVerse, type VersesInView, versesInView } from '#web/ui/quran/verses-in-view.ts';
import type { TextHead } from '#wire/quran';
import { keepPlace, keptPlace } from './reading-memory.ts';

/** Brings the pupil back to where they left the text, keeps the place from then on, and says which verses are in view. */
export const useVersesSeen = (studentId: number, text: TextHead | undefined, page: HTMLElement | null) => {
  const isSelf = useIsSelf();
  const [seen, setSeen] = useState<VersesInView | null>(null);
  useLayoutEffect(() => {
    if (!text || !page) return;
    let place = keptPlace(studentId, text);
    let height = 0;
    const look = () => {
      // The lines have fallen anew and the place is not yet shown again.
      if (page.offsetHeight !== height) return;
      const inView = versesInView(page, place);
      if (!inView) return;
      if (inView.first !== place && isSelf) keepPlace(studentId, text.id, inView.first);
      place = inView.first;
      setSeen((before) => (before?.first === inView.first && before.last === inView.last ? before : inView));
    };
    // At the beginning, at another size and on a turned tablet the lines fall anew.
    const settling = new ResizeObserver(() => {
      height = page.offsetHeight;
      showVerse(page, place);
      look();
    });
    settling.observe(page);
    addEventListener('scroll', look, { passive: true });
    return () => {
      settling.disconnect();
      removeEventListener('scroll', look);
    };
  }, [studentId, text, page, isSelf]);
  return seen;
};
