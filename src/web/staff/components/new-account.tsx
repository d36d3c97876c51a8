import { type ReactNode, useState } from 'react';
import { newAccount } from '#strings/staff/invitation';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { DoorForm } from '#web/ui/door-frame.tsx';
import { Faults, PasswordField, TextField } from '#web/ui/field.tsx';
import { isOfLink } from './link-door.tsx';

interface NewAccountProps {
  submit: string;
  /** Those that stand before the address and the password. */
  fields?: readonly string[];
  children?: ReactNode;
  onSubmit: (account: { email: string; password: string }) => Promise<unknown>;
  onClosed: (problem: unknown) => void;
}

/** Whoever holds a link chooses what they log in with, and is in. */
export const NewAccount = ({ submit, fields = [], children, onSubmit, onClosed }: NewAccountProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const enter = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit({ email, password });
      location.replace('/admin/dashboard');
    } catch (failure) {
      setBusy(false);
      if (isOfLink(failure)) onClosed(failure);
      else setProblem(failure);
    }
  };

  return (
    <DoorForm
      noValidate
      submit={submit}
      busy={busy}
      error={otherFaultOf(problem, [...fields, 'email', 'password']) ?? ''}
      onSubmit={enter}
    >
      <Faults value={faultsOf(problem)}>
        {children}
        <TextField
          label={newAccount.email}
          hint={newAccount.emailHint}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          className="text-start"
        />
        <PasswordField
          label={newAccount.password}
          hint={newAccount.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          name="password"
          autoComplete="new-password"
        />
      </Faults>
    </DoorForm>
  );
};
