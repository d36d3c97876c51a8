import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { STAFF_PASSWORD_MIN_LENGTH } from '#domain/staff/accounts';
import { ownPassword } from '#strings/staff/settings';
import { sessionQuery } from '#web/access/queries.ts';
import { ApiError } from '#web/lib/api.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { useChangeOwnPassword } from '#web/staff/mutations.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/field.tsx';

const hintFor = (typed: string): string =>
  typed === '' ? ownPassword.hint : ownPassword.lettersLeft(Math.max(0, STAFF_PASSWORD_MIN_LENGTH - typed.length));

/** A wrong current password is the first field's fault, whatever shape the refusal has. */
const faults = (error: unknown) => {
  const fields = faultsOf(error);
  const isCurrent = error instanceof ApiError && error.code === 'current_password_wrong';
  return isCurrent
    ? { current: error.message, password: undefined, other: null }
    : { current: fields.current, password: fields.password, other: otherFaultOf(error, ['current', 'password']) };
};

export const OwnPasswordForm = () => {
  const change = useChangeOwnPassword();
  const session = useQuery(sessionQuery).data;
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { other, ...fields } = faults(change.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { current, password },
      {
        onSuccess: () => {
          setCurrent('');
          setPassword('');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {/* Tells the browser's password keeper whose password this is. */}
      <input
        type="email"
        autoComplete="username"
        value={session?.kind === 'staff' ? session.email : ''}
        readOnly
        hidden
      />
      <PasswordField
        label={ownPassword.current}
        error={fields.current}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        autoComplete="current-password"
      />
      <PasswordField
        label={ownPassword.next}
        hint={hintFor(password)}
        error={fields.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="new-password"
      />
      {other && <Alert>{other}</Alert>}
      <Button type="submit" look="gold" busy={change.isPending} className="justify-self-start">
        {ownPassword.save}
      </Button>
    </form>
  );
};
