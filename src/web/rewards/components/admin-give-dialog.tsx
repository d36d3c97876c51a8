import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { GIVEN_BY_STAFF } from '#domain/rewards/kinds';
import { GIFT_TITLE_MAX } from '#domain/rewards/presets';
import { GRADES } from '#domain/roster/grades';
import { giveForm, givenSources, RECIPIENT_KINDS } from '#strings/rewards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { draftFields } from '#web/lib/draft-fields.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { useGrade } from '#web/lib/grade.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PupilPicker } from '#web/ui/pupil-picker.tsx';
import type { Recipients } from '#wire/recipients';
import { emptyGift, type GiftDraft, giftOf } from '../admin-gift.ts';
import { useGive, useSayGiven } from '../admin-mutations.ts';
import { giftPreviewQuery, givingQuery } from '../admin-queries.ts';
import { Preview, SHOWN_FIELDS } from './admin-gift-preview.tsx';

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
