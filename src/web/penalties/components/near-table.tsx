import { useQuery } from '@tanstack/react-query';
import { INCIDENT_TYPES } from '#domain/penalties/incidents';
import { formatDay } from '#strings/dates';
import { nearTable, penaltiesTable as texts } from '#strings/penalties/staff';
import { useRuledPupils } from '#web/lib/grade.ts';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { NearPenalty } from '#wire/penalties';
import { penaltiesSearch } from '../admin-search.ts';
import { nearQuery } from '../queries.ts';
import { shareColumn } from './share-column.tsx';

const COLUMNS: readonly Column<NearPenalty>[] = [
  PUPIL,
  GRADE,
  ...(['percentage', ...INCIDENT_TYPES] as const).map(shareColumn),
  momentColumn('since', nearTable.since, formatDay),
];

/** For a word with the pupil in time. */
export const NearTable = () => {
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
      search={texts.search}
      actions={({ studentId }) => [
        { label: texts.logsOf, icon: 'history', run: () => list.open({ list: 'logs', student: studentId }) },
      ]}
      empty={{ icon: 'scale', title: nearTable.none, body: nearTable.noneBody }}
    />
  );
};
