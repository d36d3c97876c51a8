import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { GIVEN_BY_STAFF } from '#domain/rewards/kinds';
import { GIFT_TITLE_MAX } from '#domain/rewards/presets';
import { GRADES } from '#domain/roster/grades';
import { connection } from '#strings/connection';
import { formatDay } from '#strings/dates';
import { moneyText } from '#strings/money';
import { giftPreview, giveForm, givenSources, RECIPIENT_KINDS } from '#strings/rewards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { draftFields } from '#web/lib/draft-fields.ts';
import { faultsOf, hiddenFaultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PupilPicker } from '#web/ui/pupil-picker.tsx';
import type { Recipients } from '#wire/recipients';
import type { GiftPreview } from '#wire/rewards';
import { emptyGift, type GiftDraft, giftOf, missingFrom } from '../admin-gift.ts';
import { useGive, useSayGiven } from '../admin-mutations.ts';
import { giftPreviewQuery, givingQuery } from '../admin-queries.ts';

const HINTS = {
  pupils: giftPreview.choosePupils,
  amount: giftPreview.chooseAmount,
  days: giftPreview.chooseDays,
} as const;

/** Names that fit in two lines; the rest is counted. */
const SHOWN_NAMES = 4;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-muted">{label}</dt>
    <dd className="font-extrabold">{children}</dd>
  </div>
);

const Facts = ({ draft, preview }: { draft: GiftDraft; preview: GiftPreview }) => {
  const { count, total, notAgreed, names, expiresAt } = preview;
  const shown = names.slice(0, SHOWN_NAMES);
  return (
    <>
      <dl className="grid gap-0.5">
        <Fact label={giftPreview.to}>{giftPreview.count(count)}</Fact>
        <Fact label={giftPreview.total}>{moneyText(draft.type, total)}</Fact>
        <Fact label={giftPreview.expires}>{formatDay(expiresAt)}</Fact>
      </dl>
      {shown.length > 0 && <p className="text-sm text-muted">{giftPreview.names(shown, count - shown.length)}</p>}
      {notAgreed > 0 && (
        <p className="flex items-start gap-2 text-sm font-extrabold text-gold-ink">
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {giftPreview.notAgreed(notAgreed)}
        </p>
      )}
    </>
  );
};

/** Their faults stand beside them, in the form around. */
const SHOWN_FIELDS = ['amount', 'title', 'days'];

interface PreviewProps {
  draft: GiftDraft;
  query: UseQueryResult<GiftPreview>;
}

const Answer = ({ draft, query }: PreviewProps) => {
  const missing = missingFrom(draft);
  if (missing) return <p className="text-muted">{HINTS[missing]}</p>;
  if (query.isError) {
    // Only whom it is for has no field in the form; the preview is about them.
    const [ofRecipients] = hiddenFaultsOf(query.error, SHOWN_FIELDS);
    if (ofRecipients) return <Alert>{ofRecipients}</Alert>;
    const fault = otherFaultOf(query.error, SHOWN_FIELDS);
    if (!fault) return null;
    return (
      <>
        <Alert>{fault}</Alert>
        <Button look="plain" size="small" icon="refresh" onClick={() => void query.refetch()}>
          {connection.retry}
        </Button>
      </>
    );
  }
  if (!query.data) return <p className="text-muted">{giftPreview.counting}</p>;
  return <Facts draft={draft} preview={query.data} />;
};

/** What the server says would happen, kept in one place while it is asked again. */
const Preview = (props: PreviewProps) => (
  <section
    aria-label={giftPreview.title}
    aria-live="polite"
    aria-busy={props.query.isFetching}
    className="grid min-h-28 content-start gap-1.5 rounded-2xl bg-paper p-3"
  >
    <Answer {...props} />
  </section>
);

interface PartProps {
  draft: GiftDraft;
  fields: ReturnType<typeof draftFields<GiftDraft>>;
}

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

const WholeSchool = () => {
  const { data } = useQuery(pupilsQuery);
  return data ? (
    <p className="rounded-2xl bg-paper p-4 text-center font-extrabold">{countPupils(data.length)}</p>
  ) : null;
};

const KINDS: readonly Recipients['kind'][] = ['students', 'grade', 'all'];

