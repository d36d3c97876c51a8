import type { Difference } from '#domain/quran/comparing';
import { differenceMeanings, differenceNames, placeText, comparison as texts } from '#strings/quran/staff';
import { Icon } from '#web/ui/icon.tsx';
import { WithQuranFont } from '#web/ui/quran/passage.tsx';
import type { Comparison as Compared } from '../admin-new-text.ts';

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
        <Spelling word={difference.published} caption={texts.published} />
        <Spelling word={difference.pasted} caption={texts.pasted} />
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
  <dl aria-label={texts.legend} className="grid gap-1.5 text-sm">
    {KINDS.map((kind) => (
      <div key={kind} className="flex flex-wrap items-center gap-x-2">
        <dt className={`px-2 font-extrabold ${LOOKS[kind]}`}>
          {texts.counted(differenceNames[kind], differences.filter((each) => each.kind === kind).length)}
        </dt>
        <dd className="text-muted">{differenceMeanings[kind]}</dd>
      </div>
    ))}
  </dl>
);

/** Each word of what was pasted beside the published one; nothing of it is stored. */
export const Comparison = ({ compared: { passage, differences, isSame } }: { compared: Compared }) => (
  <section aria-label={texts.title} className="grid gap-3 rounded-2xl border border-line p-4">
    <div role="status" className="grid gap-1">
      <p className="flex items-center gap-2 font-black">
        <Icon name={isSame ? 'check' : 'warning'} className="size-5 shrink-0" />
        {placeText(passage)}
      </p>
      <p>{isSame ? texts.same : texts.different}</p>
      <p className="font-extrabold text-emerald-ink">{texts.saved}</p>
    </div>
    {!isSame && (
      <>
        <Legend differences={differences} />
        <WithQuranFont>
          {() => (
            <p lang="ar" translate="no" className="quran [--quran-size:1.4rem]">
              {[...differences.entries()].map(([place, each]) => (
                <span key={place} data-kind={each.kind}>
                  {each.kind === 'same' ? each.published : <Marked difference={each} />}{' '}
                </span>
              ))}
            </p>
          )}
        </WithQuranFont>
      </>
    )}
  </section>
);
