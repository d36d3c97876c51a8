import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { adminLogin } from '#strings/access/login';
import { codeStep, passkeyStep } from '#strings/access/second-factor';
import { api, type Input, isRefusedWith, messageOf } from '#web/lib/api.ts';
import { faultsOf, textOf } from '#web/lib/form-faults.ts';
import { kindInside } from '#web/lib/page-mark.ts';
import { leaveNotice, rememberSession } from '#web/lib/session-hint.ts';
import { underWorker } from '#web/lib/under-worker.ts';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { Faults, PasswordField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { PasskeyProof } from '#wire/access';

/** Comes to those who have a passkey. */
const PasskeyStep = lazy(() => import('../components/passkey-step.tsx'));

type Step = 'password' | 'code' | 'passkey';

const TITLES: Record<Step, string> = { password: adminLogin.title, code: codeStep.title, passkey: passkeyStep.title };

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

const PasswordFields = ({ email }: { email: string }) => (
  <>
    <TextField
      label={adminLogin.email}
      defaultValue={email}
      type="email"
      name="email"
      autoComplete="username"
      dir="ltr"
      className="text-start"
    />
    <PasswordField label={adminLogin.password} name="password" autoComplete="current-password" />
  </>
);

export default function AdminLogin() {
  const [typed, setTyped] = useState({ email: '', password: '' });
  /** The password waits here meanwhile, for nothing is kept elsewhere. */
  const [step, setStep] = useState<Step>('password');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // An existing staff session goes straight in; anything else shows the form.
  useEffect(() => {
    if (kindInside() === 'staff') openDashboard();
  }, []);

  const refuse = (failure: unknown) => {
    setBusy(false);
    if (isRefusedWith(failure, 'code_needed')) return setStep('code');
    if (isRefusedWith(failure, 'passkey_needed')) return setStep('passkey');
    setProblem(failure);
    return toast.bad(messageOf(failure));
  };

  const send = async (body: Input<'POST /api/login/staff'>['body']) => {
    await underWorker();
    rememberSession(await api('POST /api/login/staff', { body }));
    leaveNotice(adminLogin.welcome);
    openDashboard();
  };

  const enter = async (form: FormData) => {
    setBusy(true);
    setProblem(null);
    const sent = step === 'code' ? typed : { email: textOf(form, 'email'), password: textOf(form, 'password') };
    setTyped(sent);
    await send({ ...sent, ...(step === 'code' && { code: textOf(form, 'code') }) }).catch(refuse);
  };

  const goTo = (next: Step) => {
    setStep(next);
    setProblem(null);
  };

  return (
    <DoorFrame>
      <h1 className="mb-4 text-2xl font-black">{TITLES[step]}</h1>
      {step === 'passkey' ? (
        <Suspense>
          <PasskeyStep
            typed={typed}
            onProof={(passkey: PasskeyProof) => send({ ...typed, passkey })}
            onCode={() => goTo('code')}
          />
        </Suspense>
      ) : (
        <>
          {step === 'code' && <p className="mb-4">{codeStep.body}</p>}
          <DoorForm
            noValidate
            submit={adminLogin.submit}
            busy={busy}
            error={problem === null ? '' : messageOf(problem)}
            onSubmit={enter}
          >
            <Faults value={faultsOf(problem)}>
              {step === 'code' ? <CodeField /> : <PasswordFields email={typed.email} />}
            </Faults>
          </DoorForm>
        </>
      )}
      {step === 'password' ? (
        <a href="/login" className="mt-4 inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
          {adminLogin.back}
        </a>
      ) : (
        <button
          type="button"
          onClick={() => goTo('password')}
          className="mt-4 min-h-11 font-extrabold text-emerald-ink"
        >
          {codeStep.back}
        </button>
      )}
    </DoorFrame>
  );
}
