import { useEffect, useState } from 'react';
import { adminLogin } from '#strings/access/login';
import { api, messageOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

const openDashboard = (): void => location.replace('/admin/dashboard');

export default function AdminLogin() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const fields = faultsOf(problem);
  // An existing staff session goes straight in; anything else shows the form.
  useEffect(() => {
    api('GET /api/session').then(
      (session) => session.kind === 'staff' && openDashboard(),
      () => undefined,
    );
  }, []);

  const enter = async () => {
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
      <DoorForm
        noValidate
        submit={adminLogin.submit}
        busy={busy}
        error={problem === null ? '' : messageOf(problem)}
        onSubmit={enter}
      >
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
      </DoorForm>
      <a href="/login" className="mt-4 inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
        {adminLogin.back}
      </a>
    </DoorFrame>
  );
}
