import type { ChangeEvent } from 'react';
import { ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX, ITEM_WARNING_MAX, PARTY_SIZES } from '#domain/store/items';
import { partyNames, itemForm as texts } from '#strings/store/staff';
import { categoryNames, permissionNames } from '#strings/store/words';
import { TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { ItemDraft } from '../admin-item-draft.ts';

interface ItemFieldsetProps {
  draft: ItemDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<ItemDraft>) => void;
}

/** A fault of one line stands under all of them. */
const faultOfSpecs = (faults: ItemFieldsetProps['faults']): string | undefined =>
  Object.entries(faults).find(([field]) => field === 'specs' || field.startsWith('specs/'))?.[1];

const PARTY_OPTIONS = PARTY_SIZES.map((value) => ({ value, label: partyNames[value] }));

/** Where a fault can stand below its field. */
export const ITEM_FIELDS_SHOWN = [
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

/** Everything about an item but its looks. */
export const ItemFieldset = ({ draft, faults, onChange }: ItemFieldsetProps) => {
  const typed = (part: 'name' | 'description' | 'specs' | 'warning') => ({
    label: texts[part],
    error: faults[part],
    value: draft[part],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [part]: target.value }),
    autoComplete: 'off',
  });
  const select = (part: 'category' | 'permission', names: Readonly<Record<string, string>>) => (
    <SelectField
      label={texts[part]}
      error={faults[part]}
      value={draft[part]}
      onChange={({ target }) => onChange({ [part]: target.value })}
    >
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
  const tick = (part: 'used' | 'notAvailable' | 'notInRamadan') => (
    <Tick label={texts[part]} checked={draft[part]} onChange={(isOn) => onChange({ [part]: isOn })} />
  );
  return (
    <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">
      <TextField {...typed('name')} maxLength={ITEM_NAME_MAX} />
      {select('category', categoryNames)}
      <div className="sm:col-span-2">
        <TextField {...typed('description')} maxLength={ITEM_DESCRIPTION_MAX} />
      </div>
      <Choice
        legend={texts.priceType}
        options={TYPE_OPTIONS}
        value={draft.priceType}
        onChange={(priceType) => onChange({ priceType })}
      />
      <CountField
        label={texts.price}
        error={faults.price}
        value={draft.price}
        onChange={(price) => onChange({ price })}
      />
      <div className="grid content-start gap-1">
        <CountField
          label={texts.stock}
          error={faults.stock}
          value={draft.isUnlimited ? null : draft.stock}
          onChange={(stock) => onChange({ stock, isUnlimited: false })}
        />
        <Tick
          label={texts.unlimited}
          checked={draft.isUnlimited}
          onChange={(isUnlimited) => onChange({ isUnlimited })}
        />
      </div>
      <div className="grid content-start gap-1.5">
        <CountField
          label={texts.limit}
          error={faults.limitPerPupil}
          value={draft.limitPerPupil}
          onChange={(limitPerPupil) => onChange({ limitPerPupil })}
        />
        <p className="text-sm text-muted">{texts.limitHint}</p>
      </div>
      <div className="sm:col-span-2">{select('permission', permissionNames)}</div>
      <div className="sm:col-span-2">
        <Choice
          legend={texts.party}
          options={PARTY_OPTIONS}
          value={draft.partySize}
          onChange={(partySize) => onChange({ partySize })}
        />
      </div>
      <fieldset className="sm:col-span-2">
        <legend className="sr-only">{texts.flags}</legend>
        <div className="flex flex-wrap gap-x-6">
          {tick('used')}
          {tick('notAvailable')}
          {tick('notInRamadan')}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-4 sm:col-span-2">
        <TextAreaField {...typed('specs')} hint={texts.specsHint} error={faultOfSpecs(faults)} rows={3} />
        <TextField {...typed('warning')} placeholder={texts.warningExample} maxLength={ITEM_WARNING_MAX} />
      </div>
    </div>
  );
};
