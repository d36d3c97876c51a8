import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '#strings/plural';
import { ownPlaces as texts } from '#strings/quran/pupil';
import { drillQuery } from '../queries.ts';

const LOOK =
  'inline-flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-2xl px-1 font-extrabold whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-emerald aria-[current=page]:text-on-emerald sm:flex-none sm:px-5';

const EXACT = { exact: true };

/** The three places of a pupil with the Quran: what to read, how it was heard, what to drill. */
export const OwnPlaces = () => {
  const due = useQuery(drillQuery).data?.due ?? 0;
  return (
    <nav
      aria-label={texts.label}
      className="flex w-full rounded-[1.25rem] border border-line bg-card p-1 sm:w-fit print:hidden"
    >
      <Link to="/student/quran" activeOptions={EXACT} className={LOOK}>
        {texts.texts}
      </Link>
      <Link to="/student/recitation" className={LOOK}>
        {texts.recitation}
      </Link>
      <Link to="/student/drill" className={LOOK}>
        {texts.drill}
        {due > 0 && (
          <span className="min-w-6 rounded-full bg-gold px-1.5 text-center text-sm text-on-gold">
            <span aria-hidden="true">{formatNumber(due)}</span>
            <span className="sr-only">{texts.due(due)}</span>
          </span>
        )}
      </Link>
    </nav>
  );
};
