import { weekdayOf } from '#domain/calendar/school-day';
import { tasksCard as texts } from '#strings/dashboard/pupil';
import { Confetti } from '#web/ui/confetti.tsx';
import { Mark } from '#web/ui/peaks.tsx';

/** What was in the gift: a star and a word, another on each day of the week. The paper flies when it is opened. */
export const Surprise = ({ today, isFresh }: { today: string; isFresh: boolean }) => (
  <div
    role="status"
    aria-label={texts.opened}
    className="flex items-center gap-3 rounded-button bg-gold-soft p-3 text-gold-ink"
  >
    <Mark className={`size-12 shrink-0 ${isFresh ? 'animate-[pop_500ms_ease-out_both]' : ''}`} />
    <p className="leading-snug font-extrabold">{texts.surprises[weekdayOf(today)]}</p>
    {isFresh && <Confetti />}
  </div>
);
