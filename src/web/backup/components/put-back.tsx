import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { putBack as texts } from '#strings/backup/put-back';
import { sizeWords } from '#strings/backup/staff';
import { type Input, isRefusedWith, longApi, messageOf, type Reply } from '#web/lib/api.ts';
import { useUpload } from '#web/lib/upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { UploadField } from '#web/ui/upload-field.tsx';
import { bring } from '../bring.ts';

type From = Input<'POST /api/admin/backups/look'>['body']['from'];

const ASKED_AGAIN_MS = 250;
/**
 * A small school is there again before anybody saw that it was away. Where no answer came the server may still read the
 * backup, for as long as that takes.
 */
const MOST_ASKED = { answered: 80, unanswered: 1200 };

/** The session of now is none of the school that comes. */
const LoginWhenBack = ({ mostAsked }: { mostAsked: number }) => {
  useEffect(() => {
    let wasAway = false;
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      void fetch('/health', { cache: 'no-store' })
        .then(({ ok }) => ok)
        .catch(() => false)
        .then((isThere) => {
          if (isThere && (wasAway || asked > mostAsked)) {
            // Asked for again, the page that is coming would begin anew.
            clearInterval(timer);
            location.assign('/admin/login');
          }
          wasAway ||= !isThere;
        });
    }, ASKED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [mostAsked]);
  return (
    <Dialog title={texts.title} onClose={() => undefined} mustDecide>
      <p role="status" className="font-extrabold">
        {texts.doing}
      </p>
    </Dialog>
  );
};

interface PreviewProps {
  of: Reply<'POST /api/admin/backups/look'>;
  action: { isPending: boolean; error: Error | null };
  onConfirm: (typed: string) => void;
}

/** What comes, what goes, and what must be typed before either. */
const Preview = ({ of, action, onConfirm }: PreviewProps) => {
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(typed);
      }}
    >
      <div className="grid gap-1 rounded-2xl bg-paper px-4 py-3">
        <p className="text-lg font-black">{texts.of(of.school)}</p>
        <p>{texts.made(of.madeAt)}</p>
        <p>{texts.pupils(of.pupils)}</p>
        <p className="text-sm text-muted">{sizeWords({ ...of, missing: 0 })}</p>
      </div>
      <p>{texts.warning}</p>
      <p>{texts.stops}</p>
      <TextField
        label={texts.type(texts.phrase)}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {action.error && <Alert>{messageOf(action.error)}</Alert>}
      <Button type="submit" look="danger" busy={action.isPending} disabled={typed.trim() !== texts.phrase}>
        {texts.confirm}
      </Button>
    </form>
  );
};

interface PutBackProps {
  /** Of the list; none where it is chosen from this device. */
  id: number | null;
  onClose: () => void;
}

/** From a file or from the list: read whole first, shown, and put back when whoever asks has typed that they mean it. */
export const PutBack = ({ id, onClose }: PutBackProps) => {
  const look = useMutation({ mutationFn: (from: From) => longApi('POST /api/admin/backups/look', { body: { from } }) });
  const put = useMutation({
    mutationFn: (body: { from: From; typed: string }) => longApi('POST /api/admin/backups/put-back', { body }),
  });
  const file = useUpload({
    run: (chosen: File, sending) => {
      look.reset();
      return bring(chosen, sending);
    },
    after: (upload) => look.mutate({ upload }),
    cancelled: texts.cancelled,
  });
  const { mutate } = look;
  useEffect(() => {
    if (id !== null) mutate({ id });
  }, [id, mutate]);
  if (put.isSuccess) return <LoginWhenBack mostAsked={MOST_ASKED.answered} />;
  // Nobody knows whether it was refused: the server may be on its way.
  if (isRefusedWith(put.error, 'offline')) return <LoginWhenBack mostAsked={MOST_ASKED.unanswered} />;
  const { data, variables: from } = look;
  return (
    <Dialog title={texts.title} onClose={() => put.isPending || onClose()}>
      <div className="grid gap-3">
        {id === null && !data && (
          <>
            <p className="text-muted">{texts.intro}</p>
            {!look.isPending && <UploadField upload={file} title={texts.drop} hint={texts.choose} accept=".backup" />}
          </>
        )}
        {look.isPending && <p role="status">{texts.reading}</p>}
        {look.error && <Alert>{messageOf(look.error)}</Alert>}
        {data && from && <Preview of={data} action={put} onConfirm={(typed) => put.mutate({ from, typed })} />}
      </div>
    </Dialog>
  );
};
