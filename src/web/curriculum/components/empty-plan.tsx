import { useState } from 'react';
import { planCopy as texts } from '#strings/curriculum/staff';
import { Button } from '#web/ui/button.tsx';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import type { Curriculum } from '#wire/curriculum';
import { useCopyPlan } from '../mutations.ts';

/** Terms with a plan of this grade, the nearest before this one first: most often it is last year's. */
const sourcesOf = ({ term, terms }: Curriculum) => {
  const planned = terms.filter(({ id, lessons }) => id !== term.id && lessons > 0);
  return planned.toSorted(
    (a, b) => Number(b.start < term.start) - Number(a.start < term.start) || b.start.localeCompare(a.start),
  );
};

/** A term whose plan is still to come: from another term, from a table, or week by week below. */
export const EmptyPlan = ({ curriculum, onImport }: { curriculum: Curriculum; onImport: () => void }) => {
  const sources = sourcesOf(curriculum);
  const [chosen, setChosen] = useState<number | null>(null);
  const copy = useCopyPlan(curriculum.grade);
  const source = sources.find(({ id }) => id === chosen) ?? sources[0];
  const { term, version } = curriculum;
  return (
    <section aria-labelledby="empty-plan" className="grid gap-4 rounded-card bg-card p-5 shadow-card">
      <div>
        <h2 id="empty-plan" className="text-xl font-black">
          {texts.title(term.name)}
        </h2>
        <p className="text-muted">{source ? texts.body : texts.bodyAlone}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {source && (
          <>
            <SelectField
              label={texts.from}
              value={source.id}
              onChange={({ target }) => setChosen(Number(target.value))}
            >
              <OptionPairs of={sources.map(({ id, name, lessons }) => [id, texts.source(name, lessons)])} />
            </SelectField>
            <Button
              look="gold"
              icon="copy"
              busy={copy.isPending}
              onClick={() => copy.mutate({ termId: term.id, fromTermId: source.id, version })}
            >
              {texts.copy}
            </Button>
          </>
        )}
        <Button look="soft" icon="upload" onClick={onImport}>
          {texts.import}
        </Button>
      </div>
    </section>
  );
};
