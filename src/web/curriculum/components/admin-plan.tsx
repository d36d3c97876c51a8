import { useState } from 'react';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { weekName } from '#strings/calendar/week';
import { COMMA, courseName } from '#strings/calendar/words';
import { planCopy, curriculumPage as texts } from '#strings/curriculum/staff';
import { strandNames } from '#strings/curriculum/words';
import { formatChildDay } from '#strings/dates';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Curriculum } from '#wire/curriculum';
import { useCopyPlan, useMarkTaught } from '../mutations.ts';
import { weekNumbers } from '../plan-draft.ts';
import { isRunning, shownWeek } from '../schedule.ts';
import { WeekDialog } from './admin-week-dialog.tsx';

/** Terms with a plan of this grade, the nearest before this one first: most often it is last year's. */
const sourcesOf = ({ term, terms }: Curriculum) => {
  const planned = terms.filter(({ id, lessons }) => id !== term.id && lessons > 0);
  return planned.toSorted(
    (a, b) => Number(b.start < term.start) - Number(a.start < term.start) || b.start.localeCompare(a.start),
  );
};

/** A term whose plan is still to come: from another term, from a table, or week by week below. */
const EmptyPlan = ({ curriculum, onImport }: { curriculum: Curriculum; onImport: () => void }) => {
  const sources = sourcesOf(curriculum);
  const [chosen, setChosen] = useState<number | null>(null);
  const copy = useCopyPlan(curriculum.grade);
  const source = sources.find(({ id }) => id === chosen) ?? sources[0];
  const { term, version } = curriculum;
  return (
    <section aria-labelledby="empty-plan" className="grid gap-4 rounded-card bg-card p-5 shadow-card">
      <div>
        <h2 id="empty-plan" className="text-xl font-black">
          {planCopy.title(term.name)}
        </h2>
        <p className="text-muted">{source ? planCopy.body : planCopy.bodyAlone}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {source && (
          <>
            <SelectField
              label={planCopy.from}
              value={source.id}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              <OptionPairs of={sources.map(({ id, name, lessons }) => [id, planCopy.source(name, lessons)])} />
            </SelectField>
            <Button
              look="gold"
              icon="copy"
              busy={copy.isPending}
              onClick={() => copy.mutate({ termId: term.id, fromTermId: source.id, version })}
            >
              {planCopy.copy}
            </Button>
          </>
        )}
        <Button look="soft" icon="upload" onClick={onImport}>
          {planCopy.import}
        </Button>
      </div>
    </section>
  );
};

type Placed = Curriculum['plan'][number];

const Taught = ({ placed, topic, curriculum }: { placed: Placed; topic: string; curriculum: Curriculum }) => {
  const mark = useMarkTaught(curriculum.grade);
  const isTaught = placed.taughtAt !== null;
  return (
    <Button
      look={isTaught ? 'emerald' : 'plain'}
      icon={isTaught ? 'check' : 'board'}
      busy={mark.isPending}
      aria-label={texts.markName(topic)}
      aria-pressed={isTaught}
      onClick={() =>
        mark.mutate({
          ...{ termId: curriculum.term.id, section: curriculum.section, week: placed.week },
          ...{ lessonId: placed.lessonId, isTaught: !isTaught },
        })
      }
      className="min-w-24"
    >
      {texts.taught}
    </Button>
  );
};

const LessonLine = ({ placed, curriculum }: { placed: Placed; curriculum: Curriculum }) => {
  const lesson = curriculum.lessons.find(({ id }) => id === placed.lessonId);
  if (!lesson) return null;
  const { strand, topic, unit } = lesson;
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-2">
      {curriculum.term.start <= curriculum.today && <Taught placed={placed} topic={topic} curriculum={curriculum} />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-0.5 leading-snug">
        <p className="min-w-0 flex-1 basis-56">
          <span className="block font-extrabold">{topic}</span>
          <span className="text-sm text-muted">
            {[strand ? strandNames[strand][0] : courseName(placed.course, curriculum.grade), unit]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <span className="basis-56 text-sm text-muted">
          {placed.day && placed.period ? texts.period(formatChildDay(placed.day), placed.period) : texts.unplaced}
        </span>
        <span className="text-sm font-extrabold whitespace-nowrap">{texts.doneOf(placed.done, curriculum.pupils)}</span>
      </div>
    </li>
  );
};

const Range = ({ days }: { days: readonly string[] }) => {
  const range = [days[0] ?? '', days.at(-1) ?? ''] as const;
  return <span className="text-sm text-muted">{[formatDays(...range), formatHijriDays(...range)].join(COMMA)}</span>;
};

interface WeekProps {
  curriculum: Curriculum;
  week: number;
  /** It runs, or is the next: what the page opens. */
  isShown: boolean;
  onEdit: () => void;
}

const WeekSection = ({ curriculum, week, isShown, onEdit }: WeekProps) => {
  const { plan, term, today } = curriculum;
  const placed = plan.filter((each) => each.week === week);
  const inTerm = term.weeks.find(({ number }) => number === week);
  return (
    <details
      open={isShown}
      className={`group/fold rounded-3xl border bg-card ${isShown ? 'border-gold-edge' : 'border-line'}`}
    >
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-3xl px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <h2 className="font-black">{weekName({ number: week, kind: inTerm?.kind ?? 'teaching' })}</h2>
          {inTerm && isRunning(inTerm, today) && <Badge tone="wait">{texts.current}</Badge>}
          {inTerm && <Range days={inTerm.days} />}
          <span className="ms-auto text-sm font-extrabold">
            {texts.taughtOf(placed.filter(({ taughtAt }) => taughtAt !== null).length, placed.length)}
          </span>
        </span>
        <Icon name="down" className="size-5 shrink-0 text-muted transition group-open/fold:rotate-180" />
      </summary>
      {placed.length > 0 ? (
        <ul aria-label={texts.lessons(week)}>
          {placed.map((each) => (
            <LessonLine key={each.lessonId} placed={each} curriculum={curriculum} />
          ))}
        </ul>
      ) : (
        <p className="px-4 pb-2 text-muted">{texts.noLessons}</p>
      )}
      {curriculum.crowded.includes(week) && (
        <p className="px-4 pb-2 text-sm font-extrabold text-gold-ink">{texts.crowded}</p>
      )}
      <div className="flex justify-end border-t border-line px-4 py-2">
        <Button look="plain" size="small" icon="edit" aria-label={texts.editWeek(week)} onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
    </details>
  );
};

export const Plan = ({ curriculum, onImport }: { curriculum: Curriculum; onImport: () => void }) => {
  const [edited, setEdited] = useState<number | null>(null);
  const current = shownWeek(curriculum.term, curriculum.today);
  const isEmpty = curriculum.plan.length === 0;
  // What is taught now is under the thumb; the others follow in their order.
  const weeks = weekNumbers(curriculum).toSorted((a, b) => Number(b === current) - Number(a === current));
  return (
    <div className="grid grid-cols-1 gap-2">
      {isEmpty && <EmptyPlan curriculum={curriculum} onImport={onImport} />}
      {weeks.map((week) => (
        <WeekSection
          key={week}
          curriculum={curriculum}
          week={week}
          isShown={week === current}
          onEdit={() => setEdited(week)}
        />
      ))}
      {edited !== null && <WeekDialog curriculum={curriculum} week={edited} onClose={() => setEdited(null)} />}
    </div>
  );
};
