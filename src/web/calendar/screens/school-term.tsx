import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { dayAfter, schoolDay } from '#domain/calendar/school-day';
import { offeredTerms, termsPage, termForm as texts } from '#strings/calendar/staff';
import { BackLink } from '#web/ui/button-link.tsx';
import { ended } from '#web/ui/confirm-dialog.tsx';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { OfferedTerm, SchoolTerm } from '#wire/calendar';
import { TermForm } from '../components/term-form.tsx';
import { TermNews } from '../components/term-news.tsx';
import { useChangeTerm, useOpenTerm } from '../mutations.ts';
import { offeredTermsQuery, termsQuery } from '../queries.ts';
import { fieldsOf, nextTerm, offeredDraft, seenTerm, type TermDraft } from '../term-draft.ts';
import { useTermDraft } from '../use-term-draft.ts';

/** What is over is not opened any more; where nobody knows the end, it is about this long. */
const ABOUT_DAYS = 150;

const Doubts = ({ term }: { term: OfferedTerm }) => (
  <div className="grid gap-2 rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
    <p className="font-extrabold">{offeredTerms.confirm}</p>
    <ul className="list-disc ps-5">
      {term.doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
    <details>
      <summary className="min-h-11 w-fit py-2 font-extrabold">{offeredTerms.sources}</summary>
      <ul className="list-disc ps-5 break-words">
        {term.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  </div>
);

interface OfferedTermsProps {
  today: string;
  draft: TermDraft;
  /** Null where none is wanted after all: its days are not to stay without what was to be confirmed of them. */
  onTake: (term: OfferedTerm | null) => void;
}

/** A beginning for the form, with what of it is to be confirmed. It only fills the fields: staff go on from there. */
const OfferedTerms = ({ today, draft, onTake }: OfferedTermsProps) => {
  const terms = (useQuery(offeredTermsQuery).data ?? []).filter(
    ({ start, end }) => (end ?? dayAfter(start, ABOUT_DAYS)) >= today,
  );
  const [chosen, setChosen] = useState<OfferedTerm | null>();
  // After a reload its days are there again, and so is what is to be confirmed of them.
  const filled = terms.find(({ name, start }) => name === draft.name && start === draft.start);
  const taken = chosen === undefined ? filled : chosen;
  if (terms.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-card bg-card p-5 shadow-card">
      <SelectField
        label={offeredTerms.label}
        value={taken?.name ?? ''}
        onChange={({ target }) => {
          const wanted = terms.find(({ name }) => name === target.value) ?? null;
          setChosen(wanted);
          onTake(wanted);
        }}
      >
        <option value="">{offeredTerms.none}</option>
        <OptionPairs of={terms.map(({ name }) => [name, name])} />
      </SelectField>
      {taken && <Doubts term={taken} />}
    </div>
  );
};

const skeleton = <Bones layout="grid gap-4 xl:grid-cols-[3fr_2fr]" look="h-96 rounded-card!" times={2} />;

const Back = () => <BackLink to="/admin/school-terms">{termsPage.back}</BackLink>;

const New = ({ terms, today }: { terms: readonly SchoolTerm[]; today: string }) => {
  const [proposed] = useState(() => ({ ...nextTerm(terms, today), version: 0 }));
  const form = useTermDraft('new-term', proposed);
  const open = useOpenTerm();
  const last = terms.at(-1);
  return (
    <TermForm
      form={form}
      others={terms}
      submit={texts.add}
      id={null}
      action={open}
      onSubmit={(then) => ended(open.mutateAsync(fieldsOf(form.draft), then))}
    >
      <OfferedTerms
        today={today}
        draft={form.draft}
        onTake={(offered) => form.change(offeredDraft(offered ?? proposed))}
      />
      {last && <p className="rounded-2xl bg-emerald-soft px-4 py-2 text-emerald-ink">{texts.copied(last.name)}</p>}
    </TermForm>
  );
};

export const NewTerm = () => (
  <>
    <PageHead title={texts.newTitle} intro={texts.intro}>
      <Back />
    </PageHead>
    <Loaded query={useQuery(termsQuery)} skeleton={skeleton}>
      {({ terms, now }) => <New terms={terms} today={schoolDay(new Date(now))} />}
    </Loaded>
  </>
);

const Edit = ({ term, terms }: { term: SchoolTerm; terms: readonly SchoolTerm[] }) => {
  const form = useTermDraft(`term-${term.id}`, seenTerm(term));
  const change = useChangeTerm(term.id, ({ name }) => texts.saved(name));
  return (
    <>
      <PageHead title={texts.editTitle(term.name)} intro={texts.intro}>
        <Back />
      </PageHead>
      <TermForm
        form={form}
        others={terms.filter(({ id }) => id !== term.id)}
        submit={texts.save}
        id={term.id}
        action={change}
        onSubmit={(then) => ended(change.mutateAsync({ ...fieldsOf(form.draft), version: form.seen.version }, then))}
      >
        {!change.isPending && <TermNews form={form} onChoice={change.reset} />}
      </TermForm>
    </>
  );
};

const Gone = () => (
  <>
    <PageHead title={termsPage.title} intro={termsPage.intro} />
    <EmptyState icon="calendar" title={texts.gone} body={texts.goneBody} action={<Back />} />
  </>
);

export const EditTerm = () => {
  const id = Number(getRouteApi('/admin/school-terms/$id').useParams().id);
  return (
    <Loaded query={useQuery(termsQuery)} skeleton={skeleton}>
      {({ terms }) => {
        const term = terms.find((each) => each.id === id);
        return term ? <Edit key={id} term={term} terms={terms} /> : <Gone />;
      }}
    </Loaded>
  );
};
