import { Link } from '@tanstack/react-router';
import { practicePage, over as texts } from '#strings/practice/pupil';
import { lookOf } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Peaks } from '#web/ui/peaks.tsx';

/** Fills the screen while practice is closed, and leaves the bar of staff who are inside as the pupil (D-11). */
export const ContestOver = () => (
  <section data-immersed>
    <Peaks className="fixed inset-0 -z-10 size-full" />
    <div className="grid min-h-dvh place-content-center py-4">
      <div className="grid max-w-xl justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-card sm:p-10">
        <span className="grid size-20 place-items-center rounded-full bg-coral-soft text-coral-ink">
          <Icon name="hourglass" className="size-10" />
        </span>
        <h1 className="text-3xl font-black">{texts.title}</h1>
        <p className="text-lg">{texts.counted}</p>
        <p className="text-xl font-black text-coral-ink">{texts.thanks}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Link to="/student/practice-results" className={lookOf('gold', 'large')}>
            {practicePage.toResults}
          </Link>
          <Link to="/educational-games/arena" className={lookOf('soft', 'large')}>
            {practicePage.toArena}
          </Link>
        </div>
        <Link
          to="/educational-games"
          className="px-3 py-2 font-extrabold text-emerald-ink underline underline-offset-4"
        >
          {practicePage.toHub}
        </Link>
        <p className="text-sm text-muted">{texts.sorry}</p>
      </div>
    </div>
  </section>
);
