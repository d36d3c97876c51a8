import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownConduct as texts } from '#strings/penalties/pupil';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { OwnConduct as Conduct } from '#wire/penalties';
import { ConductBar } from '../components/conduct-bar.tsx';
import { OwnLogs } from '../components/own-logs.tsx';
import { InForce, PastPenalties } from '../components/own-penalties.tsx';
import { Summit } from '../components/summit.tsx';
import { ownConductQuery } from '../queries.ts';

const skeleton = <Bones layout="grid gap-4 lg:grid-cols-2" look="h-72 rounded-card" times={2} />;

/** A clean record is something to be proud of: it gets the summit. */
const Clean = ({ isAgain }: { isAgain: boolean }) => (
  <section className="grid justify-items-center gap-3 overflow-hidden rounded-card bg-[linear-gradient(var(--peak-top),var(--peak-bottom))] p-6 pb-0 text-center text-white shadow-card">
    <h2 className="text-4xl leading-tight font-black">{isAgain ? texts.cleanAgain : texts.clean}</h2>
    <p className="max-w-sm text-lg text-balance">{isAgain ? texts.cleanAgainBody : texts.cleanBody}</p>
    <Link
      to="/student/dashboard"
      className="inline-flex min-h-13 items-center rounded-button bg-gold px-6 text-lg font-extrabold text-on-gold shadow-[0_4px_0_var(--gold-edge)] active:translate-y-[3px] active:shadow-[0_1px_0_var(--gold-edge)]"
    >
      {texts.back}
    </Link>
    <Summit className="mt-2 h-52 w-full sm:h-64 lg:h-72" />
  </section>
);

const Record = ({ conduct }: { conduct: Conduct }) => {
  const { percentage, logs } = conduct;
  const inForce = conduct.penalties.filter(({ status }) => status === 'active');
  const past = conduct.penalties.filter(({ status }) => status !== 'active');
  const isClean = percentage === 0 && inForce.length === 0;
  return (
    <>
      {isClean && <Clean isAgain={logs.length > 0} />}
      <div className={`grid items-start gap-4 ${logs.length > 0 ? 'lg:grid-cols-2' : ''}`}>
        {(!isClean || past.length > 0) && (
          <div className="grid gap-4">
            {inForce.map((penalty) => (
              <InForce key={penalty.id} penalty={penalty} />
            ))}
            {!isClean && <ConductBar conduct={conduct} />}
            {past.length > 0 && <PastPenalties penalties={past} />}
          </div>
        )}
        {logs.length > 0 && <OwnLogs logs={logs} />}
      </div>
    </>
  );
};

export const OwnConduct = () => (
  <div className="grid gap-4 py-6">
    <div>
      <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
      <p className="text-muted">{texts.private}</p>
    </div>
    <Loaded query={useQuery(ownConductQuery)} skeleton={skeleton}>
      {(conduct) => <Record conduct={conduct} />}
    </Loaded>
  </div>
);
