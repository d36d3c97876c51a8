import { useQuery } from '@tanstack/react-query';
import { INCIDENT_TYPES } from '#domain/penalties/incidents';
import { formatDay } from '#strings/dates';
import { nearTable, penaltiesTable, penaltiesPage as texts } from '#strings/penalties/staff';
import { useRuledPupils } from '#web/lib/grade.ts';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { NearPenalty } from '#wire/penalties';
import { penaltiesSearch } from '../admin-search.ts';
import { LogForm } from '../components/log-form.tsx';
import { LogsTable } from '../components/logs-table.tsx';
import { PenaltiesTable, shareColumn } from '../components/penalties-table.tsx';
import { nearQuery } from '../queries.ts';

const COLUMNS: readonly Column<NearPenalty>[] = [
  PUPIL,
  GRADE,
  ...(['percentage', ...INCIDENT_TYPES] as const).map(shareColumn),
  momentColumn('since', nearTable.since, formatDay),
];

/** For a word with the pupil in time. */
const NearTable = () => {
  const list = useList(penaltiesSearch);
  const query = useQuery(nearQuery(useRuledPupils()));
  return (
    <StaffList
      label={nearTable.label}
      list={list}
      query={query}
      rows={query.data?.pupils}
      shows={({ studentName }) => list.finds(studentName)}
      rowKey={({ studentId }) => studentId}
      rowName={({ studentName }) => studentName}
      columns={COLUMNS}
      search={penaltiesTable.search}
      actions={({ studentId }) => [
        { label: penaltiesTable.logsOf, icon: 'history', run: () => list.open({ list: 'logs', student: studentId }) },
      ]}
      empty={{ icon: 'scale', title: nearTable.none, body: nearTable.noneBody }}
    />
  );
};

const LISTS = [
  { id: 'penalties', title: texts.penalties },
  { id: 'near', title: texts.near },
  { id: 'logs', title: texts.logs },
] as const;

const TABLES = { penalties: PenaltiesTable, near: NearTable, logs: LogsTable };

/** /admin/penalties, and a tab of the staff dashboard. */
export const PenaltiesPanel = () => {
  const { chosen, open } = useList(penaltiesSearch);
  const { list = 'penalties' } = chosen;
  const List = TABLES[list];
  return (
    <div className="grid grid-cols-1 gap-5 lg:gap-2">
      <LogForm key={chosen.student} first={chosen.student} />
      <div>
        <Tabs look="soft" label={texts.tabs} tabs={LISTS} selected={list} onSelect={(next) => open({ list: next })}>
          <List />
        </Tabs>
      </div>
    </div>
  );
};

export const Penalties = () => (
  <>
    <PageHead title={texts.title} intro={texts.intro} />
    <PenaltiesPanel />
  </>
);
