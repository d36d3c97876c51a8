import { itemPicture as texts } from '#strings/store/staff';
import { Button } from '#web/ui/button.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import type { AdminItem } from '#wire/store/staff';
import { useRemovePicture, useSendPicture } from '../admin-mutations.ts';

/** A picture belongs to an item that is on the shelf. */
export const NoPictureYet = () => <p className="text-sm text-muted">{texts.afterAdding}</p>;

/** Saved at once, whatever becomes of the form around it. */
export const PictureField = ({ item }: { item: AdminItem }) => {
  const upload = useSendPicture(item.id);
  const remove = useRemovePicture(item.id);
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <UploadField
        upload={upload}
        title={item.imageFileId ? texts.replace : texts.choose}
        hint={texts.hint}
        accept="image/*"
      />
      {item.imageFileId && !upload.sending && (
        <Button look="plain" size="small" icon="trash" busy={remove.isPending} onClick={() => remove.mutate()}>
          {texts.remove}
        </Button>
      )}
    </section>
  );
};
