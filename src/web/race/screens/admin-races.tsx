import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { DIFFICULTIES } from '#domain/questions/kinds';
import { GRADES } from '#domain/roster/grades';
import { difficultyNames } from '#strings/questions/words';
import { adminRaces as texts } from '#strings/race/staff';
import { gradeNames } from '#strings/widgets';
import { DataTable } from '#web/ui/data-table.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { racesSearch } from '../admin-search.ts';
import { RACE_COLUMNS } from '../components/race-columns.tsx';
import { type RacesFilter, racesQuery } from '../history-queries.ts';

const route = getRouteApi('/admin/races');

const Filters = ({ onSearch }: { onSearch: (text: string) => void }) => {
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const set = (part: Record<string, unknown>) =>
    void navigate({ search: (before) => racesSearch({ ...before, ...part }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={texts.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <Filter
        label={texts.grade}
        all={texts.allGrades}
        options={GRADES}
        nameOf={(grade) => gradeNames[grade]}
        value={filter.grade}
        onChange={(grade) => set({ grade })}
      />
      <Filter
        label={texts.difficulty}
        all={texts.allDifficulties}
        options={DIFFICULTIES}
        nameOf={(each) => difficultyNames[each]}
        value={filter.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
    </div>
  );
};

const Nothing = ({ filter }: { filter: RacesFilter }) => {
  const isAll = filter.grade === undefined && filter.difficulty === undefined && filter.search === '';
  return (
    <EmptyState
      icon="bolt"
      title={isAll ? texts.none : texts.noneFound}
      body={isAll ? texts.noneBody : texts.noneFoundBody}
    />
  );
};

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 8 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-1.5">
          <Bone className="h-8 w-24" />
          <Bone className="h-6 w-1/4" />
          <Bone className="h-6 w-1/4" />
          <Bone className="hidden h-5 w-16 lg:block" />
          <Bone className="hidden h-5 w-16 lg:block" />
          <Bone className="ms-auto hidden h-6 w-24 rounded-full sm:block" />
        </div>
      ))}
    </div>
  </Loading>
);

const List = ({ filter }: { filter: RacesFilter }) => {
  const query = useInfiniteQuery(racesQuery(filter));
  const { data, error } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Skeleton />;
  return (
    <>
      <DataTable
        label={texts.label}
        columns={RACE_COLUMNS}
        rows={data.pages.flatMap(({ races }) => races)}
        rowKey={({ id }) => id}
        empty={<Nothing filter={filter} />}
      />
      <MoreButton query={query}>{texts.more}</MoreButton>
    </>
  );
};

export const AdminRaces = () => {
  const chosen = route.useSearch();
  const [search, setSearch] = useState('');
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <div className="grid grid-cols-1 gap-3">
        <Filters onSearch={setSearch} />
        <List filter={{ ...chosen, search }} />
      </div>
    </>
  );
};
