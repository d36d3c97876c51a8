import { useEffect, useRef, useState } from 'react';
import { passkeyStep } from '#strings/access/second-factor';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PasskeyProof } from '#wire/access';
import { provePasskey, whyNoPasskeys } from '../passkey.ts';
import { NoPasskeys } from './no-passkeys.tsx';

type Asked = Reply<'POST /api/login/staff/passkey'>;

interface PasskeyStepProps {
  typed: { email: string; password: string };
  /** Throws what the server refused. */
  onProof: (passkey: PasskeyProof) => Promise<void>;
  onCode: () => void;
}

interface WayInProps {
  asked: Asked;
  busy: boolean;
  onUse: () => void;
  onCode: () => void;
}

/** What can be done with what was asked: a passkey here, or words why not; and a code where there is one. */
const WayIn = ({ asked, busy, onUse, onCode }: WayInProps) => {
  const isPossible = asked.ask !== null && whyNoPasskeys(asked.passkeysAt) === null;
  return (
    <>
      {isPossible ? (
        <Button look="gold" size="large" icon="shield" busy={busy} onClick={onUse}>
          {passkeyStep.use}
        </Button>
      ) : (
        <>
          <NoPasskeys passkeysAt={asked.passkeysAt} />
          {whyNoPasskeys(asked.passkeysAt) === null && <p>{passkeyStep.noneHere}</p>}
        </>
      )}
      {asked.takesCode ? (
        <Button look="plain" onClick={onCode}>
          {passkeyStep.code}
        </Button>
      ) : (
        <p className="text-sm text-muted">{passkeyStep.noCode}</p>
      )}
    </>
  );
};

/** The browser is asked by itself once; where it wants a press first, or the key was not at hand, the button asks again. */
export default function PasskeyStep({ typed, onProof, onCode }: PasskeyStepProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(true);
  const [problem, setProblem] = useState('');
  const hasBegun = useRef(false);

  const use = async (of: Asked | null) => {
    setBusy(true);
    setProblem('');
    try {
      const now = of ?? (await api('POST /api/login/staff/passkey', { body: typed }));
      setAsked(now);
      if (!now.ask || whyNoPasskeys(now.passkeysAt) !== null) return setBusy(false);
      const proof = await provePasskey(now.ask);
      // Answered once, it is spent: the next press asks for another.
      setAsked({ ...now, ask: { ...now.ask, nonce: '' } });
      await onProof(proof);
    } catch (failure) {
      setProblem(messageOf(failure));
      setBusy(false);
    }
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void use(null);
  });

  return (
    <div className="grid gap-4">
      <p>{passkeyStep.body}</p>
      {problem && <Alert>{problem}</Alert>}
      {asked ? (
        <WayIn asked={asked} busy={busy} onUse={() => use(asked.ask?.nonce ? asked : null)} onCode={onCode} />
      ) : (
        <Button look="gold" size="large" busy={busy} onClick={() => use(null)}>
          {passkeyStep.use}
        </Button>
      )}
    </div>
  );
}
