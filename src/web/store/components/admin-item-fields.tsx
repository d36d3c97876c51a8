import {
  CATEGORIES,
  ITEM_DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  ITEM_WARNING_MAX,
  PARTY_SIZES,
  PERMISSIONS,
} from '#domain/store/items';
import { partyNames, itemForm as texts } from '#strings/store/staff';
import { categoryNames, permissionNames } from '#strings/store/words';
import { TYPE_OPTIONS } from '#web/ledger/components/admin-money.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import type { ItemDraft } from '../admin-item-draft.ts';
import { Tick } from './admin-tick.tsx';

interface PartProps {
  draft: ItemDraft;
  /** What the server said, by field. */
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<ItemDraft>) => void;
}

const Words = ({ draft, faults, onChange }: PartProps) => (
  <>
    <TextField
      label={texts.name}
      error={faults.name}
      value={draft.name}
      onChange={(event) => onChange({ name: event.target.value })}
      maxLength={ITEM_NAME_MAX}
      autoComplete="off"
    />
    <SelectField
      label={texts.category}
      error={faults.category}
      value={draft.category}
      onChange={(event) => {
        const category = CATEGORIES.find((each) => each === event.target.value);
        if (category) onChange({ category });
      }}
    >
      {CATEGORIES.map((each) => (
        <option key={each} value={each}>
          {categoryNames[each]}
        </option>
      ))}
    </SelectField>
    <div className="sm:col-span-2">
      <TextField
        label={texts.description}
        error={faults.description}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
        maxLength={ITEM_DESCRIPTION_MAX}
        autoComplete="off"
      />
    </div>
  </>
);

/** A fault of one line stands under all of them. */
const faultOfSpecs = (faults: PartProps['faults']): string | undefined =>
  Object.entries(faults).find(([field]) => field === 'specs' || field.startsWith('specs/'))?.[1];

const MoreWords = ({ draft, faults, onChange }: PartProps) => (
  <div className="grid grid-cols-1 gap-4 sm:col-span-2">
    <TextAreaField
      label={texts.specs}
      hint={texts.specsHint}
      error={faultOfSpecs(faults)}
      value={draft.specs}
      onChange={(event) => onChange({ specs: event.target.value })}
      rows={3}
      autoComplete="off"
    />
    <TextField
      label={texts.warning}
      placeholder={texts.warningExample}
      error={faults.warning}
      value={draft.warning}
      onChange={(event) => onChange({ warning: event.target.value })}
      maxLength={ITEM_WARNING_MAX}
      autoComplete="off"
    />
  </div>
);

const Numbers = ({ draft, faults, onChange }: PartProps) => (
  <>
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
      <Tick label={texts.unlimited} checked={draft.isUnlimited} onChange={(isUnlimited) => onChange({ isUnlimited })} />
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
  </>
);

const PARTY_OPTIONS = PARTY_SIZES.map((value) => ({ value, label: partyNames[value] }));

const Conditions = ({ draft, faults, onChange }: PartProps) => (
  <>
    <div className="sm:col-span-2">
      <SelectField
        label={texts.permission}
        error={faults.permission}
        value={draft.permission}
        onChange={(event) => {
          const permission = PERMISSIONS.find((each) => each === event.target.value);
          if (permission) onChange({ permission });
        }}
      >
        {PERMISSIONS.map((each) => (
          <option key={each} value={each}>
            {permissionNames[each]}
          </option>
        ))}
      </SelectField>
    </div>
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
        <Tick label={texts.used} checked={draft.used} onChange={(used) => onChange({ used })} />
        <Tick
          label={texts.notAvailable}
          checked={draft.notAvailable}
          onChange={(notAvailable) => onChange({ notAvailable })}
        />
        <Tick
          label={texts.notInRamadan}
          checked={draft.notInRamadan}
          onChange={(notInRamadan) => onChange({ notInRamadan })}
        />
      </div>
    </fieldset>
  </>
);

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
export const ItemFieldset = (props: PartProps) => (
  <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2">
    <Words {...props} />
    <Numbers {...props} />
    <Conditions {...props} />
    <MoreWords {...props} />
  </div>
);
