import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { searchKey } from '#domain/roster/names';
import { shareStateNames, sharesTable as texts } from '#strings/contests/staff';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { addressOf } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { StudentShare } from '#wire/contests/staff';
import { sharesQuery } from '../queries.ts';

const route = getRouteApi('/admin/contests/$id/shares');

const TONES = { none: 'plain', unsent: 'wait', sent: 'good', claimed: 'good' } as const satisfies Record<
  StudentShare['state'],
  string
>;

const State = ({ share: { state } }: { share: StudentShare }) => (
  <Badge tone={TONES[state]}>{shareStateNames[state]}</Badge>
);

const Who = ({ share }: { share: StudentShare }) => (
  <span className="grid gap-0.5">
    <span className="break-words">{share.name}</span>
    <span className="grid justify-items-start gap-1 text-sm font-semibold text-muted lg:hidden">
      {gradeNames[share.grade]}
      <State share={share} />
    </span>
  </span>
);

const WIDE = 'max-lg:hidden';

const amountColumn = (id: 'review' | 'race2' | 'race3' | 'bonus'): Column<StudentShare> => ({
  id,
  title: texts[id],
  cell: (share) => formatNumber(share[id]),
  sortBy: (share) => share[id],
  className: WIDE,
});

const COLUMNS: readonly Column<StudentShare>[] = [
  { id: 'student', title: texts.student, cell: (share) => <Who share={share} />, sortBy: ({ name }) => name },
  {
    id: 'grade',
    title: texts.grade,
    cell: ({ grade }) => gradeNames[grade],
    sortBy: ({ grade }) => grade,
    className: `${WIDE} whitespace-nowrap`,
  },
  amountColumn('review'),
  amountColumn('race2'),
  amountColumn('race3'),
  amountColumn('bonus'),
  {
    id: 'points',
    title: texts.points,
    cell: ({ points }) => formatNumber(points),
    sortBy: ({ points }) => points,
    className: 'font-black',
  },
  {
    id: 'coins',
    title: texts.coins,
    cell: ({ coins }) => (
      <span className="inline-flex items-center gap-1.5 font-black">
        <MoneyIcon type="coins" className="size-5" />
        {formatNumber(coins)}
      </span>
    ),
    sortBy: ({ coins }) => coins,
  },
  {
    id: 'state',
    title: texts.state,
    cell: (share) => <State share={share} />,
    sortBy: ({ state }) => Object.keys(TONES).indexOf(state),
    className: WIDE,
  },
];

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 8 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-1.5">
          <Bone className="h-7 w-1/3" />
          <Bone className="hidden h-6 w-72 lg:block" />
          <Bone className="ms-auto h-6 w-16" />
        </div>
      ))}
    </div>
  </Loading>
);

const Back = () => (
  <Link to="/admin/contests" className="mb-2 inline-flex min-h-9 items-center gap-2 font-extrabold text-emerald-ink">
    <Icon name="forward" className="size-5 rotate-180" />
    {texts.back}
  </Link>
);

const Table = ({ shares }: { shares: readonly StudentShare[] }) => {
  const [search, setSearch] = useState('');
  const wanted = searchKey(search);
  const found = shares.filter(({ name }) => searchKey(name).includes(wanted));
  if (shares.length === 0) return <EmptyState icon="users" title={texts.none} body={texts.noneBody} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label={texts.search} onSearch={setSearch} />
        <p role="status" className="text-sm font-extrabold text-muted">
          {texts.counted(
            found.length,
            found.reduce((sum, { coins }) => sum + coins, 0),
          )}
        </p>
      </div>
      <DataTable
        label={texts.label}
        columns={COLUMNS}
        rows={found}
        rowKey={({ studentId }) => studentId}
        empty={<EmptyState icon="search" title={texts.notFound} body={texts.notFoundBody} />}
      />
    </div>
  );
};

export const Shares = () => {
  const id = Number(route.useParams().id);
  const { data, error, refetch } = useQuery(sharesQuery(id));
  return (
    <>
      <Back />
      <PageHead
        title={texts.title}
        note={data?.contest.title}
        intro={data ? texts.intro(data.contest.sharePool, data.allPoints) : ''}
      >
        {data && data.shares.length > 0 && (
          <DownloadLink href={addressOf('GET /api/admin/contests/:id/shares.csv', { params: { id } })}>
            {texts.export}
          </DownloadLink>
        )}
      </PageHead>
      {data && data.contest.state !== 'closed' && (
        <p className="mb-4 rounded-2xl bg-gold-soft px-4 py-3 font-extrabold text-gold-ink">{texts.notYet}</p>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <Table shares={data.shares} />}
    </>
  );
};
