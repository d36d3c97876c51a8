import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { loneNumber } from '#strings/plural';
import { raceWins as texts } from '#strings/race/wins';
import { addressOf } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import type { PupilsOf } from '#web/lib/grade.ts';
import { BackLink } from '#web/ui/button-link.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { PupilRaces } from '#wire/race/history';

const winsQuery = (of: PupilsOf) =>
  queryOptions({
    ...asked(['admin', 'races', 'wins', of], 'GET /api/admin/race-wins', { query: of }),
    placeholderData: keepPreviousData,
  });

const numberColumn = (id: 'played' | 'won' | 'flawless' | 'lost'): Column<PupilRaces> => ({
  id,
  title: texts.columns[id],
  cell: (row) => <span className={row[id] === 0 ? 'text-muted' : ''}>{loneNumber(row[id])}</span>,
  sortBy: (row) => row[id],
});

const COLUMNS: readonly Column<PupilRaces>[] = [
  PUPIL,
  GRADE,
  ...(['won', 'played', 'flawless', 'lost'] as const).map(numberColumn),
  momentColumn('lastAt', texts.columns.lastAt),
];

/** /admin/races/wins */
export const RaceWins = () => {
  const list = useList(plainSearch);
  const { grade, section } = list.wanted;
  const query = useQuery(winsQuery({ grade, section }));
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <BackLink to="/admin/races" look="plain">
          {texts.back}
        </BackLink>
      </PageHead>
      <StaffList
        label={texts.label}
        list={list}
        query={query}
        rows={query.data?.pupils}
        shows={({ studentName }) => list.finds(studentName)}
        rowKey={({ studentId }) => studentId}
        rowName={({ studentName }) => studentName}
        columns={COLUMNS}
        search={texts.search}
        tools={
          <DownloadLink href={addressOf('GET /api/admin/race-wins.csv', { query: { grade, section } })}>
            {texts.export}
          </DownloadLink>
        }
        empty={{ icon: 'bolt', title: texts.none, body: texts.noneBody }}
      />
    </>
  );
};
