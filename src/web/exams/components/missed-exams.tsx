import { formatLongDay } from '#strings/dates';
import { missedWords as texts } from '#strings/exams/pupil';
import { Icon } from '#web/ui/icon.tsx';
import type { MissedExam } from '#wire/exams/pupil';

/** Who was away is told so, kindly, and what comes next. */
export const MissedExams = ({ missed }: { missed: readonly MissedExam[] }) =>
  missed.map(({ id, title, date, hasMakeup }) => (
    <article key={id} className="flex items-start gap-4 rounded-card bg-sky-soft p-5">
      <Icon name="sun" className="size-8 shrink-0 text-sky-ink" />
      <div className="grid gap-1">
        <h2 className="text-lg leading-snug font-black">{texts.title(title)}</h2>
        <p className="text-sm text-muted">{formatLongDay(date)}</p>
        <p>{hasMakeup ? texts.makeup : texts.body}</p>
      </div>
    </article>
  ));
