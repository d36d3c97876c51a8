import { itemParts, itemForm as texts } from '#strings/store/staff';
import type { ItemFields } from '#wire/store/staff';
import type { ItemChange } from '../admin-item-draft.ts';

export interface ChangeNote extends ItemChange {
  readonly was: ItemFields;
  readonly now: ItemFields;
}

/** What became of an item while its form was open, and which of it the form has taken over. */
export const ItemChanges = ({ notes }: { notes: readonly ChangeNote[] }) =>
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
