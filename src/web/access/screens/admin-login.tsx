import { useEffect, useRef, useState } from 'react';
import { adminLogin } from '#strings/access/login';
import { codeStep } from '#strings/access/second-factor';
import { api, isRefusedWith, messageOf } from '#web/lib/api.ts';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { Faults, PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';

const openDashboard = (): void => location.replace('/admin/dashboard');

const CodeField = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <TextField
        label={codeStep.code}
        hint={codeStep.hint}
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
  const [typed, setTyped] = useState({ email: '', password: '' });
  /** The password waits here meanwhile, for nothing is kept elsewhere. */
  const [needsCode, setNeedsCode] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // An existing staff session goes straight in; anything else shows the form.
  useEffect(() => {
    api('GET /api/session').then(
      (session) => session.kind === 'staff' && openDashboard(),
      () => undefined,
    );
  }, []);

  const refuse = (failure: unknown) => {
    setBusy(false);
    if (isRefusedWith(failure, 'code_needed')) return setNeedsCode(true);
    setProblem(failure);
    return toast.bad(messageOf(failure));
  };

  const enter = async (form: FormData) => {
    setBusy(true);
    setProblem(null);
    const sent = needsCode ? typed : { email: textOf(form, 'email'), password: textOf(form, 'password') };
    setTyped(sent);
    try {
      const body = { ...sent, ...(needsCode && { code: textOf(form, 'code') }) };
      rememberSession(await api('POST /api/login/staff', { body }));
      leaveNotice(adminLogin.welcome);
      openDashboard();
    } catch (failure) {
      refuse(failure);
    }
  };

  const startAgain = () => {
    setNeedsCode(false);
    setProblem(null);
  };

  return (
    <DoorFrame>
      <h1 className="mb-4 text-2xl font-black">{needsCode ? codeStep.title : adminLogin.title}</h1>
      {needsCode && <p className="mb-4">{codeStep.body}</p>}
      <DoorForm
        noValidate
        submit={adminLogin.submit}
        busy={busy}
        error={problem === null ? '' : messageOf(problem)}
        onSubmit={enter}
      >
        <Faults value={faultsOf(problem)}>
          {needsCode ? (
            <CodeField />
          ) : (
            <>
              <TextField
                label={adminLogin.email}
                defaultValue={typed.email}
                type="email"
                name="email"
                autoComplete="username"
                dir="ltr"
                className="text-start"
              />
              <PasswordField label={adminLogin.password} name="password" autoComplete="current-password" />
            </>
          )}
        </Faults>
      </DoorForm>
      {needsCode ? (
        <button type="button" onClick={startAgain} className="mt-4 min-h-11 font-extrabold text-emerald-ink">
          {codeStep.back}
        </button>
      ) : (
        <a href="/login" className="mt-4 inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
          {adminLogin.back}
        </a>
      )}
    </DoorFrame>
  );
}
