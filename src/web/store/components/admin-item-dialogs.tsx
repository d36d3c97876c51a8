import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import {
  CATEGORIES,
  ITEM_DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  ITEM_WARNING_MAX,
  PARTY_SIZES,
  PERMISSIONS,
} from '#domain/store/items';
import { itemParts, itemPicture, partyNames, itemForm as texts } from '#strings/store/staff';
import { categoryNames, permissionNames } from '#strings/store/words';
import { isRefusedWith } from '#web/lib/api.ts';
import { draftFields } from '#web/lib/draft-fields.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { Faults, Options, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { AdminItem, ItemFields } from '#wire/store/staff';
import { changesOf, draftOf, EMPTY_ITEM, fieldsOf, type ItemChange, withChanges } from '../admin-item-draft.ts';
import { useAddItem, useEditItem, useRemovePicture, useSendPicture } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { ItemLooks, type ItemLooksProps } from './admin-item-looks.tsx';

/** Saved at once, whatever becomes of the form around it. */
const PictureField = ({ item }: { item: AdminItem }) => {
  const upload = useSendPicture(item.id);
  const remove = useRemovePicture(item.id);
  return (
    <section aria-label={itemPicture.title} className="grid gap-2">
      <UploadField
        upload={upload}
        title={item.imageFileId ? itemPicture.replace : itemPicture.choose}
        hint={itemPicture.hint}
        accept="image/*"
      />
      {item.imageFileId && !upload.sending && (
        <Button look="plain" size="small" icon="trash" busy={remove.isPending} onClick={() => remove.mutate()}>
          {itemPicture.remove}
        </Button>
      )}
    </section>
  );
};

interface ChangeNote extends ItemChange {
  readonly was: ItemFields;
  readonly now: ItemFields;
}

/** What became of an item while its form was open, and which of it the form has taken over. */
const ItemChanges = ({ notes }: { notes: readonly ChangeNote[] }) =>
  notes.length > 0 && (
    <section aria-label={texts.changes} className="rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
      <h3 className="font-black">{texts.changes}</h3>
      <ul className="list-disc ps-5">
        {notes.map(({ part, isTyped, was, now }) => {
          const { label, textOf } = itemParts[part];
          return (
            <li key={part}>
              <span className="font-extrabold">{texts.change(label, textOf(was), textOf(now))}</span>{' '}
              {isTyped ? texts.kept : texts.followed}
            </li>
          );
        })}
      </ul>
    </section>
  );

const PARTY_OPTIONS = PARTY_SIZES.map((value) => ({ value, label: partyNames[value] }));

/** Where a fault can stand below its field. */
const FIELDS_SHOWN = [
  'name',
  'category',
  'description',
  'price',
  'stock',
  'limitPerPupil',
  'permission',
  'specs',
  'warning',
];

