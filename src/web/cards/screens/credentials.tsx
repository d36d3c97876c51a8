import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { bulk, credentials, oldCardCount, regenerate, withoutCount } from '#strings/cards/staff';
import { formatDay, formatMoment } from '#strings/dates';
import { countPupils, studentsPage } from '#strings/roster/staff';
import { useGrade } from '#web/lib/grade.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { momentColumn } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { Card, CredentialRow } from '#wire/cards';
import { FreshCardDialog } from '../components/fresh-card-dialog.tsx';
import { HiddenCode } from '../components/hidden-code.tsx';
import { passwordToCopy, useCopy, useCreateCredentials, useCreateMissing, useEnterAsStudent } from '../mutations.ts';
import { printGrade, printOne } from '../print-window.ts';
import { credentialsQuery } from '../queries.ts';

const PRINTS = [
  { format: 'small', label: bulk.printSmall, hint: bulk.printSmallHint },
  { format: 'detailed', label: bulk.printDetailed, hint: bulk.printDetailedHint },
] as const;

interface BulkProps {
  grade: Grade;
  section: string | undefined;
  rows: readonly CredentialRow[];
}

const BulkActions = ({ grade, section, rows }: BulkProps) => {
  const createMissing = useCreateMissing();
  const which = { grade, ...(section && { section }) };
  const anyMissing = rows.some((row) => row.loginId === null);
  return (
    <>
      {anyMissing && (
        <Button
          look="gold"
          icon="plus"
          busy={createMissing.isPending}
          onClick={() => createMissing.mutate(which)}
          className="max-sm:w-full"
        >
          {bulk.createMissing}
        </Button>
      )}
      <div className="grid gap-2 max-sm:w-full max-sm:grid-cols-2 sm:flex">
        {PRINTS.map(({ format, label, hint }) => (
          <Button
            key={format}
            look="plain"
            icon="print"
            onClick={() => printGrade({ format, ...which }, rows)}
            className="py-1 max-sm:px-2"
          >
            <span className="grid text-start leading-snug">
              {label}
              <span className="text-sm font-semibold text-muted">{hint}</span>
            </span>
          </Button>
        ))}
      </div>
    </>
  );
};

const standing = ({ loginId, hasOldCard }: CredentialRow): { words: string; isWell: boolean } => {
  if (loginId === null) return { words: credentials.hasNot, isWell: false };
  return hasOldCard ? { words: credentials.hasOldCard, isWell: false } : { words: credentials.has, isWell: true };
};

/** A desk has no room for the words. */
const Status = ({ words, isWell }: ReturnType<typeof standing>) => (
  <span
    title={words}
    className={`inline-flex items-center justify-center gap-1 rounded-full font-extrabold phone:px-3 phone:py-0.5 desk:size-8 ${isWell ? 'bg-emerald-soft text-emerald-ink' : 'bg-gold-soft text-gold-ink'}`}
  >
    <Icon name={isWell ? 'check' : 'warning'} className="size-5" />
    <span className="desk:sr-only">{words}</span>
  </span>
);

/** Those cards work, but whoever opens the browser's history after them may walk in. */
const OldCards = ({ rows }: { rows: readonly CredentialRow[] }) => {
  const count = rows.filter((row) => row.loginId !== null && row.hasOldCard).length;
  return (
    count > 0 && (
      <p className="mb-4 rounded-2xl bg-gold-soft px-4 py-3 text-gold-ink">
        <b className="font-extrabold">{oldCardCount(count)}</b> {credentials.oldCardsBody}
      </p>
    )
  );
};

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
        className="text-emerald-ink hover:bg-emerald-soft desk:size-8 desk:rounded-xl"
      />
    </span>
  );
};

const COLUMNS: readonly Column<CredentialRow>[] = [
  {
    id: 'name',
    title: credentials.name,
    cell: ({ studentId, name }) => <PupilLink id={studentId} name={name} />,
    sortBy: ({ name }) => name,
    className: 'desk:min-w-42 desk:max-w-80',
  },
  {
    id: 'status',
    title: credentials.status,
    cell: (row) => <Status {...standing(row)} />,
    sortBy: ({ loginId }) => (loginId === null ? 0 : 1),
    phone: 'plain',
  },
  {
    id: 'loginId',
    title: credentials.loginId,
    cell: ({ loginId, name }) =>
      loginId !== null && (
        <CopyCode code={loginId} label={credentials.copyLoginIdOf(name)} text={() => String(loginId)} />
      ),
  },
  {
    id: 'password',
    title: credentials.password,
    cell: ({ loginId, name, studentId }) =>
      loginId !== null && (
        <CopyCode
          code={<HiddenCode />}
          label={credentials.copyPasswordOf(name)}
          text={() => passwordToCopy(studentId)}
        />
      ),
  },
  momentColumn('createdAt', credentials.createdAt, formatDay),
  {
    ...momentColumn('lastLogin', credentials.lastLogin),
    cell: ({ lastLogin }) =>
      lastLogin ? formatMoment(lastLogin) : <span className="text-muted">{credentials.never}</span>,
  },
];

export const Credentials = () => {
  const list = useList(plainSearch);
  const grade = useGrade();
  const { section } = list.wanted;
  const where = studentsPage.where(grade, section);
  const query = useQuery(credentialsQuery(grade, section));
  const create = useCreateCredentials();
  const enter = useEnterAsStudent();
  const [fresh, setFresh] = useState<Card | null>(null);
  const make = ({ studentId }: CredentialRow) => create.mutateAsync(studentId).then(setFresh);
  const rows = query.data?.students;
  return (
    <>
      <PageHead
        title={credentials.title}
        intro={rows?.length ? withoutCount(rows.filter(({ loginId }) => loginId === null).length) : where}
        note={rows && `${where}، ${countPupils(rows.length)}`}
      />
      {rows && <OldCards rows={rows} />}
      <StaffList
        label={credentials.table}
        list={list}
        query={query}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        rowName={({ name }) => name}
        columns={COLUMNS}
        search={credentials.search}
        shows={({ name }) => list.finds(name)}
        tools={rows && rows.length > 0 && <BulkActions grade={grade} section={section} rows={rows} />}
        // A pupil without login data gets them at once; one with a card is only touched after a question.
        actions={(row) => [
          { label: credentials.printFor(row.name), icon: 'print', isQuiet: true, run: () => printOne(row) },
          {
            label: credentials.enterAs(row.name),
            icon: 'enter',
            isQuiet: true,
            run: () => enter.mutateAsync(row.studentId),
          },
          row.loginId === null
            ? { label: credentials.create, icon: 'plus', look: 'soft', run: () => make(row) }
            : {
                label: credentials.regenerateFor(row.name),
                icon: 'refresh',
                isQuiet: true,
                run: () => make(row),
                confirm: { ...regenerate, body: regenerate.body(row.name), tone: 'danger' },
              },
        ]}
        empty={{
          icon: 'users',
          title: credentials.noPupils,
          body: credentials.noPupilsBody,
          action: <ButtonLink to="/admin/students">{credentials.openStudents}</ButtonLink>,
        }}
      />
      {fresh && <FreshCardDialog card={fresh} onClose={() => setFresh(null)} />}
    </>
  );
};
