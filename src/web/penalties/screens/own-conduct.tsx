import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatChildDay, formatDay } from '#strings/dates';
import { ownConduct as texts, waysBack } from '#strings/penalties/pupil';
import { wayBackDays } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from '#web/ui/section.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { OwnConduct as Conduct, ConductLog, OwnWayBack, Penalty } from '#wire/penalties';
import { ConductBar, KIND_COLORS } from '../components/conduct-bar.tsx';
import { ownConductQuery } from '../queries.ts';

const PLACES = {
  review: { to: '/educational-games/practice', search: { review: true } },
  drill: { to: '/student/drill' },
} as const;

/** What the pupil can do about a penalty, beside it. */
const WaysBack = ({ ways }: { ways: readonly OwnWayBack[] }) => (
  <Section title={waysBack.title} className="rounded-card bg-card p-5 shadow-card">
    <p className="text-muted">{waysBack.intro}</p>
    <ul className="mt-2 divide-y divide-line">
      {ways.map(({ way, days, isTaken }) => (
        <li key={way} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0 flex-1 basis-52">
            <span className="block leading-snug font-extrabold">{waysBack.todo[way]}</span>
            <span className="text-muted">{wayBackDays(days)}</span>
          </span>
          {isTaken ? (
            <span className="flex items-center gap-2 font-extrabold text-emerald">
              <Icon name="check" className="size-6" />
              {waysBack.taken}
            </span>
          ) : (
            <ButtonLink look="gold" {...PLACES[way]}>
              {waysBack.go[way]}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

const saying = ({ minutesLate, behaviorType }: ConductLog): string => {
  if (minutesLate !== null) return texts.late(minutesLate);
  return behaviorType ? texts.behavior[behaviorType] : texts.absent;
};

const Line = ({ log }: { log: ConductLog }) => (
  <li className={`flex gap-3 py-3 ${log.isCounted ? 'text-muted' : ''}`}>
    <span
      aria-hidden="true"
      className={`mt-2 size-3 shrink-0 rounded-full ${log.isCounted ? 'bg-line' : KIND_COLORS[log.type]}`}
    />
    <span className="grid min-w-0 flex-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-extrabold">{saying(log)}</span>
        <span className="text-sm">{log.isCounted ? texts.counted : percent(log.percent)}</span>
      </span>
      <time dateTime={log.logDate} className="text-sm text-muted">
        {formatChildDay(log.logDate)}
      </time>
      {log.note && (
        <span className="mt-1 rounded-2xl bg-paper px-3 py-1.5 text-base break-words">
          <span className="text-sm text-muted">{texts.note}</span> {log.note}
        </span>
      )}
    </span>
  </li>
);

const OwnLogs = ({ logs }: { logs: readonly ConductLog[] }) => (
  <Section title={texts.logs} className="rounded-card bg-card p-5 shadow-card">
    <ul className="divide-y divide-line">
      {logs.map((log) => (
        <Line key={log.id} log={log} />
      ))}
    </ul>
    <p className="mt-2 text-sm text-muted">{texts.wrong}</p>
  </Section>
);

const DAY_MS = 24 * 60 * 60 * 1000;

const daysLeft = (expiresAt: string): number => Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);

/** What it means and when it is over, and nothing more. */
const InForce = ({ penalty }: { penalty: Penalty }) => (
  <section className="flex items-center gap-4 rounded-card bg-gold-soft p-5 text-gold-ink">
    <Icon name="hourglass" className="size-10 shrink-0" />
    <div>
      <h2 className="text-xl leading-snug font-black">{texts.penalty(penalty.priceIncrease)}</h2>
      <p>{texts.penaltyEnds(formatChildDay(penalty.expiresAt))}</p>
      <p className="font-black">{texts.daysLeft(daysLeft(penalty.expiresAt))}</p>
      <p className="mt-1 text-sm">{texts.why(penalty.late, penalty.absent, penalty.behavior)}</p>
    </div>
  </section>
);

const PastPenalties = ({ penalties }: { penalties: readonly Penalty[] }) => (
  <Section title={texts.past} className="rounded-card bg-card p-5 shadow-card">
    <ul className="divide-y divide-line">
      {penalties.map((penalty) => (
        <li key={penalty.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
          <span>
            <span className="block font-extrabold">{texts.pastPenalty(penalty.priceIncrease)}</span>
            <span className="text-sm text-muted">
              {texts.from(formatDay(penalty.createdAt), formatDay(penalty.clearedAt ?? penalty.expiresAt))}
            </span>
            <span className="block text-sm text-muted">
              {texts.why(penalty.late, penalty.absent, penalty.behavior)}
            </span>
          </span>
          <Badge tone={penalty.status === 'ended' ? 'plain' : 'good'}>{texts.pastStatus[penalty.status]}</Badge>
        </li>
      ))}
    </ul>
  </Section>
);

const skeleton = <Bones layout="grid gap-4 lg:grid-cols-2" look="h-72 rounded-card" times={2} />;

const STAR = 'M0-9 2.4-2.4 9 0 2.4 2.4 0 9-2.4 2.4-9 0-2.4-2.4Z';

const STARS = [
  { x: -150, y: 60, size: 0.8 },
  { x: -60, y: 24, size: 0.6 },
  { x: 52, y: 40, size: 1 },
  { x: 112, y: 92, size: 0.6 },
  { x: 318, y: 30, size: 1.1 },
  { x: 352, y: 104, size: 0.7 },
  { x: 470, y: 50, size: 0.6 },
  { x: 560, y: 20, size: 0.9 },
];

/**
 * The top of the climb: snow, a flag, and the stars that come out for it. Whole at any width; the ridge runs on to both
 * sides, as far as the frame shows it.
 */
const Summit = () => (
  <Drawing box="0 0 400 260" fit="xMidYMax meet" className="mt-2 h-52 w-full overflow-visible sm:h-64 lg:h-72">
    {STARS.map(({ x, y, size }) => (
      <path key={x} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} fill="#f2c34b" />
    ))}
    <path
      d="M-600 270V190l110-60 90 70 100-90 110 90 90-70 100 62 70-50 48 46 60-66 64 60 66-54 92 90 90-80 100 70 110-90 120 80v72Z"
      fill="var(--peak-far)"
    />
    <path d="M40 270 200 70 360 270Z" fill="var(--peak-near)" />
    <path d="M200 70 160 120l16 8 12-10 14 12 12-10 26 0Z" fill="#e6f3ee" />
    <path d="M200 72V24" stroke="#fff4d6" strokeWidth="4" strokeLinecap="round" />
    <path d="M200 25h44l-10 13 10 13h-44Z" fill="#e9a91b" />
    <path
      d="M104 266c36-22 78-26 90-54s-10-34 2-62"
      fill="none"
      stroke="#f2c34b"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 11"
    />
  </Drawing>
);

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
    <Summit />
  </section>
);

const Record = ({ conduct }: { conduct: Conduct }) => {
  const { percentage, logs } = conduct;
  const inForce = conduct.penalties.filter(({ status }) => status === 'active');
  const past = conduct.penalties.filter(({ status }) => status !== 'active');
  const ways = inForce[0]?.waysBack ?? [];
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
            {ways.length > 0 && <WaysBack ways={ways} />}
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
