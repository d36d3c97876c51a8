import { type ReactNode, useEffect, useState } from 'react';
import { listening as texts } from '#strings/listening/pupil';
import { atFoot } from '#web/ui/foot.ts';
import { useRoomForBar } from '../verses.ts';

/** At the lower edge of the screen, and behind the last verse when that is reached. */
export const BarFrame = ({ page, children }: { page: HTMLElement | null; children: ReactNode }) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useRoomForBar(page, bar);
  useEffect(() => (bar ? atFoot(bar) : undefined), [bar]);
  return (
    <section
      ref={setBar}
      aria-label={texts.title}
      className="sticky bottom-0 z-10 -mx-4 mt-auto border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[16rem]:static sm:mx-auto sm:w-full sm:max-w-160 sm:rounded-t-card sm:border-x print:hidden"
    >
      {children}
    </section>
  );
};
