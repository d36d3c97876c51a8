import address from '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
import { useEffect, useState } from 'react';
import { purposeNames, purposeTexts } from '#strings/consents/words';
import { slipWords } from '#strings/guardians/words';
import { gradeNames } from '#strings/widgets';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DoorFrame } from '#web/ui/door-frame.tsx';
import { SlipBody } from '../components/slip-body.tsx';

/** In the fragment of the slip's address; an address without one opens what nobody has. */
const tokenHere = (): string => location.hash.slice(1) || '-';

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
const Consents = ({ first }: { first: readonly Consent[] }) => {
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

type Week = Reply<'POST /api/guardian'>;

/** By hand and not by the app's queries, which the page before the login does not have. */
const useQuranFont = (isNeeded: boolean): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const face = new FontFace('Amiri Quran', `url(${address})`);
    face.load().then(
      () => {
        document.fonts.add(face);
        setThere(true);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isThere;
};

const Shown = ({ shown }: { shown: Week }) => {
  const { name, grade, school, teacher, week, weekText, hijriText, untilText, consents } = shown;
  const hasFont = useQuranFont(week.words.length > 0);
  return (
    <div className="grid grid-cols-1 gap-2">
      <h1 className="text-2xl font-black">{slipWords.title(name)}</h1>
      <p className="font-extrabold text-muted">
        {[school, gradeNames[grade], teacher && slipWords.teacher(teacher)].filter(Boolean).join(' · ')}
      </p>
      <p className="text-muted">
        {weekText} · {hijriText}
      </p>
      <SlipBody week={week} hasFont={hasFont} level="h2" />
      {consents.length > 0 && <Consents first={consents} />}
      <p className="mt-2 text-sm text-muted">{untilText}</p>
    </div>
  );
};

/** Whoever holds the slip reads the pupil's week: no login, nobody else on it, and nothing to change but what they agree to. */
export default function GuardianWeek() {
  const [answer, setAnswer] = useState<Week | Error | null>(null);
  useEffect(() => {
    const look = () => {
      setAnswer(null);
      api('POST /api/guardian', { body: { token: tokenHere() } }).then(setAnswer, setAnswer);
    };
    look();
    // Another slip's code on the same open page.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return (
    <DoorFrame wide>
      {answer === null && <p role="status">{slipWords.looking}</p>}
      {answer instanceof Error && (
        <div className="grid gap-2">
          <h1 className="text-2xl font-black">{slipWords.over}</h1>
          <p role="alert">{messageOf(answer)}</p>
        </div>
      )}
      {answer !== null && !(answer instanceof Error) && <Shown shown={answer} />}
      <p className="mt-4">
        <a href="/privacy" className="font-extrabold text-emerald-ink underline">
          {slipWords.privacy}
        </a>
      </p>
    </DoorFrame>
  );
}
