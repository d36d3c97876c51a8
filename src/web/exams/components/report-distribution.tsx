import { examReport as texts } from '#strings/exams/report';
import { Meter } from '#web/ui/meter.tsx';
import type { Report } from '../report.ts';

/** A bar for each band of scores, as long as it has pupils. */
export const ReportDistribution = ({ distribution }: Pick<Report, 'distribution'>) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-5 shadow-card">
    <h2 className="text-xl font-black">{texts.distribution}</h2>
    <ol className="grid gap-2">
      {distribution.map(({ from, to, pupils }) => (
        <li key={from} className="grid grid-cols-[3.5rem_1fr_5.5rem] items-center gap-3">
          <span className="font-extrabold">{texts.band(from, to)}</span>
          <Meter part={pupils} whole={Math.max(...distribution.map((each) => each.pupils))} className="h-4" />
          <span className={pupils > 0 ? 'font-black' : 'text-muted'}>{texts.pupils(pupils)}</span>
        </li>
      ))}
    </ol>
  </section>
);
