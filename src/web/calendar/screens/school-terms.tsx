import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { shownTerm } from '#domain/calendar/school-calendar';
import { schoolDay } from '#domain/calendar/school-day';
import { formatDaysOfYear, formatHijriDaysOfYear } from '#strings/calendar/days';
import { removeTerm, termsPage as texts } from '#strings/calendar/staff';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button, lookOf } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { SchoolTerm } from '#wire/calendar';
import { OpenFirstTerm } from '../components/term-loaded.tsx';
import { WeekList } from '../components/week-list.tsx';
import { useRemoveTerm } from '../mutations.ts';
import { termsQuery } from '../queries.ts';

type TermState = keyof typeof texts.states;

const TONES: Readonly<Record<TermState, Tone>> = { running: 'good', coming: 'wait', over: 'plain' };

const stateOf = ({ start, end }: SchoolTerm, today: string): TermState => {
  if (today < start) return 'coming';
  return today <= end ? 'running' : 'over';
};

interface TermCardProps {
  term: SchoolTerm;
  state: TermState;
  isOpen: boolean;
  onRemove: () => void;
}

const TermCard = ({ term, state, isOpen, onRemove }: TermCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-card bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id={id} className="flex flex-wrap items-center gap-3 text-2xl font-black">
            {term.name}
            <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
          </h2>
          <p className="font-extrabold">{formatDaysOfYear(term.start, term.end)}</p>
          <p className="text-sm text-muted">{formatHijriDaysOfYear(term.start, term.end)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/admin/school-terms/$id"
            params={{ id: String(term.id) }}
            aria-label={texts.named(texts.edit, term.name)}
            className={lookOf('soft', 'medium')}
          >
            {texts.edit}
          </Link>
          <Link
            to="/admin/timetable"
            search={{ term: term.id }}
            aria-label={texts.named(texts.timetable, term.name)}
            className={lookOf('plain', 'medium')}
          >
            {texts.timetable}
          </Link>
          {state === 'coming' && (
            <Button look="danger" aria-label={texts.named(texts.remove, term.name)} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
      </div>
      <details open={isOpen}>
        <summary className="min-h-11 w-fit py-2 font-extrabold text-emerald-ink">{texts.showWeeks}</summary>
        <WeekList label={texts.weeks(term.name)} term={term} layout="sm:grid-cols-2 xl:grid-cols-4" />
      </details>
    </section>
  );
};

const Terms = ({ terms, today }: { terms: readonly SchoolTerm[]; today: string }) => {
  const remove = useRemoveTerm();
  const { ask, dialog } = useConfirm();
  const shown = shownTerm(terms, today);
  if (!shown) return <OpenFirstTerm />;
  return (
    <div className="grid gap-4">
      {terms.toReversed().map((term) => (
        <TermCard
          key={term.id}
          term={term}
          state={stateOf(term, today)}
          isOpen={term === shown}
          onRemove={() =>
            ask({
              run: () => remove.mutateAsync(term),
              confirm: { ...removeTerm, body: removeTerm.body(term.name), tone: 'danger' },
            })
          }
        />
      ))}
      {dialog}
    </div>
  );
};

export const SchoolTerms = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro}>
      <ButtonLink to="/admin/school-terms/new" look="gold" icon="plus">
        {texts.add}
      </ButtonLink>
    </PageHead>
    <Loaded query={useQuery(termsQuery)} skeleton={<Bones look="h-64 rounded-card!" times={2} />}>
      {({ terms, now }) => <Terms terms={terms} today={schoolDay(new Date(now))} />}
    </Loaded>
  </>
);