/** Everything about an item, and beside it how it looks. */
const ItemFieldset = ({ draft, imageFileId, onChange, children }: ItemLooksProps) => {
  const faults = useContext(Faults);
  // A fault of one line stands under all of them.
  const faultOfSpecs = Object.entries(faults).find(([field]) => field === 'specs' || field.startsWith('specs/'))?.[1];
  const { typed, counted, chosen } = draftFields(draft, faults, onChange);
  const field = (part: 'name' | 'category' | 'description' | 'permission' | 'specs' | 'warning') => ({
    ...typed(part),
    label: texts[part],
    autoComplete: 'off',
  });
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">
        <TextField {...field('name')} maxLength={ITEM_NAME_MAX} />
        <SelectField {...field('category')}>
          <Options of={CATEGORIES} names={categoryNames} />
        </SelectField>
        <div className="sm:col-span-2">
          <TextField {...field('description')} maxLength={ITEM_DESCRIPTION_MAX} />
        </div>
        <Choice legend={texts.priceType} options={TYPE_OPTIONS} {...chosen('priceType')} />
        <CountField label={texts.price} {...counted('price')} />
        <div className="grid content-start gap-1">
          <CountField
            label={texts.stock}
            error={faults.stock}
            value={draft.isUnlimited ? null : draft.stock}
            onChange={(stock) => onChange({ stock, isUnlimited: false })}
          />
          <Tick label={texts.unlimited} checked={draft.isUnlimited} onChange={chosen('isUnlimited').onChange} />
        </div>
        <div className="grid content-start gap-1.5">
          <CountField label={texts.limit} {...counted('limitPerPupil')} />
          <p className="text-sm text-muted">{texts.limitHint}</p>
        </div>
        <div className="grid grid-cols-1 gap-4 sm:col-span-2">
          <SelectField {...field('permission')}>
            <Options of={PERMISSIONS} names={permissionNames} />
          </SelectField>
          <Choice legend={texts.party} options={PARTY_OPTIONS} {...chosen('partySize')} />
        </div>
        <fieldset className="sm:col-span-2">
          <legend className="sr-only">{texts.flags}</legend>
          <div className="flex flex-wrap gap-x-6">
            {(['used', 'notAvailable', 'notInRamadan'] as const).map((part) => (
              <Tick key={part} label={texts[part]} checked={draft[part]} onChange={chosen(part).onChange} />
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-1 gap-4 sm:col-span-2">
          <TextAreaField {...field('specs')} hint={texts.specsHint} error={faultOfSpecs} rows={3} />
          <TextField {...field('warning')} placeholder={texts.warningExample} maxLength={ITEM_WARNING_MAX} />
        </div>
      </div>
      <ItemLooks draft={draft} imageFileId={imageFileId} onChange={onChange}>
        {children}
      </ItemLooks>
    </div>
  );
};

export const AddItem = ({ onClose, onPicture }: { onClose: () => void; onPicture: (item: AdminItem) => void }) => {
  const [draft, setDraft] = useState(EMPTY_ITEM);
  const add = useAddItem(onPicture);
  return (
    <FormDialog
      wide
      title={texts.addTitle}
      submit={texts.add}
      action={add}
      fields={FIELDS_SHOWN}
      onSubmit={() => add.mutate(fieldsOf(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <ItemFieldset draft={draft} imageFileId={null} onChange={(part) => setDraft({ ...draft, ...part })}>
        {/* A picture belongs to an item that is on the shelf. */}
        <p className="text-sm text-muted">{itemPicture.afterAdding}</p>
      </ItemFieldset>
    </FormDialog>
  );
};

const isChanged = (error: unknown): boolean => isRefusedWith(error, 'store_item_changed');

export const EditItem = ({ item, onClose }: { item: AdminItem; onClose: () => void }) => {
  const client = useQueryClient();
  const { seen, draft, change, follow } = useSeenDraft(item, draftOf);
  const [notes, setNotes] = useState<readonly ChangeNote[]>([]);
  const edit = useEditItem(item.id);
  /** What nobody touched in the form follows the shelf, which has been asked for again. */
  const lookAgain = (): void => {
    const now = client.getQueryData(storeQuery.queryKey)?.items.find(({ id }) => id === item.id);
    if (!now) return;
    const changes = changesOf(draft, seen, now);
    setNotes(changes.map(({ part, isTyped }) => ({ part, isTyped, was: seen, now })));
    follow(now, withChanges(draft, now, changes));
  };
  return (
    <FormDialog
      wide
      title={texts.editTitle(item.name)}
      submit={texts.save}
      action={edit}
      fields={FIELDS_SHOWN}
      onSubmit={() =>
        edit.mutate(
          { ...fieldsOf(draft), seenStock: seen.stock, seenVersion: seen.version },
          { onSuccess: onClose, onError: (error) => isChanged(error) && lookAgain() },
        )
      }
      onClose={onClose}
    >
      <ItemFieldset draft={draft} imageFileId={item.imageFileId} onChange={change}>
        <PictureField item={item} />
      </ItemFieldset>
      {isChanged(edit.error) && <ItemChanges notes={notes} />}
    </FormDialog>
  );
};
