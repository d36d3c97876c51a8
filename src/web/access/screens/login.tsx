import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { login } from '#strings/access/login';
import { accessRefusals } from '#strings/access/refusals';
import { ApiError, api, messageOf } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { useKeyDown } from '#web/lib/key-down.ts';
import { rememberSession, returnPath } from '#web/lib/session-hint.ts';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type CardLogin, useCardLogin } from '../card-login.ts';

const SHOWN_MS = 3000;

/** The way to the admin login, for those who know the keys Ctrl+Alt+A; and where the app is installed, without an address to type. */
const HiddenAdminLink = () => {
  const [presses, setPresses] = useState(0);
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => setInstalled(matchMedia('(display-mode: standalone)').matches), []);

  useKeyDown((event) => {
    // The physical key, since the letter differs on an Arabic keyboard.
    if (event.ctrlKey && event.altKey && event.code === 'KeyA') setPresses((count) => count + 1);
  });

  useEffect(() => {
    if (presses === 0) return;
    const timer = setTimeout(() => setPresses(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  return presses > 0 || isInstalled ? (
    <a
      href="/management-portal-2024"
      className="mt-2 grid min-h-11 place-content-center rounded-2xl bg-gold-soft font-extrabold text-gold-ink"
    >
      {login.adminLink}
    </a>
  ) : null;
};

const CardScanner = lazy(() => import('../components/card-scanner.tsx'));

/** A number that cannot be one of ours is a failed login like any other: one message for all (D-6). */
const loginFailure = (failure: unknown): string =>
  failure instanceof ApiError && failure.code === 'validation' ? accessRefusals.login_failed : messageOf(failure);

export const LoginScreen = ({ ProblemDialog }: { ProblemDialog: ComponentType<{ onClose: () => void }> }) => {
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<'problem' | 'scanner' | null>(null);

  const enter = async (logIn: CardLogin) => {
    setBusy(true);
    setError('');
    try {
      rememberSession(await logIn());
      location.assign(returnPath(location.search));
    } catch (failure) {
      setError(loginFailure(failure));
      setBusy(false);
    }
  };
  useCardLogin(enter);

  const submit = (form: FormData) => {
    const [loginId, password] = [textOf(form, 'username'), textOf(form, 'password')];
    if (!loginId.trim() || !password.trim()) return setError(login.required);
    return enter(() => api('POST /api/login/student', { body: { loginId, password } }));
  };

  return (
    <DoorFrame>
      <h1 className="sr-only">{login.title}</h1>
      <DoorForm noValidate submit={login.submit} busy={busy} error={error} onSubmit={submit}>
        <TextField
          label={login.loginId}
          name="username"
          inputMode="numeric"
          autoComplete="username"
          maxLength={12}
          dir="ltr"
          className="text-start text-2xl font-black tracking-widest"
        />
        <PasswordField
          label={login.password}
          name="password"
          autoComplete="current-password"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="text-2xl font-black tracking-widest"
        />
      </DoorForm>
      <button
        type="button"
        onClick={() => setOpened('scanner')}
        className="mt-4 flex w-full items-center gap-4 rounded-button bg-emerald-soft p-4 text-start font-extrabold text-emerald-ink"
      >
        <Icon name="qr" className="size-9 shrink-0" />
        {login.scan}
      </button>
      <div className="mt-3 flex flex-wrap justify-between gap-x-2 text-[0.85rem] font-extrabold text-emerald-ink">
        <a href="/student/credential-request" className="inline-flex min-h-11 items-center">
          {login.noCredentials}
        </a>
        <button type="button" className="min-h-11" onClick={() => setOpened('problem')}>
          {login.problem}
        </button>
      </div>
      <HiddenAdminLink />
      <Suspense>
        {opened === 'problem' && <ProblemDialog onClose={() => setOpened(null)} />}
        {opened === 'scanner' && (
          <CardScanner
            onClose={() => setOpened(null)}
            onCard={(card) => {
              setOpened(null);
              void enter(card);
            }}
          />
        )}
      </Suspense>
    </DoorFrame>
  );
};
