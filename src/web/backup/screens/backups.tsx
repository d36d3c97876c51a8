import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { putBack } from '#strings/backup/put-back';
import {
  backupColumns,
  backupPage,
  faultNames,
  kindNames,
  lastBackup,
  sizeWords,
  stateNames,
} from '#strings/backup/staff';
import { formatSize } from '#strings/sizes';
import { actionsOn } from '#web/lib/action.ts';
import { addressOf, api, longApi, type Reply } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { useConfirmedDownload } from '#web/ui/download-link.tsx';
import { ForAdminsOnly, isAdminOnly } from '#web/ui/for-admins-only.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { momentColumn } from '#web/ui/list/columns.tsx';
import { plainSearch } from '#web/ui/list/search.ts';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Backup } from '#wire/backup';
import { PutBack } from '../components/put-back.tsx';

const KEY = ['admin', 'backups'] as const;
const { useStep } = actionsOn(KEY);

const backupsQuery = asked(KEY, 'GET /api/admin/backups');

const stateOf = ({ isUnderWay, fault, isRemoved }: Backup): { tone: Tone; words: string } => {
  if (isUnderWay) return { tone: 'wait', words: stateNames.underWay };
  if (fault) return { tone: fault === 'stopped' ? 'plain' : 'bad', words: faultNames[fault] };
  return isRemoved ? { tone: 'plain', words: stateNames.removed } : { tone: 'good', words: stateNames.good };
};

/** Whether there is a file of ours to read. */
const isHere = ({ kind, isUnderWay, fault, isRemoved }: Backup): boolean =>
  kind !== 'command' && !isUnderWay && fault === null && !isRemoved;

const COLUMNS: readonly Column<Backup>[] = [
  { ...momentColumn('startedAt', backupColumns.startedAt), className: 'whitespace-nowrap' },
  {
    id: 'state',
    title: backupColumns.state,
    cell: (row) => {
      const { tone, words } = stateOf(row);
      return (
        <span className="flex flex-wrap gap-1">
          <Badge tone={tone}>{words}</Badge>
          {row.isSealed && <Badge tone="plain">{stateNames.sealed}</Badge>}
        </span>
      );
    },
    phone: 'plain',
  },
  {
    id: 'kind',
    title: backupColumns.kind,
    cell: ({ kind, askedBy }) => (askedBy ? `${kindNames[kind]}: ${askedBy}` : kindNames[kind]),
  },
  {
    id: 'size',
    title: backupColumns.size,
    cell: ({ size }) => size && `${formatSize(size.bytes)}: ${sizeWords(size)}`,
  },
  momentColumn('checkedAt', backupColumns.checkedAt),
];

const BackupState = ({ lastGoodAt, isOverdue, daily, isSealed, folder, backups }: Reply<'GET /api/admin/backups'>) => (
  <section
    aria-label={backupPage.title}
    className={`mb-4 grid gap-2 rounded-3xl border-2 p-4 ${isOverdue ? 'border-gold bg-gold-soft' : 'border-line bg-card'}`}
  >
    <div className="flex items-start gap-2 text-lg font-black">
      <Icon name={isOverdue ? 'warning' : 'check'} className="mt-0.5 size-6 shrink-0" />
      <p className="flex flex-wrap items-center gap-2">
        {lastGoodAt ? lastBackup.good(lastGoodAt) : lastBackup.none}
        {lastGoodAt && isOverdue && <Badge tone="bad">{lastBackup.overdue}</Badge>}
        {backups.some(({ isUnderWay }) => isUnderWay) && <Badge tone="wait">{lastBackup.underWay}</Badge>}
      </p>
    </div>
    <p>
      {daily ? lastBackup.daily(daily.keep) : lastBackup.noDaily} {lastBackup.folder}{' '}
      <bdi dir="ltr" className="code wrap-anywhere">
        {folder}
      </bdi>
    </p>
    <p>{lastBackup.elsewhere}</p>
    <p>{isSealed ? lastBackup.sealed : lastBackup.open}</p>
  </section>
);

export const Backups = () => {
  const list = useList(plainSearch);
  const query = useQuery(backupsQuery);
  const [puttingBack, setPuttingBack] = useState<{ id: number | null } | null>(null);
  const make = useStep({
    run: () => api('POST /api/admin/backups'),
    done: backupPage.begun,
  });
  const check = useStep({
    run: (id: number) => longApi('POST /api/admin/backups/:id/check', { params: { id } }),
    done: ({ isSound }) => (isSound ? backupPage.sound : backupPage.unsound),
  });
  const download = useConfirmedDownload();
  if (isAdminOnly(query.error))
    return <ForAdminsOnly title={backupPage.title} intro={backupPage.intro} body={backupPage.adminsOnly} />;
  const { data } = query;
  return (
    <>
      <PageHead title={backupPage.title} intro={backupPage.intro} note={data && backupPage.count(data.backups.length)}>
        {data?.canPutBack && (
          <Button look="plain" icon="upload" onClick={() => setPuttingBack({ id: null })}>
            {putBack.open}
          </Button>
        )}
        <Button look="gold" icon="archive" busy={make.isPending} onClick={() => make.mutate()}>
          {backupPage.make}
        </Button>
      </PageHead>
      {data && <BackupState {...data} />}
      <StaffList
        label={backupPage.table}
        list={list}
        query={query}
        rows={data?.backups}
        rowKey={({ id }) => id}
        rowName={({ file }) => file}
        columns={COLUMNS}
        actions={(row) => [
          isHere(row) && { label: backupPage.check, look: 'soft', run: () => check.mutateAsync(row.id) },
          data?.canPutBack &&
            isHere(row) && { label: putBack.action, icon: 'undo', run: () => setPuttingBack({ id: row.id }) },
          isHere(row) && {
            label: backupPage.download,
            icon: 'download',
            run: () => download.mutateAsync(addressOf('GET /api/admin/backups/:id/file', { params: { id: row.id } })),
          },
        ]}
        empty={{ icon: 'archive', title: backupPage.emptyTitle, body: backupPage.emptyBody }}
      />
      {puttingBack && <PutBack id={puttingBack.id} onClose={() => setPuttingBack(null)} />}
    </>
  );
};
