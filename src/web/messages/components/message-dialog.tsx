import { useEffect } from 'react';
import { formatMoment } from '#strings/dates';
import { inbox } from '#strings/messages/pupil';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Message } from '#wire/messages';
import { useMarkRead } from '../mutations.ts';
import { AttachmentView } from './attachment-view.tsx';

interface MessageDialogProps {
  message: Message;
  /** Staff who are inside as the pupil look without leaving a trace. */
  marksRead: boolean;
  onClose: () => void;
}

export const MessageDialog = ({ message, marksRead, onClose }: MessageDialogProps) => {
  const { mutate } = useMarkRead();
  const { id, read, text, attachment, from, createdAt } = message;
  const isFirstReading = marksRead && !read;
  useEffect(() => {
    if (isFirstReading) mutate(id);
  }, [isFirstReading, id, mutate]);
  return (
    <Dialog title={inbox.fromTeacher} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {from && <span>{inbox.from(from)}</span>}
          <time>{formatMoment(createdAt)}</time>
        </p>
        <p dir="auto" className="text-xl leading-9 font-semibold break-words whitespace-pre-line">
          {text}
        </p>
        {attachment && <AttachmentView attachment={attachment} />}
        <Button look="gold" size="large" icon="check" onClick={onClose}>
          {inbox.done}
        </Button>
      </div>
    </Dialog>
  );
};
