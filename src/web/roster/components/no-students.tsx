import { emptyStudents, studentActions } from '#strings/roster/staff';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';

interface NoStudentsProps {
  archived: boolean;
  search: string;
  onAdd: () => void;
  onImport: () => void;
}

/** An empty list says why it is empty and what to do about it. */
export const NoStudents = ({ archived, search, onAdd, onImport }: NoStudentsProps) => {
  if (search !== '') {
    const body = archived ? emptyStudents.searchArchivedBody(search) : emptyStudents.searchBody(search);
    return <EmptyState icon="search" title={emptyStudents.searchTitle} body={body} />;
  }
  if (archived)
    return <EmptyState icon="archive" title={emptyStudents.archivedTitle} body={emptyStudents.archivedBody} />;
  return (
    <EmptyState
      icon="users"
      title={emptyStudents.title}
      body={emptyStudents.body}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button look="gold" icon="plus" onClick={onAdd}>
            {studentActions.add}
          </Button>
          <Button look="soft" icon="upload" onClick={onImport}>
            {studentActions.import}
          </Button>
        </span>
      }
    />
  );
};
