import type { ReactNode } from 'react';
import { credentials } from '#strings/cards/staff';
import { formatDay, formatMoment } from '#strings/dates';
import { Button, IconButton } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { CredentialRow } from '#wire/cards';
import { passwordToCopy, useCopy, useEnterAsStudent } from '../mutations.ts';
import { printOne } from '../print-window.ts';
import { HiddenCode } from './hidden-code.tsx';

const QUIET = 'text-emerald-ink hover:bg-emerald-soft lg:size-8 lg:rounded-xl';

const Status = ({ has }: { has: boolean }) => (
  <span
    title={has ? credentials.has : credentials.hasNot}
    className={`inline-grid size-8 place-items-center rounded-full ${has ? 'bg-emerald-soft text-emerald-ink' : 'bg-gold-soft text-gold-ink'}`}
  >
    <Icon name={has ? 'check' : 'warning'} className="size-5" />
    <span className="sr-only">{has ? credentials.has : credentials.hasNot}</span>
  </span>
);

/** A phone has no room for a column of icons: the status stands beside the name. */
const Name = ({ row }: { row: CredentialRow }) => (
  <span className="flex items-center gap-2">
    <span className="lg:hidden">
      <Status has={row.loginId !== null} />
    </span>
    <span className="min-w-0 break-words">{row.name}</span>
  </span>
);

const None = () => <span className="text-muted">{credentials.none}</span>;

const CopyCode = ({ code, label, text }: { code: ReactNode; label: string; text: () => string | Promise<string> }) => {
  const copy = useCopy();
  return (
    <span className="inline-flex items-center">
      <span className="code font-extrabold">{code}</span>
      <IconButton
        icon="copy"
        label={label}
        busy={copy.isPending}
        onClick={() => copy.mutate(text())}
        className={QUIET}
      />
    </span>
  );
};

interface RowActionsProps {
  row: CredentialRow;
  isCreating: boolean;
  onCreate: (row: CredentialRow) => void;
}

const RowActions = ({ row, isCreating, onCreate }: RowActionsProps) => {
  const enter = useEnterAsStudent();
  return (
    <span className="flex items-center gap-1 lg:gap-0.5">
      <IconButton icon="print" label={credentials.printFor(row.name)} onClick={() => printOne(row)} className={QUIET} />
      <IconButton
        icon="enter"
        label={credentials.enterAs(row.name)}
        busy={enter.isPending}
        onClick={() => enter.mutate(row.studentId)}
        className={QUIET}
      />
      {row.loginId === null ? (
        <Button
          size="small"
          look="soft"
          icon="plus"
          busy={isCreating}
          aria-label={credentials.createFor(row.name)}
          onClick={() => onCreate(row)}
        >
          {credentials.create}
        </Button>
      ) : (
        <IconButton
          icon="refresh"
          label={credentials.regenerateFor(row.name)}
          busy={isCreating}
          onClick={() => onCreate(row)}
          className={QUIET}
        />
      )}
    </span>
  );
};

const dataColumns: Column<CredentialRow>[] = [
  {
    id: 'name',
    title: credentials.name,
    cell: (row) => <Name row={row} />,
    sortBy: (row) => row.name,
    className: 'min-w-44 max-w-48 lg:min-w-42 lg:max-w-80',
  },
  {
    id: 'status',
    title: credentials.status,
    cell: (row) => <Status has={row.loginId !== null} />,
    sortBy: (row) => (row.loginId === null ? 0 : 1),
    className: 'max-lg:hidden',
  },
  {
    id: 'loginId',
    title: credentials.loginId,
    cell: (row) =>
      row.loginId === null ? (
        <None />
      ) : (
        <CopyCode
          code={String(row.loginId)}
          label={credentials.copyLoginIdOf(row.name)}
          text={() => String(row.loginId)}
        />
      ),
  },
  {
    id: 'password',
    title: credentials.password,
    cell: (row) =>
      row.loginId === null ? (
        <None />
      ) : (
        <CopyCode
          code={<HiddenCode />}
          label={credentials.copyPasswordOf(row.name)}
          text={() => passwordToCopy(row.studentId)}
        />
      ),
  },
  {
    id: 'createdAt',
    title: credentials.createdAt,
    cell: (row) => (row.createdAt ? formatDay(row.createdAt) : <None />),
    sortBy: (row) => row.createdAt ?? '',
    className: 'whitespace-nowrap',
  },
  {
    id: 'lastLogin',
    title: credentials.lastLogin,
    cell: (row) =>
      row.lastLogin ? formatMoment(row.lastLogin) : <span className="text-muted">{credentials.never}</span>,
    sortBy: (row) => row.lastLogin ?? '',
    className: 'whitespace-nowrap',
  },
];

interface CredentialsTableProps {
  rows: readonly CredentialRow[];
  /** The pupil whose login data are being made. */
  creatingId: number | undefined;
  onCreate: (row: CredentialRow) => void;
  empty: ReactNode;
}

export const CredentialsTable = ({ rows, creatingId, onCreate, empty }: CredentialsTableProps) => {
  const columns: Column<CredentialRow>[] = [
    ...dataColumns,
    {
      id: 'actions',
      title: credentials.actions,
      cell: (row) => <RowActions row={row} isCreating={creatingId === row.studentId} onCreate={onCreate} />,
    },
  ];
  return (
    <DataTable label={credentials.table} columns={columns} rows={rows} rowKey={(row) => row.studentId} empty={empty} />
  );
};
