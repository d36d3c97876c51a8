import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemForm as texts } from '#strings/store/staff';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminItem } from '#wire/store/staff';
import { changesOf, draftOf, EMPTY_ITEM, fieldsOf, withChanges } from '../admin-item-draft.ts';
import { useAddItem, useEditItem } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { type ChangeNote, ItemChanges } from './admin-item-changes.tsx';
import { ITEM_FIELDS_SHOWN, ItemFieldset } from './admin-item-fields.tsx';
import { ItemLooks } from './admin-item-looks.tsx';
import { NoPictureYet, PictureField } from './admin-picture-field.tsx';

const COLUMNS = 'grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_17rem]';

interface AddItemProps {
  onClose: () => void;
  onPicture: (item: AdminItem) => void;
}

export const AddItem = ({ onClose, onPicture }: AddItemProps) => {
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
          <NoPictureYet />
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
