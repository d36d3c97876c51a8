import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { lateAnswers as lateText, sendAll, shareStateNames, sharesTable as texts } from '#strings/contests/staff';
import { loneNumber } from '#strings/plural';
import { addressOf } from '#web/lib/api.ts';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { GRADE } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { StudentShare } from '#wire/contests/staff';
import { LeftOut } from '../components/left-out.tsx';
import { useSendAllShares } from '../mutations.ts';
import { sharesQuery } from '../queries.ts';

const route = getRouteApi('/admin/contests/$id/shares');

const TONES = { none: 'plain', unsent: 'wait', sent: 'good', claimed: 'good' } as const;

const amountColumn = (id: 'review' | 'race2' | 'race3' | 'bonus'): Column<StudentShare> => ({
  id,
  title: texts[id],
  cell: (share) => loneNumber(share[id]),
  sortBy: (share) => share[id],
  phone: 'none',
});

const COLUMNS: readonly Column<StudentShare>[] = [
  {
    id: 'student',
    title: texts.student,
    cell: ({ studentId, name, lateAnswers }) => (
      <span className="grid justify-items-start gap-1">
        <PupilLink id={studentId} name={name} />
        {lateAnswers > 0 && <Badge tone="wait">{lateText(lateAnswers)}</Badge>}
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  GRADE,
  amountColumn('review'),
  amountColumn('race2'),
  amountColumn('race3'),
  amountColumn('bonus'),
  {
    id: 'points',
    title: texts.points,
    cell: ({ points }) => loneNumber(points),
    sortBy: ({ points }) => points,
    className: 'font-black',
  },
  {
    id: 'coins',
    title: texts.coins,
    cell: ({ coins }) => <Money type="coins" amount={coins} />,
    inFile: [{ title: texts.coins, value: ({ coins }) => coins }],
    sortBy: ({ coins }) => coins,
  },
  {
    id: 'state',
    title: texts.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{shareStateNames[state]}</Badge>,
    sortBy: ({ state }) => Object.keys(TONES).indexOf(state),
    phone: 'plain',
  },
];

/** Who gets how much, before anything is sent. */
const Preview = ({ shares }: { shares: readonly StudentShare[] }) => (
  <div className="grid gap-3">
    <p>{sendAll.intro}</p>
    <p className="font-black text-ink">
      {sendAll.total(
        shares.length,
        shares.reduce((sum, { coins }) => sum + coins, 0),
      )}
    </p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard */}
    <section aria-label={sendAll.list} tabIndex={0} className="max-h-72 overflow-auto rounded-2xl border border-line">
      <ul>
        {shares.map(({ studentId, name, coins }) => (
          <li
            key={studentId}
            className="flex items-center justify-between gap-3 border-b border-line px-3 py-1.5 text-ink last:border-0"
          >
            <span className="min-w-0 break-words">{name}</span>
            <Money type="coins" amount={coins} />
          </li>
        ))}
      </ul>
    </section>
  </div>
);

/** One press for the whole contest: pupils who do not send theirs would miss it. */
const SendAll = ({ id, shares }: { id: number; shares: readonly StudentShare[] }) => {
  const [isOpen, setIsOpen] = useState(false);
  const send = useSendAllShares(id);
  const waiting = shares.filter(({ state }) => state === 'unsent');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="gold" icon="gift" disabled={waiting.length === 0} onClick={() => setIsOpen(true)}>
        {sendAll.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={sendAll.title}
          body={<Preview shares={waiting} />}
          confirm={sendAll.confirm(waiting.length)}
          busy={send.isPending}
          onConfirm={() => send.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
};

export const Shares = () => {
  const id = Number(route.useParams().id);
  const list = useList(plainSearch);
  const { grade, section, search } = list.wanted;
  const query = useQuery(sharesQuery(id));
  const { data } = query;
  return (
    <>
      <div className="mb-2">
        <BackLink to="/admin/contests" look="plain">
          {texts.back}
        </BackLink>
      </div>
      <PageHead
        title={texts.title}
        note={data?.contest.title}
        intro={data ? texts.intro(data.contest.sharePool, data.allPoints) : ''}
      >
        {data?.contest.state === 'closed' && <SendAll id={id} shares={data.shares} />}
      </PageHead>
      {data && data.contest.state !== 'closed' && (
        <p className="mb-4 rounded-2xl bg-gold-soft px-4 py-3 font-extrabold text-gold-ink">{texts.notYet}</p>
      )}
      {data && data.leftOut.length > 0 && <LeftOut runs={data.leftOut} />}
      <StaffList
        label={texts.label}
        list={list}
        query={query}
        rows={data?.shares}
        shows={(share) => list.has(share) && list.finds(share.name)}
        rowKey={({ studentId }) => studentId}
        rowName={({ name }) => name}
        columns={COLUMNS}
        search={texts.search}
        tools={
          data &&
          data.shares.length > 0 && (
            <DownloadLink
              href={addressOf('GET /api/admin/contests/:id/shares.csv', {
                params: { id },
                query: { grade, section, search: search || undefined },
              })}
            >
              {texts.export}
            </DownloadLink>
          )
        }
        note={(shown) =>
          shown.length > 0 &&
          texts.counted(
            shown.length,
            shown.reduce((sum, { coins }) => sum + coins, 0),
          )
        }
        empty={{ icon: 'users', title: texts.none, body: texts.noneBody }}
      />
    </>
  );
};
