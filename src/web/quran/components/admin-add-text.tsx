import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Difference } from '#domain/quran/comparing';
import { TITLE_MAX } from '#domain/quran/texts';
import { GRADES } from '#domain/roster/grades';
import { fieldText } from '#strings/fields';
import {
  comparison,
  differenceMeanings,
  differenceNames,
  placeText,
  quranPage,
  textFields,
  addText as texts,
} from '#strings/quran/staff';
import { gradeLabel, gradeNames } from '#strings/widgets';
import type { Reply } from '#web/lib/api.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Options, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { QuranWords } from '#web/ui/quran/passage.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { type Comparison, readDraft, type TextDraft, type useNewText } from '../admin-new-text.ts';
import { surahsQuery } from '../queries.ts';
import { RANGE_FIELDS, VerseFields, VersePreview } from './admin-verse-fields.tsx';

type Kind = Difference['kind'];

const KINDS = Object.keys(differenceNames) as Kind[];

/** The word above or below says it; the colour and the line only help the eye find it. */
const LOOKS: Readonly<Record<Kind, string>> = {
  same: '',
  changed: 'rounded-xl border-2 border-gold bg-gold-soft text-gold-ink',
  missing: 'rounded-xl border-2 border-dashed border-emerald bg-emerald-soft text-emerald-ink',
  extra: 'rounded-xl border-2 border-dotted border-danger bg-danger-soft text-danger',
};

const Spelling = ({ word, caption }: { word: string; caption: string }) => (
  <span className="inline-grid justify-items-center">
    <span data-word>{word}</span>
    <span className="font-sans text-xs leading-normal font-extrabold">{caption}</span>
  </span>
);

const Marked = ({ difference }: { difference: Exclude<Difference, { kind: 'same' }> }) => (
  <span className={`mx-1 inline-flex flex-wrap items-end gap-x-3 px-2 align-middle ${LOOKS[difference.kind]}`}>
    {difference.kind === 'changed' ? (
      <>
        <span className="sr-only">{differenceNames.changed}:</span>
        <Spelling word={difference.published} caption={comparison.published} />
        <Spelling word={difference.pasted} caption={comparison.pasted} />
      </>
    ) : (
      <Spelling
        word={difference.kind === 'missing' ? difference.published : difference.pasted}
        caption={differenceNames[difference.kind]}
      />
    )}
  </span>
);

const Legend = ({ differences }: { differences: readonly Difference[] }) => (
  <dl aria-label={comparison.legend} className="grid gap-1.5 text-sm">
    {KINDS.map((kind) => (
      <div key={kind} className="flex flex-wrap items-center gap-x-2">
        <dt className={`px-2 font-extrabold ${LOOKS[kind]}`}>
          {comparison.counted(differenceNames[kind], differences.filter((each) => each.kind === kind).length)}
        </dt>
        <dd className="text-muted">{differenceMeanings[kind]}</dd>
      </div>
    ))}
  </dl>
);

/** Each word of what was pasted beside the published one; nothing of it is stored. */
const Compared = ({ compared: { passage, differences, isSame } }: { compared: Comparison }) => (
  <section aria-label={comparison.title} className="grid gap-3 rounded-2xl border border-line p-4">
    <div role="status" className="grid gap-1">
      <p className="flex items-center gap-2 font-black">
        <Icon name={isSame ? 'check' : 'warning'} className="size-5 shrink-0" />
        {placeText(passage)}
      </p>
      <p>{isSame ? comparison.same : comparison.different}</p>
      <p className="font-extrabold text-emerald-ink">{comparison.saved}</p>
    </div>
    {!isSame && (
      <>
        <Legend differences={differences} />
        <QuranWords className="[--quran-size:1.4rem]">
          {[...differences.entries()].map(([place, each]) => (
            <span key={place} data-kind={each.kind}>
              {each.kind === 'same' ? each.published : <Marked difference={each} />}{' '}
            </span>
          ))}
        </QuranWords>
      </>
    )}
  </section>
);

type NewText = ReturnType<typeof useNewText>;

const WAYS = (['choose', 'paste'] as const).map((value) => ({ value, label: texts[value] }));

