import { ownPhoto as texts } from '#strings/photos/pupil';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Icon } from '#web/ui/icon.tsx';

const ACCEPT = 'image/*';

interface ChoosePictureProps {
  title: string;
  onFile: (file: File) => void;
}

/** From the files; on what has a touch screen also straight from the camera. */
export const ChoosePicture = ({ title, onFile }: ChoosePictureProps) => (
  <div className="grid gap-3">
    <FileDrop title={title} hint={texts.chooseHint} accept={ACCEPT} onFile={onFile} />
    <label className="hidden min-h-14 cursor-pointer items-center justify-center gap-2 rounded-button bg-gold px-6 text-xl font-extrabold text-on-gold shadow-[0_4px_0_var(--gold-edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold pointer-coarse:flex">
      <Icon name="camera" />
      {texts.take}
      <input
        type="file"
        accept={ACCEPT}
        capture="user"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </label>
  </div>
);
