import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { searchKey } from '#domain/roster/names';
import { credentials, regenerate, withoutCount } from '#strings/cards/staff';
import { countPupils } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bone, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Card, CredentialRow } from '#wire/cards';
import { BulkActions } from '../components/bulk-actions.tsx';
import { CredentialsTable } from '../components/credentials-table.tsx';
import { FreshCardDialog } from '../components/fresh-card-dialog.tsx';
import { useCreateCredentials } from '../mutations.ts';
import { credentialsQuery } from '../queries.ts';

const Skeleton = () => (
  <Loading>
    <div className="grid gap-2 rounded-3xl border border-line bg-card p-4">
      {Array.from({ length: 9 }, (_, index) => index).map((line) => (
        <div key={line} className="flex items-center gap-6 py-1.5">
          <Bone className="h-6 w-2/5" />
          <Bone className="size-8 rounded-full" />
          <Bone className="h-6 w-24" />
          <Bone className="hidden h-6 w-24 lg:block" />
          <Bone className="ms-auto h-8 w-28" />
        </div>
      ))}
    </div>
  </Loading>
);

const NoPupils = () => (
  <EmptyState
    icon="users"
    title={credentials.noPupils}
    body={credentials.noPupilsBody}
    action={
      <Link to="/admin/students" className="font-extrabold text-emerald-ink underline">
        {credentials.openStudents}
      </Link>
    }
  />
);

/** A pupil without login data gets them at once; one with a card is only touched after a question. */
const useMaking = () => {
  const create = useCreateCredentials();
  const [asked, setAsked] = useState<CredentialRow | null>(null);
  const [fresh, setFresh] = useState<Card | null>(null);
  const make = (row: CredentialRow) =>
    create.mutate(row.studentId, { onSuccess: setFresh, onSettled: () => setAsked(null) });
  return {
    creatingId: create.isPending ? create.variables : undefined,
    start: (row: CredentialRow) => (row.loginId === null ? make(row) : setAsked(row)),
    dialogs: (
      <>
        {asked && (
          <ConfirmDialog
            title={regenerate.title}
            body={regenerate.body(asked.name)}
            confirm={regenerate.confirm}
            tone="danger"
            busy={create.isPending}
            onConfirm={() => make(asked)}
            onClose={() => setAsked(null)}
          />
        )}
        {fresh && <FreshCardDialog card={fresh} onClose={() => setFresh(null)} />}
      </>
    ),
  };
};

const Pupils = ({ grade, rows }: { grade: Grade; rows: readonly CredentialRow[] }) => {
  const [search, setSearch] = useState('');
  const making = useMaking();
  const wanted = searchKey(search);
  const found = rows.filter((row) => searchKey(row.name).includes(wanted));
  const noMatch = <EmptyState icon="search" title={credentials.noMatch} body={credentials.noMatchBody} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label={credentials.search} onSearch={setSearch} className="min-w-60 flex-1" />
        <BulkActions grade={grade} rows={rows} />
      </div>
      <CredentialsTable rows={found} creatingId={making.creatingId} onCreate={making.start} empty={noMatch} />
      {making.dialogs}
    </div>
  );
};

export const Credentials = () => {
  const grade = useGrade();
  const { data, error, refetch } = useQuery(credentialsQuery(grade));
  const rows = data?.students ?? [];
  const missing = rows.filter((row) => row.loginId === null).length;
  return (
    <>
      <PageHead
        title={credentials.title}
        intro={data && rows.length > 0 ? withoutCount(missing) : gradeNames[grade]}
        note={data && `${gradeNames[grade]}، ${countPupils(rows.length)}`}
      />
      {!data && !error && <Skeleton />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (rows.length === 0 ? <NoPupils /> : <Pupils key={grade} grade={grade} rows={rows} />)}
    </>
  );
};