interface PasteProps extends Pick<NewText, 'draft' | 'compare' | 'paste'> {
  isTried: boolean;
}

const Paste = ({ draft: { pasted, compared }, compare, paste, isTried }: PasteProps) => {
  const missing = pasted.trim() === '' ? fieldText('required') : texts.compareFirst;
  const otherFault = otherFaultOf(compare.error, ['pasted']);
  return (
    <div className="grid gap-3">
      <TextAreaField
        label={texts.pasted}
        hint={texts.pastedHint}
        error={isTried && !compared ? missing : faultsOf(compare.error).pasted}
        value={pasted}
        onChange={(event) => paste(event.target.value)}
        readOnly={compare.isPending}
        lang="ar"
        rows={5}
        className="quran [--quran-size:1.4rem]"
      />
      {otherFault && <Alert>{otherFault}</Alert>}
      <Button look="soft" icon="check" busy={compare.isPending} onClick={compare.run} className="justify-self-start">
        {texts.compare}
      </Button>
      {compared && <Compared compared={compared} />}
    </div>
  );
};

const CARD =
  'grid grid-cols-1 items-start gap-x-6 gap-y-4 rounded-card border border-line bg-card p-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr] xl:p-5';

const skeleton = (
  <div className={CARD}>
    <Bones look={['h-13', 'h-11', 'h-11', 'h-13', 'h-14 w-40']} />
    <Bones look="h-72" />
  </div>
);

interface FormProps {
  published: Reply<'GET /api/admin/quran/surahs'>;
  text: NewText;
}

const Form = ({ published: { surahs, edition }, text: { draft, change, add, compare, paste } }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const grade = useGrade();
  const set = useAddress();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 || add.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, add.error]);

  const { title, range } = readDraft(draft, surahs);
  const isTitleMissing = title.trim() === '';
  const isMissing = isTitleMissing || range === 'missing';
  const isTried = tries > 0;
  const isChosen = draft.way === 'choose';
  const faults = faultsOf(add.error);
  const otherFault =
    isTried && isMissing
      ? quranPage.fillIn
      : otherFaultOf(add.error, isChosen ? ['title', ...RANGE_FIELDS] : ['title']);

  const turn = (way: TextDraft['way']) => {
    setTries(0);
    change({ way });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (!add.isPending && !isTitleMissing && typeof range === 'object') add.mutate({ title, grade, ...range });
  };

  return (
    <form ref={form} noValidate aria-label={texts.label} onSubmit={submit} className={CARD}>
      <div className="grid grid-cols-1 gap-4">
        <Choice legend={texts.way} options={WAYS} value={draft.way} onChange={turn} />
        {isChosen ? (
          <VerseFields
            surahs={surahs}
            range={draft.range}
            onChange={(next) => change({ range: next })}
            faults={faults}
            isTried={isTried}
          />
        ) : (
          <Paste draft={draft} compare={compare} paste={paste} isTried={isTried} />
        )}
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <TextField
            label={textFields.title}
            hint={textFields.titleHint}
            error={isTried && isTitleMissing ? fieldText('required') : faults.title}
            value={title}
            onChange={(event) => change({ title: event.target.value })}
            maxLength={TITLE_MAX}
            autoComplete="off"
          />
          <SelectField
            label={gradeLabel}
            value={grade}
            onChange={(event) => set({ grade: Number(event.target.value) })}
          >
            <Options of={GRADES} names={gradeNames} />
          </SelectField>
        </div>
      </div>
      <VersePreview
        range={typeof range === 'object' ? range : null}
        edition={edition}
        className="max-h-[50dvh] xl:row-span-2 xl:max-h-[70dvh]"
        empty={isChosen ? textFields.nothingToPreview : textFields.nothingCompared}
      />
      <div className="grid gap-4">
        {otherFault && <Alert>{otherFault}</Alert>}
        <Button type="submit" look="gold" icon="plus" busy={add.isPending} className="justify-self-start">
          {texts.submit}
        </Button>
      </div>
    </form>
  );
};

export const AddText = ({ text }: { text: NewText }) => (
  <Loaded query={useQuery(surahsQuery)} skeleton={skeleton}>
    {(published) => <Form published={published} text={text} />}
  </Loaded>
);
