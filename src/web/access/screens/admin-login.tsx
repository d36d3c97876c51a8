import { type FormEvent, useEffect, useState } from 'react';
import { adminLogin } from '#strings/access/login';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

const openDashboard = (): void => location.replace('/admin/dashboard');

/** An existing staff session goes straight in; anything else shows the form. */
const useExistingSession = () =>
  useEffect(() => {
    api('GET /api/session').then(
      (session) => session.kind === 'staff' && openDashboard(),
      () => undefined,
    );
  }, []);

export default function AdminLogin() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const fields = problem instanceof ApiError ? problem.fields : {};
  useExistingSession();

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      rememberSession(await api('POST /api/login/staff', { body: { email, password } }));
      leaveNotice(adminLogin.welcome);
      openDashboard();
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
      toast.bad(messageOf(failure));
    }
  };

  return (
    <DoorFrame>
      <h1 className="mb-4 text-2xl font-black">{adminLogin.title}</h1>
      <form noValidate className="grid gap-4" onSubmit={enter}>
        <TextField
          label={adminLogin.email}
          error={fields.email}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          className="text-start"
        />
        <PasswordField
          label={adminLogin.password}
          error={fields.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          name="password"
          autoComplete="current-password"
        />
        {problem !== null && <Alert>{messageOf(problem)}</Alert>}
        <Button type="submit" look="gold" size="large" busy={busy}>
          {adminLogin.submit}
        </Button>
      </form>
      <a href="/login" className="mt-4 inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
        {adminLogin.back}
      </a>
    </DoorFrame>
  );
}
