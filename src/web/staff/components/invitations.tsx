import { useState } from 'react';
import type { StaffRole } from '#domain/access/actors';
import { reachOf } from '#domain/cards/login-link';
import type { InvitationState } from '#domain/staff/invitations';
import { roleNames, staffForm, stateNames, invitations as words } from '#strings/staff/staff';
import { AddressWarning } from '#web/cards/components/address-warning.tsx';
import { QrCode } from '#web/cards/components/qr-code.tsx';
import { useCopy } from '#web/cards/mutations.ts';
import type { Reply } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import type { Invitation } from '#wire/staff';
import { useInvite, useRevokeInvitation } from '../mutations.ts';
import { RoleField } from './member-dialogs.tsx';

type Made = Reply<'POST /api/admin/invitations'>;

const QR_PX = 220;

/** The link, once: the server keeps only its hash. */
const InvitationLink = ({ made: { invitation, link }, onClose }: { made: Made; onClose: () => void }) => {
  const copy = useCopy();
  return (
    <Dialog title={words.linkTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{words.linkBody(invitation.name, invitation.expiresAt)}</p>
        {reachOf(link) === 'device' && <AddressWarning link={link} reach="link" />}
        <div className="justify-self-center rounded-2xl border border-line bg-white p-1">
          <QrCode text={link} label={words.qr} size={QR_PX} />
        </div>
        <TextField
          label={words.link}
          value={link}
          readOnly
          dir="ltr"
          className="text-start text-sm"
          onFocus={(event) => event.target.select()}
        />
        <p className="font-extrabold text-gold-ink">{words.linkOnce}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="plain" onClick={onClose}>
            {words.done}
          </Button>
          <Button look="gold" icon={copy.isSuccess ? 'check' : 'copy'} onClick={() => copy.mutate(link)}>
            {words.copy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

export const InviteMember = ({ onClose }: { onClose: () => void }) => {
  const invite = useInvite();
  const [role, setRole] = useState<StaffRole>('teacher');
  if (invite.data) return <InvitationLink made={invite.data} onClose={onClose} />;
  return (
    <FormDialog
      title={words.formTitle}
      submit={words.make}
      action={invite}
      fields={['name', 'role']}
      onSubmit={(form) => invite.mutate({ name: textOf(form, 'name'), role })}
      onClose={onClose}
    >
      <p className="text-muted">{words.formBody}</p>
      <TextField label={staffForm.name} name="name" autoComplete="off" />
      <RoleField role={role} onRole={setRole} />
    </FormDialog>
  );
};

const TONES: Record<InvitationState, Tone> = { open: 'wait', used: 'good', revoked: 'plain', expired: 'plain' };

const whenOf = ({ state, expiresAt, usedAt }: Invitation): string => {
  if (state === 'used' && usedAt) return words.usedAt(usedAt);
  return state === 'open' ? words.until(expiresAt) : '';
};

export const Invitations = ({ invitations }: { invitations: readonly Invitation[] }) => {
  const revoke = useRevokeInvitation();
  const { ask, dialog } = useConfirm();
  const askToRevoke = ({ id, name }: Invitation) =>
    ask({
      run: () => revoke.mutateAsync(id),
      confirm: {
        title: words.revokeTitle,
        body: words.revokeBody(name),
        confirm: words.revokeConfirm,
        tone: 'danger',
      },
    });
  return (
    <Section
      title={words.title}
      head="mb-2 text-xl font-black"
      className="mt-6 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="font-extrabold">{invitation.name}</span>
            <span className="text-muted">{roleNames[invitation.role]}</span>
            <Badge tone={TONES[invitation.state]}>{stateNames[invitation.state]}</Badge>
            <span className="text-sm text-muted">{whenOf(invitation)}</span>
            {invitation.state === 'open' && (
              <Button
                look="danger"
                size="small"
                className="ms-auto"
                aria-label={words.revokeNamed(invitation.name)}
                onClick={() => askToRevoke(invitation)}
              >
                {words.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {dialog}
    </Section>
  );
};
