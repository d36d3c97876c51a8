import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import {
  contestStateNames,
  lateAnswers as lateText,
  openPracticeTexts,
  contestsPage as texts,
} from '#strings/contests/staff';
import { formatDay, formatMoment } from '#strings/dates';
import { formatNumber, loneNumber } from '#strings/plural';
import { gradeNames, listWords } from '#strings/widgets';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { AdminContest } from '#wire/contests/staff';
import { CloseContest, ContestForm } from '../components/contest-dialogs.tsx';
import { useOpenPractice } from '../mutations.ts';
import { contestsQuery } from '../queries.ts';

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="grid list-disc gap-2 ps-5">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

interface OpenPracticeProps {
  /** Since when practice is open without a contest; null while it is not. */
  openSince: string | null;
  hasContest: boolean;
}

const stateOf = ({ openSince, hasContest }: OpenPracticeProps): string => {
  if (hasContest) return openSince === null ? openPracticeTexts.thenClosed : openPracticeTexts.thenOpen;
  return openSince === null ? openPracticeTexts.closed : openPracticeTexts.open(formatDay(openSince));
};

/** Whether pupils can practise now and after the contest that runs, and the way to change it (D-42). */
const OpenPractice = (props: OpenPracticeProps) => {
  const { mutateAsync } = useOpenPractice();
  const { ask, dialog } = useConfirm();
  const isOpen = props.openSince !== null;
  const turnOn = () =>
    ask({
      run: () => mutateAsync(true),
      confirm: {
        title: openPracticeTexts.onTitle,
        body: <Points points={openPracticeTexts.onBody} />,
        confirm: openPracticeTexts.on,
      },
    });
  const turnOff = () =>
    ask({
      run: () => mutateAsync(false),
      confirm: {
        title: openPracticeTexts.offTitle,
        body: <Points points={openPracticeTexts.offBody} />,
        confirm: openPracticeTexts.off,
        tone: 'danger',
      },
    });
  return (
    <div className="mb-4 desk:mb-2">
      <Notice
        tone={isOpen || props.hasContest ? 'good' : 'wait'}
        text={stateOf(props)}
        actions={isOpen ? { [openPracticeTexts.turnOff]: turnOff } : { [openPracticeTexts.turnOn]: turnOn }}
      />
      {dialog}
    </div>
  );
};

const TONES = { upcoming: 'plain', open: 'good', ended: 'wait', closed: 'plain' } as const;

const Span = ({ contest: { startsAt, endsAt } }: { contest: AdminContest }) => (
  <span className="grid text-sm leading-tight desk:whitespace-nowrap">
    <span>
      {texts.from} <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
    </span>
    <span>
      {texts.until} <time dateTime={endsAt}>{formatMoment(endsAt)}</time>
    </span>
  </span>
);

const Coins = ({ amount }: { amount: number }) => (
  <span className="inline-flex items-center gap-1.5 font-black">
    <MoneyIcon type="coins" className="size-5" />
    {formatNumber(amount)}
  </span>
);

/** In two lines at a desk, however long the names are. Who shares the first place has the same score and accuracy. */
const Winners = ({ contest: { state, winners } }: { contest: AdminContest }) => {
  const [first] = winners;
  if (!first) return <span className="text-sm text-muted">{state === 'closed' ? texts.nobodyWon : texts.nobody}</span>;
  const isAlone = winners.length === 1;
  const names = isAlone ? first.name : texts.leaders(winners);
  const late = winners.reduce((sum, { lateAnswers }) => sum + lateAnswers, 0);
  return (
    <span className="grid leading-snug desk:max-w-72">
      <span title={names} className="desk:truncate">
        {state !== 'closed' && <span className="text-sm text-muted">{texts.leader(winners.length)} </span>}
        <span className="font-extrabold">{names}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted desk:flex-nowrap desk:whitespace-nowrap">
        {isAlone && `${gradeNames[first.grade]}، `}
        {texts.result(first.score, first.accuracy)}
        {late > 0 && <Badge tone="wait">{lateText(late)}</Badge>}
      </span>
    </span>
  );
};

const Purses = ({ contest: { prizeCoins, sharePool } }: { contest: AdminContest }) => (
  <dl className="grid w-fit grid-cols-[auto_auto] gap-x-2 text-sm leading-tight">
    <dt className="text-muted">{texts.prize}</dt>
    <dd>
      <Coins amount={prizeCoins} />
    </dd>
    <dt className="text-muted">{texts.pool}</dt>
    <dd>
      <Coins amount={sharePool} />
    </dd>
  </dl>
);

const Title = ({ contest: { title, state, closedAt, leftOutPupils } }: { contest: AdminContest }) => (
  <span className="grid justify-items-start gap-1">
    <span className="break-words">{title}</span>
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 desk:flex-nowrap desk:whitespace-nowrap">
      <Badge tone={TONES[state]}>{contestStateNames[state]}</Badge>
      {closedAt && <span className="text-sm text-muted">{texts.closedAt(formatDay(closedAt))}</span>}
    </span>
    {leftOutPupils > 0 && <Badge tone="wait">{texts.leftOut}</Badge>}
  </span>
);

const COLUMNS: readonly Column<AdminContest>[] = [
  { id: 'title', title: texts.name, cell: (contest) => <Title contest={contest} />, className: 'desk:min-w-44' },
  { id: 'span', title: texts.time, cell: (contest) => <Span contest={contest} />, phone: 'plain' },
  { id: 'coins', title: texts.coins, cell: (contest) => <Purses contest={contest} />, phone: 'plain' },
  {
    id: 'winners',
    title: texts.winners,
    cell: (contest) => contest.state !== 'upcoming' && <Winners contest={contest} />,
    phone: 'plain',
    className: 'desk:min-w-44',
  },
  {
    id: 'participants',
    title: texts.participants,
    cell: ({ participants }) => loneNumber(participants),
    className: 'font-black',
  },
];

interface Opened {
  kind: 'plan' | 'edit' | 'close';
  id?: number;
}

export const Contests = () => {
  const query = useQuery(contestsQuery);
  const { data } = query;
  const [opened, setOpened] = useState<Opened | null>(null);
  const contest = data?.contests.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Button look="gold" icon="plus" onClick={() => setOpened({ kind: 'plan' })}>
          {texts.add}
        </Button>
      </PageHead>
      {data && (
        <OpenPractice openSince={data.openSince} hasContest={data.contests.some(({ state }) => state === 'open')} />
      )}
      <StaffList
        label={texts.label}
        list={useList(plainSearch)}
        query={query}
        rows={data?.contests}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        columns={COLUMNS}
        actions={({ id, title, state }) => [
          state === 'ended' && {
            label: texts.close,
            icon: 'star',
            look: 'gold',
            run: () => setOpened({ kind: 'close', id }),
          },
          state !== 'closed' && {
            label: listWords.named(texts.edit, title),
            icon: 'edit',
            isQuiet: true,
            run: () => setOpened({ kind: 'edit', id }),
          },
          state !== 'upcoming' && {
            label: listWords.named(texts.shares, title),
            icon: 'ledger',
            isQuiet: true,
            link: linkOptions({ to: '/admin/contests/$id/shares', params: { id: String(id) } }),
          },
        ]}
        empty={{ icon: 'calendar', title: texts.none, body: texts.noneBody }}
      />
      {opened?.kind === 'plan' && <ContestForm onClose={close} />}
      {opened?.kind === 'edit' && contest && <ContestForm contest={contest} onClose={close} />}
      {opened?.kind === 'close' && contest && <CloseContest contest={contest} onClose={close} />}
    </>
  );
};
