import { useInfiniteQuery } from '@tanstack/react-query';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import type { RewardType } from '#domain/rewards/kinds';
import { formatChildDay, formatTime } from '#strings/dates';
import { ledgerReasons, ownLedger as texts } from '#strings/ledger/pupil';
import { signedMoney, signedNumber } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { sourceNames } from '#strings/rewards/pupil';
import { grouped } from '#web/lib/grouped.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { MONEY_BOX, MONEY_INK, MoneyIcon } from '#web/ui/money.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bone, Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { LedgerLine } from '#wire/ledger';
import { ledgerQuery } from '../queries.ts';

const skeleton = (
  <div className="grid gap-3">
    <Bones layout="grid grid-cols-2 gap-3" look="h-28 rounded-button!" times={2} />
    <Bone className="h-7 w-28" />
    <Bones look="h-20 rounded-button!" times={4} />
  </div>
);

const Total = ({ type, amount }: { type: RewardType; amount: number }) => (
  <div className={`rounded-button p-4 ${MONEY_BOX[type]}`}>
    <h2 className="flex items-center gap-2 font-extrabold">
      <MoneyIcon type={type} />
      {texts[type]}
    </h2>
    <p className="text-4xl leading-tight font-black">
      <CountUp value={amount} />
    </p>
  </div>
);

const reasonOf = ({ reason, source, note }: LedgerLine): { title: string; note: string | null } => {
  const title = reason === 'reward' && source ? sourceNames[source] : ledgerReasons[reason];
  return { title, note: note === title ? null : note };
};

const Moved = ({ type, amount, after }: { type: RewardType; amount: number; after: string }) =>
  amount === 0 ? null : (
    <span className="grid justify-items-end">
      <span className={`flex items-center gap-1.5 text-xl leading-tight font-black ${MONEY_INK[type]}`}>
        <span aria-hidden="true">{signedNumber(amount)}</span>
        <MoneyIcon type={type} className="size-5" />
        <span className="sr-only">{signedMoney(type, amount)}</span>
      </span>
      <span className="text-sm text-muted">{after}</span>
    </span>
  );

const Line = ({ line }: { line: LedgerLine }) => {
  const { title, note } = reasonOf(line);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-button bg-card p-4 shadow-card">
      <span className="min-w-0 flex-1 basis-36">
        <span className="flex flex-wrap items-center gap-2 font-black">
          {title}
          {line.isReversed && <Badge tone="plain">{texts.reversed}</Badge>}
        </span>
        {note && <span className="block leading-snug break-words text-muted">{note}</span>}
        <span className="text-sm text-muted">{formatTime(line.at)}</span>
      </span>
      <Moved type="points" amount={line.points} after={texts.pointsAfter(formatNumber(line.pointsAfter))} />
      <Moved type="coins" amount={line.coins} after={texts.coinsAfter(formatNumber(line.coinsAfter))} />
    </li>
  );
};

const dayName = (day: string, iso: string): string => {
  const today = schoolDay(new Date());
  if (day === today) return texts.today;
  return day === dayBefore(today, 1) ? texts.yesterday : formatChildDay(iso);
};

const Lines = ({ lines }: { lines: readonly LedgerLine[] }) =>
  grouped(lines, ({ at }) => schoolDay(new Date(at))).map(([day, ofDay]) => (
    <section key={day} className="mt-5">
      <h2 className="mb-2 font-black text-emerald-ink">{dayName(day, ofDay[0]?.at ?? day)}</h2>
      <ul className="grid gap-2">
        {ofDay.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ));

const Empty = () => (
  <EmptyState
    icon="star"
    title={texts.none}
    body={texts.noneBody}
    action={<ButtonLink to="/student/rewards">{texts.noneAction}</ButtonLink>}
  />
);

export const OwnLedger = () => {
  const query = useInfiniteQuery(ledgerQuery);
  const { data, error, refetch } = query;
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <div className="mx-auto max-w-3xl py-6">
      <PageHead title={texts.title} intro={texts.intro} />
      <Loaded query={{ data: data?.pages[0], error, refetch }} skeleton={skeleton}>
        {({ coins, points }) => (
          <>
            <div className="grid grid-cols-2 gap-3">
              <Total type="coins" amount={coins} />
              <Total type="points" amount={points} />
            </div>
            {lines.length === 0 ? (
              <div className="mt-6">
                <Empty />
              </div>
            ) : (
              <Lines lines={lines} />
            )}
            <div className="mt-5 grid">
              <MoreButton query={query}>{texts.more}</MoreButton>
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
};
