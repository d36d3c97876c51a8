import { useState } from 'react';
import { inbox } from '#strings/messages/pupil';
import { attachmentNames } from '#strings/messages/words';
import { fileAddress } from '#web/lib/page-mark.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SoundPlayer } from '#web/ui/sound-player.tsx';
import type { Attachment } from '#wire/messages';

const Enlarged = ({ source, onClose }: { source: string; onClose: () => void }) => {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Dialog title={inbox.picture} onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
      <section aria-label={inbox.picture} tabIndex={0} className="max-h-[68dvh] overflow-auto rounded-2xl bg-paper">
        <img src={source} alt={inbox.picture} className={isLarge ? 'w-[220%] max-w-none' : 'mx-auto max-h-[66dvh]'} />
      </section>
      <Button look="soft" icon="zoom" onClick={() => setIsLarge(!isLarge)} className="mt-3">
        {isLarge ? inbox.zoomOut : inbox.zoomIn}
      </Button>
    </Dialog>
  );
};

export const AttachmentMark = ({ type, tone }: { type: Attachment['type']; tone: Tone }) => (
  <Badge tone={tone}>
    <Icon name={type === 'image' ? 'image' : 'sound'} className="size-4" />
    {attachmentNames[type]}
  </Badge>
);

/** A picture that can be enlarged, or a sound that can be heard. */
export const AttachmentView = ({ attachment }: { attachment: Attachment }) => {
  const [isEnlarged, setIsEnlarged] = useState(false);
  const source = fileAddress(attachment.fileId);
  if (attachment.type === 'audio') return <SoundPlayer source={source} label={inbox.listen} />;
  return (
    <>
      <button
        type="button"
        aria-label={inbox.enlarge}
        onClick={() => setIsEnlarged(true)}
        className="relative block w-full overflow-hidden rounded-3xl bg-paper"
      >
        <img src={source} alt={inbox.picture} className="mx-auto h-56 w-full object-contain" />
        <span className="absolute end-3 bottom-3 grid size-10 place-items-center rounded-full bg-card text-emerald-ink shadow-card">
          <Icon name="zoom" />
        </span>
      </button>
      {isEnlarged && <Enlarged source={source} onClose={() => setIsEnlarged(false)} />}
    </>
  );
};
