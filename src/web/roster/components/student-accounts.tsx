import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { CLASS_MAX_LENGTH } from '#domain/roster/pupils';
import { formatDay, formatMoment } from '#strings/dates';
import {
  archiveDialog,
  emptyStudents,
  exportDialog,
  renameSection,
  studentActions,
  studentCells,
  studentColumns,
  studentsPage,
} from '#strings/roster/staff';
import { className } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { addressOf, type Input } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-faults.ts';
import { useGrade, useRuledPupils } from '#web/lib/grade.ts';
import { studentsQuery } from '#web/lib/pupils.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { ExcelButton } from '#web/ui/excel-button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { GRADE, momentColumn } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { useList } from '#web/ui/list/use-list.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { Student } from '#wire/roster';
import { studentsSearch } from '../admin-search.ts';
import { useArchiveStudent, useRenameSection, useRestoreStudent } from '../mutations.ts';
import { ImportDialog } from './import-dialog.tsx';
import { StudentForm } from './student-form.tsx';
import { YearChange } from './year-change.tsx';

interface RenameSectionProps {
  grade: Grade;
  section: string;
  onClose: () => void;
}

const RenameSection = ({ grade, section, onClose }: RenameSectionProps) => {
  const rename = useRenameSection();
  const set = useAddress();
  return (
    <FormDialog
      title={renameSection.title(className({ grade, section }))}
      submit={renameSection.submit}
      action={rename}
      fields={['to']}
      onSubmit={(form) =>
        rename.mutate(
          { grade, section, to: textOf(form, 'to') },
          {
            onSuccess: (renamed) => {
              // The list goes on with the section that it is about.
              set({ section: renamed.section });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <p className="text-muted">{renameSection.body}</p>
      <TextField
        name="to"
        label={renameSection.name}
        defaultValue={section}
        maxLength={CLASS_MAX_LENGTH}
        autoComplete="off"
      />
    </FormDialog>
  );
};

const NAMED: readonly Column<Student>[] = [
  {
    id: 'name',
    title: studentColumns.name,
    cell: ({ id, name, nameReading }) => (
      <span className="grid">
        <PupilLink id={id} name={name} />
        {nameReading && <span className="text-sm font-semibold text-muted">{nameReading}</span>}
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  GRADE,
  {
    id: 'class',
    title: studentColumns.classId,
    cell: ({ classId }) => classId,
    sortBy: ({ classId }) => classId ?? '',
    className: 'whitespace-nowrap',
  },
  {
    id: 'login',
    title: studentColumns.login,
    cell: ({ hasCredentials }) => (
      <Badge tone={hasCredentials ? 'good' : 'wait'}>
        {hasCredentials ? studentCells.hasLogin : studentCells.noLogin}
      </Badge>
    ),
    sortBy: ({ hasCredentials }) => Number(hasCredentials),
    phone: 'plain',
    className: 'whitespace-nowrap',
  },
];

const COLUMNS: readonly Column<Student>[] = [
  ...NAMED,
  {
    ...momentColumn('lastLogin', studentColumns.lastLogin),
    id: 'last-login',
    cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : studentCells.never),
    className: 'whitespace-nowrap text-muted',
  },
];

const ARCHIVED_COLUMNS: readonly Column<Student>[] = [
  ...NAMED,
  {
    ...momentColumn('archivedAt', studentColumns.archivedAt, formatDay),
    id: 'archived-at',
    className: 'whitespace-nowrap text-muted',
  },
];

interface ExportedProps {
  query: Input<'GET /api/admin/students.csv'>['query'];
  children: string;
}

const Exported = ({ query, children }: ExportedProps) => (
  <div className="grid grid-cols-2 gap-2">
    <DownloadLink href={addressOf('GET /api/admin/students.csv', { query })}>{children}</DownloadLink>
    <ExcelButton of="GET /api/admin/students.csv" input={{ query }} label={studentsPage.table(children)} />
  </div>
);

const ExportDialog = ({ archived, onClose }: { archived: boolean; onClose: () => void }) => {
  const { grade, section } = useRuledPupils();
  const which = archived ? ({ archived: 'true' } as const) : {};
  return (
    <Dialog title={exportDialog.title} onClose={onClose}>
      <p className="mb-4 text-muted">{archived ? exportDialog.archivedBody : exportDialog.body}</p>
      <div className="grid gap-2">
        <Exported query={{ ...which, grade, section }}>{studentsPage.where(grade, section)}</Exported>
        <Exported query={which}>{studentsPage.allGrades}</Exported>
      </div>
    </Dialog>
  );
};

type Task = 'import' | 'export' | 'year-change' | 'rename' | { edit: Student | null };

const Beginning = ({ onTask }: { onTask: (task: Task) => void }) => (
  <>
    <Button look="gold" icon="plus" className="max-sm:px-2" onClick={() => onTask({ edit: null })}>
      {studentActions.add}
    </Button>
    <Button look="soft" icon="upload" className="max-sm:px-2" onClick={() => onTask('import')}>
      {studentActions.import}
    </Button>
  </>
);

/** Two to a row on a phone, each on one line. */
const Tools = ({ onTask }: { onTask: (task: Task) => void }) => {
  const isAdmin = useIsAdmin();
  const { grade, section } = useRuledPupils();
  return (
    <div className="grid grow grid-cols-2 gap-2 sm:flex sm:grow-0">
      <Beginning onTask={onTask} />
      <Button look="plain" icon="download" className="max-sm:px-2" onClick={() => onTask('export')}>
        {studentActions.export}
      </Button>
      {grade !== undefined && section !== undefined && (
        <Button look="plain" icon="edit" className="max-sm:px-2" onClick={() => onTask('rename')}>
          {renameSection.open}
        </Button>
      )}
      {isAdmin && (
        <Button look="plain" icon="refresh" className="max-sm:px-2" onClick={() => onTask('year-change')}>
          {studentActions.yearChange}
        </Button>
      )}
    </div>
  );
};

const TaskDialog = ({ task, archived, onClose }: { task: Task; archived: boolean; onClose: () => void }) => {
  const grade = useGrade();
  const { section } = useRuledPupils();
  if (task === 'import') return <ImportDialog onClose={onClose} />;
  if (task === 'export') return <ExportDialog archived={archived} onClose={onClose} />;
  if (task === 'year-change') return <YearChange onClose={onClose} />;
  if (task === 'rename') return section ? <RenameSection grade={grade} section={section} onClose={onClose} /> : null;
  return <StudentForm student={task.edit} onClose={onClose} />;
};

/** The pupils' accounts: /admin/students, and a tab of the staff dashboard. */
export const StudentAccounts = () => {
  const list = useList(studentsSearch);
  const grade = useGrade();
  const { section } = list.wanted;
  const [task, setTask] = useState<Task | null>(null);
  const archive = useArchiveStudent();
  const restore = useRestoreStudent();
  const archived = list.chosen.which === 'archived';
  // A name is looked for in the whole school.
  const isSearching = list.search !== '';
  const query = useQuery(studentsQuery({ ...(!isSearching && { grade, section }), archived, search: list.search }));
  const where = isSearching ? studentsPage.allGrades : studentsPage.where(grade, section);
  const counted = (students: readonly Student[]) => {
    const without = students.filter(({ hasCredentials }) => !hasCredentials).length;
    return (
      <>
        <span>{studentsPage.counted(where, students.length)}</span>
        {without > 0 && (
          <Link to="/admin/credentials" className="py-2 text-gold-ink underline underline-offset-4">
            {studentsPage.withoutLogin(without)}
          </Link>
        )}
      </>
    );
  };
  return (
    <>
      <StaffList
        label={studentsPage.table(where)}
        list={list}
        query={query}
        rows={query.data}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={archived ? ARCHIVED_COLUMNS : COLUMNS}
        search={studentsPage.search}
        filters={list.filter('which', {
          label: studentsPage.which,
          all: studentsPage.present,
          names: { archived: studentsPage.archived },
        })}
        tools={<Tools onTask={setTask} />}
        note={counted}
        actions={(student) =>
          student.archivedAt
            ? [
                {
                  label: studentActions.restore(student.name),
                  icon: 'refresh',
                  isQuiet: true,
                  run: () => restore.mutateAsync(student),
                },
              ]
            : [
                {
                  label: studentActions.edit(student.name),
                  icon: 'edit',
                  isQuiet: true,
                  run: () => setTask({ edit: student }),
                },
                {
                  label: studentActions.archive(student.name),
                  icon: 'archive',
                  isQuiet: true,
                  run: () => archive.mutateAsync(student),
                  confirm: { ...archiveDialog, body: archiveDialog.body(student.name), tone: 'danger' },
                },
              ]
        }
        empty={{
          icon: 'users',
          ...emptyStudents,
          action: (
            <span className="flex flex-wrap justify-center gap-2">
              <Beginning onTask={setTask} />
            </span>
          ),
        }}
      />
      {task && <TaskDialog task={task} archived={archived} onClose={() => setTask(null)} />}
    </>
  );
};
