import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayBefore, schoolDay } from '#domain/calendar/school-day';
import { formatDay } from '#strings/dates';
import { guardiansPage, linkColumns } from '#strings/guardians/staff';
import { listWords } from '#strings/widgets';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { useGrade, useRuledPupils, useRuledSection } from '#web/lib/grade.ts';
import { withSearch } from '#web/lib/with-search.ts';
import { Options, SelectField } from '#web/ui/field.tsx';
import { momentColumn } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PaperLink } from '#web/ui/paper-link.tsx';
import type { GuardianLink } from '#wire/guardians';
import { linksKey, linksQuery } from '../queries.ts';

const COLUMNS: readonly Column<GuardianLink>[] = [
  { id: 'name', title: listWords.pupil, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: 'week',
    title: linkColumns.week,
    cell: ({ week }) => formatDay(`${week}T09:00:00Z`),
    sortBy: ({ week }) => week,
  },
  momentColumn('expiresAt', linkColumns.expiresAt, formatDay),
  {
    ...momentColumn('openedAt', linkColumns.openedAt),
    cell: ({ openedAt }) => (openedAt ? formatDay(openedAt) : guardiansPage.neverOpened),
  },
];

const WEEK_DAYS = 7;

const PrintChoice = () => {
  const grade = useGrade();
  const { value: section } = useRuledSection();
  const [weeksAgo, setWeeksAgo] = useState(0);
  const [size, setSize] = useState<'one' | 'four'>('one');
  const day = dayBefore(schoolDay(new Date()), weeksAgo * WEEK_DAYS);
  return (
    <section
      aria-label={guardiansPage.print}
      className="mb-4 grid items-end gap-3 rounded-3xl border border-line bg-card p-4 sm:grid-cols-3"
    >
      <SelectField
        label={guardiansPage.week}
        value={weeksAgo}
        onChange={(event) => setWeeksAgo(Number(event.target.value))}
      >
        <option value={0}>{guardiansPage.thisWeek}</option>
        <option value={1}>{guardiansPage.lastWeek}</option>
      </SelectField>
      <SelectField
        label={guardiansPage.size}
        value={size}
        onChange={(event) => setSize(event.target.value === 'four' ? 'four' : 'one')}
      >
        <Options of={['one', 'four']} names={guardiansPage.sizes} />
      </SelectField>
      <PaperLink href={withSearch('/admin/guardians/print', { grade, section, day, size })}>
        {guardiansPage.print}
      </PaperLink>
    </section>
  );
};

export const Guardians = () => {
  const list = useList(plainSearch);
  const query = useQuery(linksQuery(useRuledPupils()));
  const revoke = useAction({
    run: ({ id }: GuardianLink) => api('POST /api/admin/guardians/links/:id/revoke', { params: { id } }),
    done: guardiansPage.revoked,
    refused: messageOf,
    refresh: [linksKey],
  });
  return (
    <>
      <PageHead
        title={guardiansPage.title}
        intro={guardiansPage.intro}
        note={query.data && guardiansPage.count(query.data.links.length)}
      />
      <PrintChoice />
      <StaffList
        label={guardiansPage.table}
        list={list}
        query={query}
        rows={query.data?.links}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={COLUMNS}
        actions={(link) => [
          {
            label: guardiansPage.revoke,
            look: 'soft',
            run: () => revoke.mutateAsync(link),
            confirm: {
              title: guardiansPage.revokeTitle,
              body: guardiansPage.revokeBody(link.name),
              confirm: guardiansPage.revoke,
              tone: 'danger',
            },
          },
        ]}
        empty={{ icon: 'qr', title: guardiansPage.emptyTitle, body: guardiansPage.emptyBody }}
      />
    </>
  );
};
