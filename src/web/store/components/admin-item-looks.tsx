import { type ReactNode, useId } from 'react';
import { ITEM_GRADIENTS, ITEM_ICONS } from '#domain/store/items';
import { stockText, itemForm as texts } from '#strings/store/staff';
import { gradientNames, iconNames } from '#strings/store/words';
import { Money } from '#web/ledger/components/admin-money.tsx';
import type { ItemFace } from '#wire/store/pupil';
import type { ItemDraft } from '../admin-item-draft.ts';
import { ItemFlags } from './admin-item-flags.tsx';
import { ItemPicture } from './item-picture.tsx';

interface PicturePickerProps<Value> {
  legend: string;
  options: readonly Value[];
  nameOf: (value: Value) => string;
  faceOf: (value: Value) => ItemFace;
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons that show what they stand for; the arrow keys move among them. */
const PicturePicker = <Value extends string>({
  legend,
  options,
  nameOf,
  faceOf,
  value,
  onChange,
}: PicturePickerProps<Value>) => {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-extrabold">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        {options.map((option) => (
          <label
            key={option}
            title={nameOf(option)}
            className="relative cursor-pointer rounded-xl p-0.5 ring-2 ring-transparent ring-inset has-checked:ring-emerald has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              aria-label={nameOf(option)}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute size-px opacity-0"
            />
            <ItemPicture face={faceOf(option)} size="tiny" />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** As it will stand on the pupil's shelf. */
const Preview = ({ draft, face }: { draft: ItemDraft; face: ItemFace }) => (
  <section aria-label={texts.preview} className="overflow-hidden rounded-3xl border border-line bg-card shadow-card">
    <ItemPicture face={face} size="large" />
    <div className="grid justify-items-start gap-1 p-4">
      <p className="text-lg leading-snug font-black break-words">{draft.name.trim() || texts.unnamed}</p>
      {draft.description.trim() && <p className="text-sm break-words text-muted">{draft.description}</p>}
      <p className="flex flex-wrap items-center gap-x-4">
        {draft.price === null ? (
          <span className="text-sm text-muted">{texts.noPrice}</span>
        ) : (
          <Money type={draft.priceType} amount={draft.price} />
        )}
        {(draft.isUnlimited || draft.stock !== null) && (
          <span className="text-sm text-muted">{stockText(draft.isUnlimited ? null : draft.stock)}</span>
        )}
      </p>
      <ItemFlags item={draft} />
      {draft.warning.trim() && <p className="text-sm font-extrabold break-words text-danger">{draft.warning}</p>}
    </div>
  </section>
);

interface ItemLooksProps {
  draft: ItemDraft;
  imageFileId: string | null;
  onChange: (part: Partial<ItemDraft>) => void;
  /** Where an own picture is chosen. */
  children: ReactNode;
}

export const ItemLooks = ({ draft, imageFileId, onChange, children }: ItemLooksProps) => {
  const { category, icon, gradient } = draft;
  const drawn = { category, icon, gradient, imageFileId: null };
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Preview draft={draft} face={{ ...drawn, imageFileId }} />
      <PicturePicker
        legend={texts.icon}
        options={ITEM_ICONS}
        nameOf={(each) => iconNames[each]}
        faceOf={(each) => ({ ...drawn, icon: each })}
        value={icon}
        onChange={(each) => onChange({ icon: each })}
      />
      <PicturePicker
        legend={texts.gradient}
        options={ITEM_GRADIENTS}
        nameOf={(each) => gradientNames[each]}
        faceOf={(each) => ({ ...drawn, gradient: each })}
        value={gradient}
        onChange={(each) => onChange({ gradient: each })}
      />
      {children}
    </div>
  );
};
