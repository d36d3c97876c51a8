import { itemPicture as texts } from '#strings/store/staff';
import { messageOf } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { UploadProgress } from '#web/ui/upload-progress.tsx';
import type { AdminItem } from '#wire/store/staff';
import { useRemovePicture, useSendPicture } from '../admin-mutations.ts';

/** A picture belongs to an item that is on the shelf. */
export const NoPictureYet = () => <p className="text-sm text-muted">{texts.afterAdding}</p>;

/** Saved at once, whatever becomes of the form around it. */
export const PictureField = ({ item }: { item: AdminItem }) => {
  const { upload, share, cancel, cancelled } = useSendPicture(item.id);
  const remove = useRemovePicture(item.id);
  return (
    <section aria-label={texts.title} className="grid gap-2">
      {upload.isPending ? (
        <UploadProgress name={upload.variables.name} share={share} onCancel={cancel} />
      ) : (
        <FileDrop
          title={item.imageFileId ? texts.replace : texts.choose}
          hint={texts.hint}
          accept="image/*"
          onFile={(file) => upload.mutate(file)}
        />
      )}
      {upload.error && !cancelled && <Alert>{messageOf(upload.error)}</Alert>}
      {item.imageFileId && !upload.isPending && (
        <Button look="plain" size="small" icon="trash" busy={remove.isPending} onClick={() => remove.mutate()}>
          {texts.remove}
        </Button>
      )}
    </section>
  );
};
