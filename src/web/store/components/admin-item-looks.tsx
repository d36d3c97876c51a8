import { type ReactNode, useId } from 'react';
import { partyNames, permissionMarks, shelf, stockText, itemForm as texts } from '#strings/store/staff';
import { gradientNames, iconNames } from '#strings/store/words';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { ItemDraft } from '../admin-item-draft.ts';
import { ItemPicture } from './item-picture.tsx';

type Flag = 'used' | 'notAvailable' | 'notInRamadan' | 'permission' | 'partySize';

/** What makes an item special, each in a word. */
export const ItemFlags = ({ item }: { item: Pick<ItemDraft, Flag> & { hidden?: boolean } }) => (
  <span className="flex flex-wrap gap-1">
    {item.hidden && <Badge tone="bad">{shelf.hidden}</Badge>}
    {item.notAvailable && <Badge tone="bad">{shelf.notAvailable}</Badge>}
    {item.used && <Badge tone="wait">{shelf.used}</Badge>}
    {item.permission !== 'none' && <Badge tone="plain">{permissionMarks[item.permission]}</Badge>}
    {item.partySize > 1 && <Badge tone="good">{partyNames[item.partySize]}</Badge>}
    {item.notInRamadan && <Badge tone="plain">{shelf.notInRamadan}</Badge>}
  </span>
);

export interface ItemLooksProps {
  draft: ItemDraft;
  imageFileId: string | null;
  onChange: (part: Partial<ItemDraft>) => void;
  /** Where an own picture is chosen. */
  children: ReactNode;
}

interface PicturePickerProps extends Pick<ItemLooksProps, 'draft' | 'onChange'> {
  part: 'icon' | 'gradient';
  names: Readonly<Record<string, string>>;
}

/** Radio buttons that show what they stand for; the arrow keys move among them. */
const PicturePicker = ({ part, names, draft, onChange }: PicturePickerProps) => {
  const radio = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-extrabold">{texts[part]}</legend>
      <div className="flex flex-wrap gap-1">
        {Object.entries(names).map(([option, name]) => (
          <label
            key={option}
            title={name}
            className="relative cursor-pointer rounded-xl p-0.5 ring-2 ring-transparent ring-inset has-checked:ring-emerald has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={radio}
              aria-label={name}
              checked={option === draft[part]}
              onChange={() => onChange({ [part]: option })}
              className="absolute size-px opacity-0"
            />
            <ItemPicture face={{ ...draft, imageFileId: null, [part]: option }} size="tiny" />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** As it will stand on the pupil's shelf. */
const Preview = ({ draft, imageFileId }: Pick<ItemLooksProps, 'draft' | 'imageFileId'>) => (
  <section aria-label={texts.preview} className="overflow-hidden rounded-3xl border border-line bg-card shadow-card">
    <ItemPicture face={{ ...draft, imageFileId }} size="large" />
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

export const ItemLooks = ({ draft, imageFileId, onChange, children }: ItemLooksProps) => (
  <div className="grid grid-cols-1 content-start gap-4">
    <Preview draft={draft} imageFileId={imageFileId} />
    <PicturePicker part="icon" names={iconNames} draft={draft} onChange={onChange} />
    <PicturePicker part="gradient" names={gradientNames} draft={draft} onChange={onChange} />
    {children}
  </div>
);
