import { Link } from '@tanstack/react-router';
import { EXAM_SCORE_MAX } from '#domain/exams/paper';
import { formatDay } from '#strings/dates';
import { examReport as texts } from '#strings/exams/report';
import { scoreText } from '#strings/exams/staff';
import { Badge } from '#web/ui/badge.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { ExamReport } from '#wire/exams/staff';

/** The grade's exams, one under the other in the order of their days. */
export const ReportEarlier = ({ exam, earlier }: Pick<ExamReport, 'exam' | 'earlier'>) => (
  <section className="grid content-start gap-3 rounded-card bg-card p-4 shadow-card">
    <h2 className="text-xl font-black">{texts.earlier}</h2>
    <ol className="grid gap-3">
      {earlier.map(({ id, title, date, average }) => (
        <li key={id} className="grid gap-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            {id === exam.id ? (
              <>
                <span className="font-black">{title}</span>
                <Badge tone="good">{texts.thisOne}</Badge>
              </>
            ) : (
              <Link
                to="/admin/exams/$id/report"
                params={{ id: String(id) }}
                className="font-extrabold text-emerald-ink underline"
              >
                {title}
              </Link>
            )}
            <time dateTime={date} className="text-sm text-muted">
              {formatDay(date)}
            </time>
            <span className="ms-auto font-black">{scoreText(average)}</span>
          </span>
          <Meter part={average} whole={EXAM_SCORE_MAX} />
        </li>
      ))}
    </ol>
  </section>
);
