import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRIVILEGE_DESCRIPTION_MAX, PRIVILEGE_TEXT_MAX } from '#domain/privileges/pick';
import { GRADES, isGrade } from '#domain/roster/grades';
import { formatDay } from '#strings/dates';
import { closeOffer, offersList as texts } from '#strings/privileges/staff';
import { gradeNames } from '#strings/widgets';
import { textOf } from '#web/lib/form-faults.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { StaffOffer } from '#wire/privileges';
import { privilegesSearch } from '../admin-search.ts';
import { useCloseOffer, useOfferPrivilege } from '../mutations.ts';
import { offersQuery } from '../queries.ts';

const OfferForm = ({ onClose }: { onClose: () => void }) => {
  const offer = useOfferPrivilege();
  const submit = (form: FormData) => {
    const grade = Number(textOf(form, 'grade'));
    offer.mutate(
      {
        text: textOf(form, 'text'),
        description: textOf(form, 'description').trim() || null,
        grade: isGrade(grade) ? grade : null,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      title={texts.formTitle}
      submit={texts.submit}
      action={offer}
      fields={['text', 'description', 'grade']}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="text"
        label={texts.text}
        hint={texts.textHint}
        maxLength={PRIVILEGE_TEXT_MAX}
        autoComplete="off"
      />
      <TextField
        name="description"
        label={texts.description}
        placeholder={texts.optional}
        maxLength={PRIVILEGE_DESCRIPTION_MAX}
        autoComplete="off"
      />
      <SelectField name="grade" label={texts.grade} defaultValue="">
        <option value="">{texts.allGrades}</option>
        <Options of={GRADES} names={gradeNames} />
      </SelectField>
    </FormDialog>
  );
};

const Offer = ({ offer }: { offer: StaffOffer }) => {
  const close = useCloseOffer();
  const { ask, dialog } = useConfirm();
  return (
    <li
      className={`grid content-between gap-3 rounded-3xl border border-line p-4 ${offer.isOpen ? 'bg-card' : 'bg-paper text-muted'}`}
    >
      <div>
        <h3 className="text-lg font-black break-words">{offer.text}</h3>
        {offer.description && <p className="text-sm break-words text-muted">{offer.description}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={offer.isOpen ? 'good' : 'plain'}>{offer.grade ? gradeNames[offer.grade] : texts.allGrades}</Badge>
        {offer.waiting > 0 && <Badge tone="wait">{texts.waiting(offer.waiting)}</Badge>}
        {offer.isOpen ? (
          <Button
            size="small"
            look="plain"
            className="ms-auto"
            aria-label={texts.named(texts.close, offer.text)}
            onClick={() =>
              ask({
                run: () => close.mutateAsync(offer),
                confirm: { ...closeOffer, body: closeOffer.body(offer.text), tone: 'danger' },
              })
            }
          >
            {texts.close}
          </Button>
        ) : (
          <span className="ms-auto text-sm">{offer.closedAt && texts.closedAt(formatDay(offer.closedAt))}</span>
        )}
      </div>
      {dialog}
    </li>
  );
};

export const Offers = () => {
  const [isAdding, setIsAdding] = useState(false);
  const list = useList(privilegesSearch);
  const query = useQuery(offersQuery);
  const shown = list.wanted.grade;
  const add = (
    <Button look="gold" icon="plus" onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <ListFrame
        list={list}
        query={query}
        rows={query.data}
        shows={({ grade }) => shown === undefined || grade === null || grade === shown}
        tools={add}
        empty={{ icon: 'ticket', title: texts.none, body: texts.noneBody, action: add }}
      >
        {(offers) => (
          <ul aria-label={texts.label} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {offers.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </ListFrame>
      {isAdding && <OfferForm onClose={() => setIsAdding(false)} />}
    </>
  );
};