const RecipientsPart = ({ draft, fields: { chosen } }: PartProps) => (
  <div className="grid grid-cols-1 content-start gap-3">
    <Choice
      legend={giveForm.whom}
      options={KINDS.map((value) => ({ value, label: RECIPIENT_KINDS[value] }))}
      {...chosen('kind')}
    />
    {draft.kind === 'students' && <PupilPicker ids={draft.ids} onChoose={chosen('ids').onChange} />}
    {draft.kind === 'grade' && <Choice legend={giveForm.grade} options={GRADE_OPTIONS} {...chosen('grade')} />}
    {draft.kind === 'all' && <WholeSchool />}
  </div>
);

const SOURCES = GIVEN_BY_STAFF.map((value) => ({ value, label: givenSources[value] }));
const QUICK = { label: giveForm.quick, counts: [5, 10, 20, 50] };

/** What was written lately, to be written again by one tap. */
const Reasons = ({ onChoose }: { onChoose: (title: string) => void }) => {
  const reasons = useQuery(givingQuery).data?.reasons ?? [];
  if (reasons.length === 0) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="mb-1 text-sm font-extrabold text-muted">{giveForm.reasons}</legend>
      {reasons.map((reason) => (
        <Button key={reason} look="plain" size="small" onClick={() => onChoose(reason)}>
          {reason}
        </Button>
      ))}
    </fieldset>
  );
};

const WhatPart = ({ fields: { typed, counted, chosen } }: Pick<PartProps, 'fields'>) => (
  <>
    <Choice legend={giveForm.source} options={SOURCES} {...chosen('source')} />
    <Choice legend={giveForm.type} options={TYPE_OPTIONS} {...chosen('type')} />
    <CountField label={giveForm.amount} {...counted('amount')} quick={QUICK} />
    <div className="grid grid-cols-[1fr_7.5rem] items-start gap-3">
      <TextField
        label={giveForm.reason}
        hint={giveForm.reasonHint}
        {...typed('title')}
        maxLength={GIFT_TITLE_MAX}
        autoComplete="off"
      />
      <CountField label={giveForm.days} {...counted('days')} />
    </div>
    <Reasons onChoose={chosen('title').onChange} />
  </>
);

export const GiveDialog = ({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) => {
  const grade = useGrade();
  const [draft, setDraft] = useState(() => emptyGift(ids, grade));
  const change = (part: Partial<GiftDraft>) => setDraft((before) => ({ ...before, ...part }));
  // The title changes nothing that the preview counts: typing it asks nothing.
  const preview = useQuery(giftPreviewQuery(giftOf({ ...draft, title: '' })));
  const give = useGive();
  const sayGiven = useSayGiven();
  const fields = draftFields(draft, faultsOf(give.error ?? preview.error), change);
  const otherFault = otherFaultOf(give.error, SHOWN_FIELDS);
  const count = preview.data?.count ?? 0;
  // What nobody has seen is not sent: the preview must be of the form as it stands.
  const gift = giftOf(draft);
  const isSeen = gift !== null && preview.isSuccess && !preview.isPlaceholderData && count > 0;
  const send = () => {
    if (!gift || !isSeen || give.isPending) return;
    give.mutate(gift, {
      onSuccess: (batch) => {
        onClose();
        sayGiven(batch);
      },
    });
  };
  const startIn = ids.length > 0 ? 'input[inputmode="numeric"]' : '[role="combobox"]';
  return (
    <Dialog title={giveForm.title} onClose={onClose} wide>
      <div
        ref={(element) => element?.querySelector(startIn)?.setAttribute('autofocus', '')}
        className="grid grid-cols-1 items-start gap-x-6 gap-y-4 md:grid-cols-2"
      >
        <RecipientsPart draft={draft} fields={fields} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          className="grid grid-cols-1 gap-3"
        >
          <WhatPart fields={fields} />
          <Preview draft={draft} query={preview} />
          {otherFault && <Alert>{otherFault}</Alert>}
          <Button type="submit" look="gold" icon="gift" size="large" busy={give.isPending} disabled={!isSeen}>
            {isSeen ? giveForm.sendTo(count) : giveForm.send}
          </Button>
        </form>
      </div>
    </Dialog>
  );
};
