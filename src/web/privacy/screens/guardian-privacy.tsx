import { useEffect, useState } from 'react';
import { guardianPage, keptRows } from '#strings/privacy/guardian';
import { api, messageOf, type Reply } from '#web/lib/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DoorFrame } from '#web/ui/door-frame.tsx';

const Kept = ({ days, recordings, isInForce }: Reply<'GET /api/privacy'>) => (
  <>
    {!isInForce && (
      <p className="rounded-2xl bg-gold-soft px-4 py-2 font-extrabold text-gold-ink">{guardianPage.notYet}</p>
    )}
    <ul className="grid gap-3">
      {keptRows(days, recordings).map(({ what, why, howLong }) => (
        <li key={what} className="rounded-2xl bg-paper px-4 py-3">
          <h3 className="font-black">{what}</h3>
          <p>
            <span className="font-extrabold text-muted">{guardianPage.why}: </span>
            {why}
          </p>
          <p>
            <span className="font-extrabold text-muted">{guardianPage.howLong}: </span>
            {howLong}
          </p>
        </li>
      ))}
    </ul>
  </>
);

const Said = ({ title, body }: { title: string; body: string }) => (
  <section>
    <h2 className="text-xl font-black">{title}</h2>
    <p>{body}</p>
  </section>
);

/** What the school keeps of a child, for whoever has a child in it: nobody logs in to read it. */
export default function GuardianPrivacy() {
  const [kept, setKept] = useState<Reply<'GET /api/privacy'> | Error | null>(null);
  useEffect(() => {
    document.title = guardianPage.title;
    api('GET /api/privacy').then(setKept, setKept);
  }, []);
  return (
    <DoorFrame wide>
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-2xl font-black">{guardianPage.title}</h1>
        <p>{guardianPage.intro}</p>
        <h2 className="text-xl font-black">{guardianPage.what}</h2>
        {kept instanceof Error && <Alert>{messageOf(kept)}</Alert>}
        {kept && !(kept instanceof Error) && <Kept {...kept} />}
        <Said title={guardianPage.who} body={guardianPage.whoBody} />
        <Said title={guardianPage.consents} body={guardianPage.consentsBody} />
        <Said title={guardianPage.rights} body={guardianPage.rightsBody} />
        <Said title={guardianPage.ask} body={guardianPage.askBody} />
      </div>
    </DoorFrame>
  );
}
