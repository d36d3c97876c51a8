import { useState } from 'react';
import { purposeNames, purposeTexts } from '#strings/consents/words';
import { slipWords } from '#strings/guardians/words';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { tokenHere } from '../token.ts';

type Consent = Reply<'POST /api/guardian'>['consents'][number];

interface OneProps {
  consent: Consent;
  isBusy: boolean;
  onDecide: (isGiven: boolean) => void;
}

/** To give is one press; to withdraw is asked once more, for what goes does not come back. */
const One = ({ consent: { purpose, isAllowed }, isBusy, onDecide }: OneProps) => {
  const [isAsking, setAsking] = useState(false);
  const decide = (isGiven: boolean) => {
    setAsking(false);
    onDecide(isGiven);
  };
  return (
    <li className="grid gap-2 rounded-2xl bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-black">{purposeNames[purpose]}</h3>
        <p className={`font-extrabold ${isAllowed ? 'text-emerald-ink' : 'text-muted'}`}>
          {isAllowed ? slipWords.allowed : slipWords.withheld}
        </p>
      </div>
      <p>{purposeTexts[purpose]}</p>
      {isAsking ? (
        <div role="alert" className="grid gap-2 rounded-2xl bg-gold-soft p-3 text-gold-ink">
          <p className="font-extrabold">{slipWords.withdrawAsk(purpose)}</p>
          <div className="flex flex-wrap gap-2">
            <Button look="danger" onClick={() => decide(false)}>
              {slipWords.withdrawYes}
            </Button>
            <Button look="plain" onClick={() => setAsking(false)}>
              {slipWords.keep}
            </Button>
          </div>
        </div>
      ) : (
        <Button
          look={isAllowed ? 'plain' : 'gold'}
          busy={isBusy}
          aria-label={`${isAllowed ? slipWords.withdraw : slipWords.give}: ${purposeNames[purpose]}`}
          onClick={() => (isAllowed ? setAsking(true) : decide(true))}
          className="justify-self-start"
        >
          {isAllowed ? slipWords.withdraw : slipWords.give}
        </Button>
      )}
    </li>
  );
};

/** What the guardian agrees to, each by itself, on the page that a slip opens. */
export const Consents = ({ first }: { first: readonly Consent[] }) => {
  const [consents, setConsents] = useState(first);
  const [busy, setBusy] = useState<Consent['purpose'] | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const decide = async (purpose: Consent['purpose'], isGiven: boolean) => {
    setBusy(purpose);
    setFault(null);
    try {
      setConsents(
        (await api('POST /api/guardian/consents', { body: { token: tokenHere(), purpose, isGiven } })).consents,
      );
    } catch (error) {
      setFault(error);
    }
    setBusy(null);
  };
  return (
    <section className="mt-4 grid gap-3">
      <h2 className="text-xl font-black">{slipWords.consents}</h2>
      <p>{slipWords.consentsHint}</p>
      {fault !== null && <Alert>{messageOf(fault)}</Alert>}
      <ul className="grid gap-3">
        {consents.map((consent) => (
          <One
            key={consent.purpose}
            consent={consent}
            isBusy={busy === consent.purpose}
            onDecide={(isGiven) => void decide(consent.purpose, isGiven)}
          />
        ))}
      </ul>
    </section>
  );
};
