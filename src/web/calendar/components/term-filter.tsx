import { termFilter } from '#strings/calendar/words';
import { Filter } from '#web/ui/filter.tsx';

interface TermFilterProps {
  terms: readonly { readonly id: number; readonly name: string }[];
  term: number;
  onChange: (term: number | undefined) => void;
}

/** Which term is looked at, where there are several. */
export const TermFilter = ({ terms, term, onChange }: TermFilterProps) =>
  terms.length > 1 && (
    <Filter
      label={termFilter}
      options={terms.map(({ id }) => id)}
      nameOf={(id) => terms.find((each) => each.id === id)?.name ?? ''}
      value={term}
      onChange={onChange}
    />
  );
