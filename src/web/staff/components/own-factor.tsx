import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownFactor } from '#strings/access/second-factor';
import { QrCode } from '#web/cards/components/qr-code.tsx';
import { useCopy } from '#web/cards/mutations.ts';
import type { Reply } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import { useBeginFactor, useConfirmFactor, useRemoveOwnFactor, useRenewRecoveryCodes } from '../mutations.ts';
import { ownFactorQuery } from '../queries.ts';
import { OwnPasskeys } from './own-passkeys.tsx';

/** Once: the server keeps nothing that it could show again. */
const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const copy = useCopy();
  return (
    <Dialog title={ownFactor.codesTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{ownFactor.codesBody}</p>
        <ul aria-label={ownFactor.codesList} dir="ltr" className="grid grid-cols-2 gap-2 rounded-2xl bg-paper p-4">
          {codes.map((code) => (
            <li key={code} className="code text-center text-sm font-black tracking-normal whitespace-nowrap sm:text-lg">
              {code}
            </li>
          ))}
        </ul>
        <p className="font-extrabold text-gold-ink">{ownFactor.codesOnce}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="plain" icon={copy.isSuccess ? 'check' : 'copy'} onClick={() => copy.mutate(codes.join('\n'))}>
            {ownFactor.copy}
          </Button>
          <Button look="gold" onClick={onClose}>
            {ownFactor.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

interface LeftProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

const RecoveryCodesLeft = ({ left, onCodes }: LeftProps) => {
  const renew = useRenewRecoveryCodes();
  const { ask, dialog } = useConfirm();
  const askToRenew = () =>
    ask({
      run: async () => onCodes((await renew.mutateAsync()).recoveryCodes),
      confirm: { title: ownFactor.renew, body: ownFactor.renewBody, confirm: ownFactor.renewConfirm },
    });
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="font-black">{ownFactor.codesTitle}</h3>
      <p className={left > 2 ? 'text-muted' : 'font-extrabold text-gold-ink'}>{ownFactor.recoveryLeft(left)}</p>
      <Button look="plain" className="justify-self-start" onClick={askToRenew}>
        {ownFactor.renew}
      </Button>
      {dialog}
    </div>
  );
};

const QR_PX = 200;

interface ConfirmProps {
  begun: Reply<'POST /api/admin/own-factor'>;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const ConfirmFactor = ({ begun: { secret, link }, onCodes, onClose }: ConfirmProps) => {
  const confirm = useConfirmFactor();
  return (
    <FormDialog
      title={ownFactor.beginTitle}
      submit={ownFactor.confirm}
      action={confirm}
      fields={['code']}
      onSubmit={(form) =>
        confirm.mutate(textOf(form, 'code'), { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
      }
      onClose={onClose}
    >
      <p>{ownFactor.scan}</p>
      <div className="justify-self-center rounded-2xl border border-line bg-white p-1">
        <QrCode text={link} label={ownFactor.qr} size={QR_PX} ecc="medium" />
      </div>
      <p className="text-sm text-muted">
        {ownFactor.byHand}:{' '}
        <bdi dir="ltr" className="code wrap-anywhere text-ink">
          {secret}
        </bdi>
      </p>
      <TextField
        label={ownFactor.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="text-start text-2xl font-black tracking-widest"
      />
    </FormDialog>
  );
};

const RemoveFactor = ({ onClose }: { onClose: () => void }) => {
  const remove = useRemoveOwnFactor();
  return (
    <FormDialog
      title={ownFactor.removeTitle}
      submit={ownFactor.remove}
      action={remove}
      fields={['password']}
      onSubmit={(form) => remove.mutate(textOf(form, 'password'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{ownFactor.removeBody}</p>
      <PasswordField label={ownFactor.password} name="password" autoComplete="current-password" />
    </FormDialog>
  );
};

type Opened =
  | { dialog: 'confirm'; begun: ConfirmProps['begun'] }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'remove' };

interface AppProps {
  since: string | null;
  onOpen: (opened: Opened) => void;
}

const App = ({ since, onOpen }: AppProps) => {
  const begin = useBeginFactor();
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="font-black">{ownFactor.app}</h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <Badge tone={since ? 'good' : 'plain'}>{since ? ownFactor.on : ownFactor.off}</Badge>
        {since && <span className="text-sm text-muted">{ownFactor.since(since)}</span>}
      </p>
      {since ? (
        <Button look="danger" className="justify-self-start" onClick={() => onOpen({ dialog: 'remove' })}>
          {ownFactor.remove}
        </Button>
      ) : (
        <Button
          look="soft"
          className="justify-self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { onSuccess: (begun) => onOpen({ dialog: 'confirm', begun }) })}
        >
          {ownFactor.begin}
        </Button>
      )}
    </div>
  );
};

export const OwnFactor = () => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const showCodes = (codes: readonly string[]) => setOpened(codes.length > 0 ? { dialog: 'codes', codes } : null);
  return (
    <>
      <Loaded query={useQuery(ownFactorQuery)} skeleton={<Bone className="h-20" />}>
        {(factor) => (
          <>
            <OwnPasskeys factor={factor} onCodes={showCodes} />
            <App since={factor.since} onOpen={setOpened} />
            {(factor.since !== null || factor.passkeys.length > 0) && (
              <RecoveryCodesLeft left={factor.recoveryLeft} onCodes={showCodes} />
            )}
          </>
        )}
      </Loaded>
      {opened?.dialog === 'confirm' && <ConfirmFactor begun={opened.begun} onCodes={showCodes} onClose={close} />}
      {opened?.dialog === 'codes' && <RecoveryCodes codes={opened.codes} onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveFactor onClose={close} />}
    </>
  );
};
