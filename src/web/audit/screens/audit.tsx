import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditAction } from '#domain/vocabulary';
import { auditPage as texts } from '#strings/audit/staff';
import { EntryList } from '#web/audit/components/entry-list.tsx';
import { auditActionsQuery, auditQuery } from '#web/audit/queries.ts';
import { addressOf } from '#web/lib/api.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { ListFrame } from '#web/ui/list/frame.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { auditSearch } from '../admin-search.ts';

export const Audit = () => {
  const list = useList(auditSearch);
  const { action, search } = list.wanted;
  const query = useInfiniteQuery(auditQuery({ action, search }));
  const { data: known } = useQuery(auditActionsQuery);
  const names = Object.fromEntries(known?.actions.map(({ action: each, text }) => [each, text]) ?? []) as Record<
    AuditAction,
    string
  >;
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} note={entries && texts.shown(entries.length)} />
      <ListFrame
        list={list}
        query={query}
        rows={entries}
        search={texts.search}
        filters={list.filter('action', { label: texts.action, all: texts.allActions, names })}
        tools={
          <DownloadLink href={addressOf('GET /api/admin/audit.csv', { query: { action, search } })}>
            {texts.export}
          </DownloadLink>
        }
        empty={{ icon: 'history', title: texts.emptyLogTitle, body: texts.emptyLogBody }}
      >
        {(shown) => (
          <>
            <EntryList entries={shown} />
            {!query.hasNextPage && <p className="text-center text-muted">{texts.end}</p>}
          </>
        )}
      </ListFrame>
    </>
  );
};
