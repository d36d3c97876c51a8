import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAfter } from '#domain/calendar/school-day';
import { offeredTerms as texts } from '#strings/calendar/staff';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import type { OfferedTerm } from '#wire/calendar';
import { offeredTermsQuery } from '../queries.ts';
import type { TermDraft } from '../term-draft.ts';

/** What is over is not opened any more; where nobody knows the end, it is about this long. */
const ABOUT_DAYS = 150;

const Doubts = ({ term }: { term: OfferedTerm }) => (
  <div className="grid gap-2 rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
    <p className="font-extrabold">{texts.confirm}</p>
    <ul className="list-disc ps-5">
      {term.doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
    <details>
      <summary className="min-h-11 w-fit py-2 font-extrabold">{texts.sources}</summary>
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
export const OfferedTerms = ({ today, draft, onTake }: OfferedTermsProps) => {
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
        label={texts.label}
        value={taken?.name ?? ''}
        onChange={({ target }) => {
          const wanted = terms.find(({ name }) => name === target.value) ?? null;
          setChosen(wanted);
          onTake(wanted);
        }}
      >
        <option value="">{texts.none}</option>
        <OptionPairs of={terms.map(({ name }) => [name, name])} />
      </SelectField>
      {taken && <Doubts term={taken} />}
    </div>
  );
};
