import { useInfiniteQuery } from '@tanstack/react-query';
import { difficultyNames } from '#strings/questions/words';
import { adminRaces as texts } from '#strings/race/staff';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { racesSearch } from '../admin-search.ts';
import { RACE_COLUMNS } from '../components/race-columns.tsx';
import { racesQuery } from '../history-queries.ts';

export const AdminRaces = () => {
  const list = useList(racesSearch);
  const query = useInfiniteQuery(racesQuery(list.wanted));
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <StaffList
        label={texts.label}
        list={list}
        query={query}
        rows={query.data?.pages.flatMap(({ races }) => races)}
        rowKey={({ id }) => id}
        rowName={({ winnerName, loserName }) => texts.open(winnerName, loserName)}
        columns={RACE_COLUMNS}
        search={texts.search}
        filters={list.filter('difficulty', {
          label: texts.difficulty,
          all: texts.allDifficulties,
          names: difficultyNames,
        })}
        empty={{ icon: 'bolt', title: texts.none, body: texts.noneBody }}
      />
    </>
  );
};
