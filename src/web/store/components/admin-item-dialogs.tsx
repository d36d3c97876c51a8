import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemParts, itemPicture, itemForm as texts } from '#strings/store/staff';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { AdminItem, ItemFields } from '#wire/store/staff';
import { changesOf, draftOf, EMPTY_ITEM, fieldsOf, type ItemChange, withChanges } from '../admin-item-draft.ts';
import { useAddItem, useEditItem, useRemovePicture, useSendPicture } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { ITEM_FIELDS_SHOWN, ItemFieldset } from './admin-item-fields.tsx';
import { ItemLooks } from './admin-item-looks.tsx';

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

const COLUMNS = 'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_17rem]';

export const AddItem = ({ onClose, onPicture }: { onClose: () => void; onPicture: (item: AdminItem) => void }) => {
  const [draft, setDraft] = useState(EMPTY_ITEM);
  const add = useAddItem(onPicture);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  return (
    <FormDialog
      wide
      title={texts.addTitle}
      submit={texts.add}
      action={add}
      fields={ITEM_FIELDS_SHOWN}
      onSubmit={() => add.mutate(fieldsOf(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className={COLUMNS}>
        <ItemFieldset draft={draft} faults={faultsOf(add.error)} onChange={change} />
        <ItemLooks draft={draft} imageFileId={null} onChange={change}>
          {/* A picture belongs to an item that is on the shelf. */}
          <p className="text-sm text-muted">{itemPicture.afterAdding}</p>
        </ItemLooks>
      </div>
    </FormDialog>
  );
};

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'store_item_changed';

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
      fields={ITEM_FIELDS_SHOWN}
      onSubmit={() =>
        edit.mutate(
          { ...fieldsOf(draft), seenStock: seen.stock, seenVersion: seen.version },
          { onSuccess: onClose, onError: (error) => isChanged(error) && lookAgain() },
        )
      }
      onClose={onClose}
    >
      <div className={COLUMNS}>
        <ItemFieldset draft={draft} faults={faultsOf(edit.error)} onChange={change} />
        <ItemLooks draft={draft} imageFileId={item.imageFileId} onChange={change}>
          <PictureField item={item} />
        </ItemLooks>
      </div>
      {isChanged(edit.error) && <ItemChanges notes={notes} />}
    </FormDialog>
  );
};
