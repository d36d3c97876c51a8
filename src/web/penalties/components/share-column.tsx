import type { IncidentType } from '#domain/penalties/incidents';
import { penaltiesTable as texts } from '#strings/penalties/staff';
import { percent } from '#strings/plural';
import type { Column } from '#web/ui/list/table.tsx';

type Part = 'percentage' | IncidentType;

/** How far on the way to a penalty something brought a pupil. */
export const shareColumn = (part: Part): Column<Readonly<Record<Part, number>>> => ({
  id: part,
  title: texts[part],
  cell: (row) => <span className={row[part] === 0 ? 'text-muted' : ''}>{percent(row[part])}</span>,
  sortBy: (row) => row[part],
});
