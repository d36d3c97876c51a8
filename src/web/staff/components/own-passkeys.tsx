import { useState } from 'react';
import { PASSKEY_NAME_LENGTH } from '#domain/access/passkeys';
import { deviceOf } from '#domain/staff/devices';
import { ownFactor, ownPasskeys } from '#strings/access/second-factor';
import { deviceName } from '#strings/staff/settings';
import { NoPasskeys } from '#web/access/components/no-passkeys.tsx';
import { type PasskeyBegun, whyNoPasskeys } from '#web/access/passkey.ts';
import type { Reply } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { OwnPasskey } from '#wire/access';
import { useAddPasskey, useBeginPasskey, useRemovePasskey } from '../mutations.ts';

interface AddProps {
  begun: PasskeyBegun;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

const AddPasskey = ({ begun, onCodes, onClose }: AddProps) => {
  const add = useAddPasskey();
  const finish = (codes: readonly string[]) => {
    onClose();
    if (codes.length > 0) onCodes(codes);
  };
  return (
    <FormDialog
      title={ownPasskeys.addTitle}
      submit={ownPasskeys.save}
      action={add}
      fields={['name']}
      onSubmit={(form) =>
        add.mutate({ begun, name: textOf(form, 'name') }, { onSuccess: ({ recoveryCodes }) => finish(recoveryCodes) })
      }
      onClose={onClose}
    >
      <p className="text-muted">{ownPasskeys.addBody}</p>
      <TextField
        label={ownPasskeys.name}
        name="name"
        defaultValue={deviceName(deviceOf(navigator.userAgent))}
        maxLength={PASSKEY_NAME_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  );
};

const RemovePasskey = ({ passkey: { id, name }, onClose }: { passkey: OwnPasskey; onClose: () => void }) => {
  const remove = useRemovePasskey(id);
  return (
    <FormDialog
      title={ownPasskeys.removeTitle}
      submit={ownPasskeys.remove}
      action={remove}
      fields={['password']}
      onSubmit={(form) => remove.mutate(textOf(form, 'password'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{ownPasskeys.removeBody(name)}</p>
      <PasswordField label={ownFactor.password} name="password" autoComplete="current-password" />
    </FormDialog>
  );
};

const PasskeyLine = ({ passkey, onRemove }: { passkey: OwnPasskey; onRemove: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
    <div className="min-w-0 flex-1">
      <p className="font-extrabold wrap-anywhere">
        <bdi>{passkey.name}</bdi>
      </p>
      <p className="text-sm text-muted">{ownPasskeys.made(passkey.createdAt)}</p>
      <p className="text-sm text-muted">
        {passkey.lastUsedAt ? ownPasskeys.used(passkey.lastUsedAt) : ownPasskeys.neverUsed}
      </p>
      {passkey.host !== location.hostname && (
        <p className="text-sm font-extrabold text-gold-ink wrap-anywhere">{ownPasskeys.ofHost(passkey.host)}</p>
      )}
    </div>
    <Button look="danger" aria-label={ownPasskeys.removeNamed(passkey.name)} onClick={onRemove}>
      {ownPasskeys.remove}
    </Button>
  </li>
);

interface OwnPasskeysProps {
  factor: Reply<'GET /api/admin/own-factor'>;
  onCodes: (codes: readonly string[]) => void;
}

/** Begun before its dialog opens, so that the browser is asked at the very press that it wants to see. */
export const OwnPasskeys = ({ factor: { passkeys, passkeysAt }, onCodes }: OwnPasskeysProps) => {
  const begin = useBeginPasskey();
  const [begun, setBegun] = useState<PasskeyBegun | null>(null);
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-black">{ownPasskeys.title}</h3>
      <p className="text-sm text-muted">{ownPasskeys.body}</p>
      {passkeys.length > 0 && (
        <ul aria-label={ownPasskeys.list} className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </ul>
      )}
      {whyNoPasskeys(passkeysAt) === null ? (
        <Button
          look="soft"
          icon="plus"
          className="justify-self-start"
          busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { onSuccess: setBegun })}
        >
          {ownPasskeys.add}
        </Button>
      ) : (
        <NoPasskeys passkeysAt={passkeysAt} />
      )}
      {begun && <AddPasskey begun={begun} onCodes={onCodes} onClose={() => setBegun(null)} />}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(null)} />}
    </div>
  );
};
