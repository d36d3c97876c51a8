import { type ReactNode, useState } from 'react';
import { newAccount } from '#strings/staff/invitation';
import { faultsOf, otherFaultOf, textOf } from '#web/lib/form-faults.ts';
import { DoorForm } from '#web/ui/door-frame.tsx';
import { Faults, PasswordField, TextField } from '#web/ui/field.tsx';
import { isOfLink, tokenInAddress } from './link-door.tsx';

interface NewAccountProps<Field extends string> {
  submit: string;
  /** Those that stand before the address and the password. */
  fields?: readonly Field[];
  children?: ReactNode;
  send: (typed: Record<Field | 'email' | 'password' | 'token', string>) => Promise<unknown>;
  onClosed: (problem: unknown) => void;
}

/** Whoever holds a link chooses what they log in with, and is in. */
export const NewAccount = <Field extends string = never>({
  submit,
  fields = [],
  children,
  send,
  onClosed,
}: NewAccountProps<Field>) => {
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const names = [...fields, 'email', 'password'] as const;

  const enter = async (form: FormData) => {
    setBusy(true);
    setProblem(null);
    const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
    try {
      await send({ ...typed, token: tokenInAddress() } as Parameters<typeof send>[0]);
      location.replace('/admin/dashboard');
    } catch (failure) {
      setBusy(false);
      if (isOfLink(failure)) onClosed(failure);
      else setProblem(failure);
    }
  };

  return (
    <DoorForm noValidate submit={submit} busy={busy} error={otherFaultOf(problem, names) ?? ''} onSubmit={enter}>
      <Faults value={faultsOf(problem)}>
        {children}
        <TextField
          label={newAccount.email}
          hint={newAccount.emailHint}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          className="text-start"
        />
        <PasswordField
          label={newAccount.password}
          hint={newAccount.passwordHint}
          name="password"
          autoComplete="new-password"
        />
      </Faults>
    </DoorForm>
  );
};
