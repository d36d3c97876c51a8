import { examReport as texts } from '#strings/exams/report';
import { formatNumber } from '#strings/plural';
import type { Report } from '../report.ts';

/** A column for each band of scores, with its number over it; who hears the page is told both. */
export const ReportDistribution = ({ distribution }: Pick<Report, 'distribution'>) => {
  const most = Math.max(1, ...distribution.map(({ pupils }) => pupils));
  return (
    <section className="grid content-start gap-3 rounded-card bg-card p-4 shadow-card">
      <h2 className="text-xl font-black">{texts.distribution}</h2>
      <ol className="flex h-48 items-stretch gap-1">
        {distribution.map(({ from, to, pupils }) => (
          <li key={from} className="grid min-w-0 flex-1 grid-rows-[1fr_auto] justify-items-center gap-1">
            <span className="flex w-full flex-col items-center justify-end">
              <span aria-hidden="true" className="text-sm font-black">
                {pupils > 0 && formatNumber(pupils)}
              </span>
              <span
                aria-hidden="true"
                className="w-full max-w-12 rounded-t-lg border-b-2 border-emerald bg-emerald"
                style={{ blockSize: `${(80 * pupils) / most}%` }}
              />
            </span>
            {/* Nine bands do not fit a phone: there each says where it begins. */}
            <span aria-hidden="true" className="text-sm font-extrabold sm:hidden">
              {formatNumber(from)}
            </span>
            <span className="text-sm font-extrabold whitespace-nowrap max-sm:sr-only">{texts.band(from, to)}</span>
            <span className="sr-only">{texts.pupils(pupils)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
