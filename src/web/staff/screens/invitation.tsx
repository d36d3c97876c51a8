import { useEffect, useState } from 'react';
import { invitationPage } from '#strings/staff/invitation';
import { ApiError, api, messageOf, type Reply } from '#web/lib/api.ts';
import { faultsOf, otherFaultOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField, TextField } from '#web/ui/field.tsx';

/** In the fragment, so that no server or proxy has it in its log; it goes with the request's body. */
const tokenInAddress = (): string => location.hash.slice(1);

const reload = (): void => location.reload();

type Offer = Reply<'POST /api/invitation'>;

/** A link that cannot be used, or whose reading failed on the way. */
const Closed = ({ problem }: { problem: unknown }) => {
  const isRefused = problem instanceof ApiError && problem.code.startsWith('invitation_');
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-black">{invitationPage.closedTitle}</h1>
      <Alert>{messageOf(problem)}</Alert>
      {!isRefused && <Button onClick={reload}>{invitationPage.retry}</Button>}
      <a href="/admin/login" className="inline-flex min-h-11 items-center font-extrabold text-emerald-ink">
        {invitationPage.login}
      </a>
    </div>
  );
};

const Join = ({ offer, onClosed }: { offer: Offer; onClosed: (problem: unknown) => void }) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const fields = faultsOf(problem);

  const join = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await api('POST /api/login/invitation', { body: { token: tokenInAddress(), email, password } });
      location.replace('/admin/dashboard');
    } catch (failure) {
      setBusy(false);
      if (failure instanceof ApiError && failure.code.startsWith('invitation_')) onClosed(failure);
      else setProblem(failure);
    }
  };

  return (
    <>
      <h1 className="mb-2 text-2xl font-black">{invitationPage.title}</h1>
      <p className="mb-4">{invitationPage.body(offer.name, offer.role)}</p>
      <DoorForm
        noValidate
        submit={invitationPage.submit}
        busy={busy}
        error={otherFaultOf(problem, ['email', 'password']) ?? ''}
        onSubmit={join}
      >
        <TextField
          label={invitationPage.email}
          hint={invitationPage.emailHint}
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
          label={invitationPage.password}
          hint={invitationPage.passwordHint}
          error={fields.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          name="password"
          autoComplete="new-password"
        />
      </DoorForm>
    </>
  );
};

export default function InvitationScreen() {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    api('POST /api/invitation', { body: { token: tokenInAddress() } }).then(setOffer, setProblem);
    // Another link opened in the same tab changes only the fragment.
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  return (
    <DoorFrame>
      {problem !== null && <Closed problem={problem} />}
      {problem === null && offer && <Join offer={offer} onClosed={setProblem} />}
    </DoorFrame>
  );
}
