import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemForm as texts } from '#strings/admin-store';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { AdminItem } from '#wire/admin-store';
import { draftOf, EMPTY_ITEM, fieldsOf, withStockNow } from '../admin-item-draft.ts';
import { useAddItem, useEditItem } from '../admin-mutations.ts';
import { storeQuery } from '../admin-queries.ts';
import { ItemFieldset } from './admin-item-fields.tsx';
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
      onSubmit={() => add.mutate(fieldsOf(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className={COLUMNS}>
        <ItemFieldset draft={draft} faults={faultsOf(add.error).fields} onChange={change} />
        <ItemLooks draft={draft} imageFileId={null} onChange={change}>
          <NoPictureYet />
        </ItemLooks>
      </div>
    </FormDialog>
  );
};

/** The stock that the form was filled with, and what it has become where a pupil bought meanwhile. */
const useSeenStock = (item: AdminItem) => {
  const client = useQueryClient();
  const [stock, setStock] = useState<{ seen: number | null; was?: number | null }>({ seen: item.stock });
  const look = (): number | null | undefined =>
    client.getQueryData(storeQuery.queryKey)?.items.find(({ id }) => id === item.id)?.stock;
  return {
    seen: stock.seen,
    note: stock.was === undefined ? undefined : texts.stockNow(stock.was, stock.seen),
    /** Null where the item is gone. */
    lookAgain: (): { was: number | null; now: number | null } | null => {
      const now = look();
      if (now === undefined) return null;
      setStock({ seen: now, was: stock.seen });
      return { was: stock.seen, now };
    },
  };
};

const isStockChanged = (error: unknown): boolean => error instanceof ApiError && error.code === 'store_item_changed';

export const EditItem = ({ item, onClose }: { item: AdminItem; onClose: () => void }) => {
  const [draft, setDraft] = useState(() => draftOf(item));
  const stock = useSeenStock(item);
  const edit = useEditItem(item.id);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const followStock = (error: unknown) => {
    const changed = isStockChanged(error) && stock.lookAgain();
    if (changed) setDraft(withStockNow(draft, changed.was, changed.now));
  };
  const { fields } = faultsOf(edit.error);
  return (
    <FormDialog
      wide
      title={texts.editTitle(item.name)}
      submit={texts.save}
      busy={edit.isPending}
      error={edit.error}
      onSubmit={() =>
        edit.mutate({ ...fieldsOf(draft), seenStock: stock.seen }, { onSuccess: onClose, onError: followStock })
      }
      onClose={onClose}
    >
      <div className={COLUMNS}>
        <ItemFieldset
          draft={draft}
          faults={stock.note && isStockChanged(edit.error) ? { ...fields, stock: stock.note } : fields}
          onChange={change}
        />
        <ItemLooks draft={draft} imageFileId={item.imageFileId} onChange={change}>
          <PictureField item={item} />
        </ItemLooks>
      </div>
    </FormDialog>
  );
};
