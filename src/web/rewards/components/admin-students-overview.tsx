import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { OVERVIEW_MAX_PUPILS } from '#domain/rewards/kinds';
import { GRADES } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { adminRewards, rewardFilters, studentsOverview } from '#strings/rewards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Filter } from '#web/ui/filter.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import type { RewardedStudent } from '#wire/rewards';
import { rewardedStudentsQuery } from '../admin-queries.ts';
import { rewardsSearch } from '../admin-search.ts';
import { RowsSkeleton } from './admin-rows-skeleton.tsx';
import { StudentsTable } from './admin-students-table.tsx';

const route = getRouteApi('/admin/rewards');

const Nothing = ({ isSchoolEmpty }: { isSchoolEmpty: boolean }) =>
  isSchoolEmpty ? (
    <EmptyState
      icon="users"
      title={studentsOverview.emptyTitle}
      body={studentsOverview.emptyBody}
      action={
        <Link to="/admin/students" className="font-extrabold text-emerald-ink underline">
          {studentsOverview.openStudents}
        </Link>
      }
    />
  ) : (
    <EmptyState icon="search" title={studentsOverview.noMatchTitle} body={studentsOverview.noMatchBody} />
  );

interface StudentsOverviewProps {
  onGive: (ids: readonly number[]) => void;
  onClear: ((student: RewardedStudent) => void) | null;
}

const Rows = ({
  school,
  shown,
  onGive,
  onClear,
}: StudentsOverviewProps & { school: readonly RewardedStudent[]; shown: readonly RewardedStudent[] }) => {
  const [ids, setIds] = useState<readonly number[]>([]);
  const select = ({ studentId }: RewardedStudent, isSelected: boolean) =>
    setIds(isSelected ? [...ids, studentId] : ids.filter((id) => id !== studentId));
  // A pupil who was archived meanwhile cannot be given anything.
  const selected = new Set(ids.filter((id) => school.some(({ studentId }) => studentId === id)));
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p role="status" className="me-auto font-extrabold text-muted">
          {countPupils(shown.length)}
        </p>
        <Button
          look="plain"
          size="small"
          disabled={shown.length === 0}
          onClick={() => setIds([...new Set([...selected, ...shown.map(({ studentId }) => studentId)])])}
        >
          {studentsOverview.selectShown}
        </Button>
        {selected.size > 0 && (
          <>
            <Button look="plain" size="small" onClick={() => setIds([])}>
              {studentsOverview.unselect}
            </Button>
            <Button look="soft" icon="gift" onClick={() => onGive([...selected])}>
              {studentsOverview.giveSelected(selected.size)}
            </Button>
          </>
        )}
      </div>
      <StudentsTable
        students={shown}
        selected={selected}
        onSelect={select}
        onGive={({ studentId }) => onGive([studentId])}
        onClear={onClear}
        empty={<Nothing isSchoolEmpty={school.length === 0} />}
      />
    </>
  );
};

export const StudentsOverview = (props: StudentsOverviewProps) => {
  const [search, setSearch] = useState('');
  const { grade } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch } = useQuery(rewardedStudentsQuery);
  const wanted = searchKey(search);
  const shown = data?.filter(
    (student) => (grade === undefined || student.grade === grade) && searchKey(student.name).includes(wanted),
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox label={rewardFilters.search} onSearch={setSearch} className="min-w-0 flex-1 basis-64" />
        <Filter
          label={rewardFilters.grade}
          all={rewardFilters.allGrades}
          options={GRADES}
          nameOf={(each) => gradeNames[each]}
          value={grade}
          onChange={(next) =>
            void navigate({ search: (before) => rewardsSearch({ ...before, grade: next }), replace: true })
          }
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {error && data && <Alert>{adminRewards.loadStudentsFailed}</Alert>}
      {!error && !data && <RowsSkeleton />}
      {data?.length === OVERVIEW_MAX_PUPILS && (
        <p className="text-muted">{studentsOverview.limited(OVERVIEW_MAX_PUPILS)}</p>
      )}
      {data && shown && <Rows school={data} shown={shown} {...props} />}
    </div>
  );
};
