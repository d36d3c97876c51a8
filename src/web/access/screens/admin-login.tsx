import { useEffect, useRef, useState } from 'react';
import { adminLogin } from '#strings/access/login';
import { codeStep } from '#strings/access/second-factor';
import { api, isRefusedWith, messageOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

const openDashboard = (): void => location.replace('/admin/dashboard');

interface CodeFieldProps {
  code: string;
  error: string | undefined;
  onCode: (code: string) => void;
}

const CodeField = ({ code, error, onCode }: CodeFieldProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <TextField
        label={codeStep.code}
        hint={codeStep.hint}
        error={error}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className="text-start text-2xl font-black tracking-widest"
      />
    </div>
  );
};

export default function AdminLogin() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Null until the server asks for it; the password waits here meanwhile, for nothing is kept elsewhere. */
  const [code, setCode] = useState<string | null>(null);
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

  const refuse = (failure: unknown) => {
    setBusy(false);
    if (isRefusedWith(failure, 'code_needed')) return setCode('');
    setProblem(failure);
    return toast.bad(messageOf(failure));
  };

  const enter = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { email, password, ...(code !== null && { code }) };
      rememberSession(await api('POST /api/login/staff', { body }));
      leaveNotice(adminLogin.welcome);
      openDashboard();
    } catch (failure) {
      refuse(failure);
    }
  };

  const startAgain = () => {
    setCode(null);
    setPassword('');
    setProblem(null);
  };

  return (
    <DoorFrame>
      <h1 className="mb-4 text-2xl font-black">{code === null ? adminLogin.title : codeStep.title}</h1>
      {code !== null && <p className="mb-4">{codeStep.body}</p>}
      <DoorForm
        noValidate
        submit={adminLogin.submit}
        busy={busy}
        error={problem === null ? '' : messageOf(problem)}
        onSubmit={enter}
      >
        {code === null ? (
          <>
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
          </>
        ) : (
          <CodeField code={code} error={fields.code} onCode={setCode} />
        )}
      </DoorForm>
      {code === null ? (
        <a href="/login" className="mt-4 inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
          {adminLogin.back}
        </a>
      ) : (
        <button type="button" onClick={startAgain} className="mt-4 min-h-11 font-extrabold text-emerald-ink">
          {codeStep.back}
        </button>
      )}
    </DoorFrame>
  );
}
