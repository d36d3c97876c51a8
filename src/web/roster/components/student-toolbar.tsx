import { studentActions, studentsPage } from '#strings/roster/staff';
import { useIsAdmin } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';

export type RosterTask = 'add' | 'import' | 'export' | 'year-change';

interface StudentToolbarProps {
  archived: boolean;
  onArchived: (archived: boolean) => void;
  onSearch: (text: string) => void;
  onTask: (task: RosterTask) => void;
}

const ArchivedSwitch = ({ archived, onArchived }: Pick<StudentToolbarProps, 'archived' | 'onArchived'>) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-2xl px-2 font-extrabold">
    <input
      type="checkbox"
      checked={archived}
      onChange={(event) => onArchived(event.target.checked)}
      className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-field-line bg-card transition before:absolute before:inset-y-0.5 before:start-0.5 before:size-5 before:rounded-full before:bg-field-line before:transition-[inset-inline-start] checked:border-emerald checked:bg-emerald checked:before:start-5.5 checked:before:bg-card"
    />
    {studentsPage.archived}
  </label>
);

/** Two to a row on a phone, each on one line. */
const TIGHT = 'max-sm:px-2';

export const StudentToolbar = ({ archived, onArchived, onSearch, onTask }: StudentToolbarProps) => {
  const isAdmin = useIsAdmin();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={studentsPage.search} onSearch={onSearch} className="min-w-0 flex-1 basis-64" />
      <ArchivedSwitch archived={archived} onArchived={onArchived} />
      <div className="grid grow grid-cols-2 gap-2 sm:flex sm:grow-0">
        <Button look="gold" icon="plus" className={TIGHT} onClick={() => onTask('add')}>
          {studentActions.add}
        </Button>
        <Button look="soft" icon="upload" className={TIGHT} onClick={() => onTask('import')}>
          {studentActions.import}
        </Button>
        <Button look="plain" icon="download" className={TIGHT} onClick={() => onTask('export')}>
          {studentActions.export}
        </Button>
        {isAdmin && (
          <Button look="plain" icon="refresh" className={TIGHT} onClick={() => onTask('year-change')}>
            {studentActions.yearChange}
          </Button>
        )}
      </div>
    </div>
  );
};
