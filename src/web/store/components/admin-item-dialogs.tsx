import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemForm as texts } from '#strings/store/staff';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminItem } from '#wire/store/staff';
import { changesOf, draftOf, EMPTY_ITEM, fieldsOf, type ItemDraft, withChanges } from '../admin-item-draft.ts';
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
      busy={add.isPending}
      error={add.error}
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

/** The item that the form was filled from, and what it has become where it changed meanwhile. */
const useSeenItem = (item: AdminItem) => {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(item));
  const [seen, setSeen] = useState(item);
  const [notes, setNotes] = useState<readonly ChangeNote[]>([]);
  return {
    draft,
    change: (part: Partial<ItemDraft>) => setDraft({ ...draft, ...part }),
    seen: { seenStock: seen.stock, seenVersion: seen.version },
    notes,
    /** What nobody touched in the form follows the shelf, which has been asked for again. */
    lookAgain: (): void => {
      const now = client.getQueryData(storeQuery.queryKey)?.items.find(({ id }) => id === item.id);
      if (!now) return;
      const changes = changesOf(draft, seen, now);
      setNotes(changes.map(({ part, isTyped }) => ({ part, isTyped, was: seen, now })));
      setDraft(withChanges(draft, now, changes));
      setSeen(now);
    },
  };
};

const isChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'store_item_changed';

export const EditItem = ({ item, onClose }: { item: AdminItem; onClose: () => void }) => {
  const { draft, change, seen, notes, lookAgain } = useSeenItem(item);
  const edit = useEditItem(item.id);
  return (
    <FormDialog
      wide
      title={texts.editTitle(item.name)}
      submit={texts.save}
      busy={edit.isPending}
      error={edit.error}
      fields={ITEM_FIELDS_SHOWN}
      onSubmit={() =>
        edit.mutate(
          { ...fieldsOf(draft), ...seen },
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
