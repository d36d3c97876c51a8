import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuditAction } from '#domain/vocabulary';
import { auditPage } from '#strings/audit/staff';
import { AuditFilters } from '#web/audit/components/audit-filters.tsx';
import { EntryList } from '#web/audit/components/entry-list.tsx';
import { auditQuery } from '#web/audit/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const Skeleton = () => (
  <Loading>
    <Bone className="mb-2 h-6 w-56" />
    <div className="divide-y divide-line rounded-3xl border border-line bg-card">
      {ROWS.map((row) => (
        <div key={row} className="flex flex-wrap items-center gap-4 px-4 py-3">
          <Bone className="h-4 w-14" />
          <Bone className="h-5 w-32" />
          <Bone className="h-6 w-40 rounded-full" />
          <Bone className="h-4 w-48 max-lg:hidden" />
        </div>
      ))}
    </div>
  </Loading>
);

const Nothing = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState icon="search" title={auditPage.emptyTitle} body={auditPage.emptyBody} />
  ) : (
    <EmptyState icon="history" title={auditPage.emptyLogTitle} body={auditPage.emptyLogBody} />
  );

export const Audit = () => {
  const [action, setAction] = useState<AuditAction>();
  const [search, setSearch] = useState('');
  const filter = { action, search };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(auditQuery(filter));
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead title={auditPage.title} intro={auditPage.intro} note={entries && auditPage.shown(entries.length)} />
      <AuditFilters filter={filter} onAction={setAction} onSearch={setSearch} />
      {error && !entries && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !entries && <Skeleton />}
      {entries?.length === 0 && <Nothing filtered={Boolean(action) || search !== ''} />}
      {entries && entries.length > 0 && (
        <>
          <EntryList entries={entries} />
          <div className="mt-5 grid justify-items-center">
            {hasNextPage ? (
              <Button look="soft" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {auditPage.more}
              </Button>
            ) : (
              <p className="text-muted">{auditPage.end}</p>
            )}
          </div>
        </>
      )}
    </>
  );
};
