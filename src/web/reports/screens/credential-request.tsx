import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '#strings/plural';
import { credentialRequest as texts } from '#strings/reports/pupil';
import { api, refusalOr } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { DoorForm, DoorFrame } from '#web/ui/door-frame.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ShownCredentials } from '#wire/reports';
import { NameFields, useWhoAsks } from '../components/name-fields.tsx';

const look = (index: number, current: number): string => {
  if (index < current) return 'bg-emerald text-on-emerald';
  return index === current ? 'bg-gold text-on-gold' : 'bg-line text-ink';
};

const RequestSteps = ({ current }: { current: number }) => (
  <ol aria-label={texts.stepsLabel} className="flex gap-2">
    {texts.steps.map((title, index) => (
      <li key={title} aria-current={index === current ? 'step' : undefined} className="flex flex-1 items-center gap-2">
        <span className={`grid size-9 shrink-0 place-items-center rounded-full font-black ${look(index, current)}`}>
          {formatNumber(index + 1)}
        </span>
        <span className="text-sm font-extrabold">{title}</span>
      </li>
    ))}
  </ol>
);

const ShownCard = lazy(() => import('../components/shown-card.tsx'));

type Step = { at: 'check' | 'request' | 'sent' | 'verify' | 'either' } | { at: 'shown'; card: ShownCredentials };

const STEP_NUMBER = { check: 0, request: 1, sent: 1, verify: 1, either: 1, shown: 2 } as const;

export default function CredentialRequest() {
  const asks = useWhoAsks();
  const [step, setStep] = useState<Step>({ at: 'check' });
  const [special, setSpecial] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  /** One form at a time: what it sends, where it leads, and what to say when the request itself breaks. */
  const submit = (act: () => Promise<Step>, broken: string) => async () => {
    setBusy(true);
    setError('');
    try {
      setStep(await act());
    } catch (failure) {
      asks.notice(failure);
      setError(refusalOr(failure, broken));
    }
    setBusy(false);
  };

  const check = submit(async () => {
    const { step: next } = await api('POST /api/credential-request/check', { body: asks.who });
    return { at: next };
  }, texts.checkFailed);
  const request = submit(async () => {
    asks.remember(await api('POST /api/credential-request', { body: asks.who }));
    return { at: 'sent' };
  }, texts.requestFailed);
  const verify = submit(async () => {
    const card = await api('POST /api/credential-request/verify', { body: { ...asks.who, specialPassword: special } });
    return { at: 'shown', card };
  }, texts.verifyFailed);

  const startOver = () => {
    setStep({ at: 'check' });
    setError('');
    setSpecial('');
  };

  return (
    <DoorFrame wide>
      <div className="grid gap-4 print:hidden">
        <h1 className="text-2xl font-black">{texts.title}</h1>
        <RequestSteps current={STEP_NUMBER[step.at]} />
      </div>
      <div className="mt-5 grid gap-4 print:mt-0">
        {step.at === 'check' && (
          <DoorForm submit={texts.check} busy={busy} error={error} onSubmit={check}>
            <p className="text-muted">{texts.intro}</p>
            <NameFields asks={asks} />
          </DoorForm>
        )}
        {step.at === 'request' && (
          <DoorForm submit={texts.request} busy={busy} error={error} onSubmit={request}>
            <h2 className="text-xl font-black">{texts.requestTitle}</h2>
            <p className="text-muted">{texts.requestBody(asks.name.trim())}</p>
          </DoorForm>
        )}
        {step.at === 'sent' && (
          <div
            role="status"
            className="grid justify-items-center gap-3 rounded-button bg-emerald-soft p-6 text-center text-emerald-ink"
          >
            <Icon name="check" className="size-14" />
            <h2 className="text-xl font-black">{texts.sentTitle}</h2>
            <p className="font-extrabold">{texts.sent}</p>
            <p>{texts.sentBefore}</p>
          </div>
        )}
        {(step.at === 'verify' || step.at === 'either') && (
          <DoorForm submit={texts.verify} busy={busy} error={error} onSubmit={verify}>
            <h2 className="text-xl font-black">{step.at === 'verify' ? texts.verifyTitle : texts.eitherTitle}</h2>
            <p className="text-muted">{texts.verifyBody}</p>
            <PasswordField
              label={texts.specialPassword}
              value={special}
              onChange={(event) => setSpecial(event.target.value)}
              autoComplete="off"
              required
            />
          </DoorForm>
        )}
        {step.at === 'either' && (
          <section className="grid gap-3 border-t border-line pt-4">
            <h2 className="text-xl font-black">{texts.requestTitle}</h2>
            <p className="text-muted">{texts.eitherBody}</p>
            <Button look="soft" size="large" disabled={busy} onClick={request}>
              {texts.request}
            </Button>
          </section>
        )}
        {step.at === 'shown' && (
          <Suspense>
            <ShownCard card={step.card} />
          </Suspense>
        )}
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-4 font-extrabold text-emerald-ink print:hidden">
        <a href="/login" className="inline-flex min-h-11 items-center">
          {texts.back}
        </a>
        {['request', 'verify', 'either'].includes(step.at) && (
          <button type="button" className="min-h-11" onClick={startOver}>
            {texts.anotherName}
          </button>
        )}
      </div>
    </DoorFrame>
  );
}
