import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INCIDENT_TYPES, type IncidentType } from '#domain/penalties/incidents';
import { PENALTY_STATUSES, type PenaltyStatus } from '#domain/penalties/penalty';
import { WAY_BACK_DAYS_MAX, WAYS_BACK } from '#domain/penalties/ways-back';
import { formatDay } from '#strings/dates';
import { clearDialog, penaltiesTable as texts, waysBackForm } from '#strings/penalties/staff';
import { penaltyStatusNames } from '#strings/penalties/words';
import { percent } from '#strings/plural';
import { listWords } from '#strings/widgets';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Options, SelectField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { GRADE, momentColumn, PUPIL } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import type { StaffPenalty } from '#wire/penalties';
import { penaltiesSearch } from '../admin-search.ts';
import { useClearPenalty, useSetWaysBack } from '../mutations.ts';
import { penaltiesQuery } from '../queries.ts';

type Part = 'percentage' | IncidentType;

/** How far on the way to a penalty something brought a pupil. */
export const shareColumn = (part: Part): Column<Readonly<Record<Part, number>>> => ({
  id: part,
  title: texts[part],
  cell: (row) => <span className={row[part] === 0 ? 'text-muted' : ''}>{percent(row[part])}</span>,
  sortBy: (row) => row[part],
});

const DAYS = Array.from({ length: WAY_BACK_DAYS_MAX + 1 }, (_, days) => days);

type Days = Parameters<ReturnType<typeof useSetWaysBack>['mutate']>[0];

const WaysBackDialog = ({ days, onClose }: { days: Days; onClose: () => void }) => {
  const set = useSetWaysBack();
  return (
    <FormDialog
      title={waysBackForm.title}
      submit={waysBackForm.save}
      action={set}
      fields={WAYS_BACK}
      onClose={onClose}
      onSubmit={(form) =>
        set.mutate({ review: Number(form.get('review')), drill: Number(form.get('drill')) }, { onSuccess: onClose })
      }
    >
      <p className="text-muted">{waysBackForm.intro}</p>
      {WAYS_BACK.map((way) => (
        <SelectField key={way} name={way} label={waysBackForm[way]} defaultValue={days[way]}>
          <Options of={DAYS} names={waysBackForm.days} />
        </SelectField>
      ))}
    </FormDialog>
  );
};

/** How learning shortens a penalty: one press away from the list of them. */
const WaysBackButton = ({ days }: { days: Days | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="plain" icon="history" disabled={!days} onClick={() => setOpen(true)}>
        {waysBackForm.open}
      </Button>
      {isOpen && days && <WaysBackDialog days={days} onClose={() => setOpen(false)} />}
    </>
  );
};

const TONES: Record<PenaltyStatus, Tone> = { active: 'bad', manual: 'good', auto: 'good', ended: 'plain' };

const COLUMNS: readonly Column<StaffPenalty>[] = [
  PUPIL,
  GRADE,
  ...(['percentage', ...INCIDENT_TYPES] as const).map(shareColumn),
  {
    id: 'status',
    title: texts.status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{penaltyStatusNames[status]}</Badge>,
    sortBy: ({ status }) => PENALTY_STATUSES.indexOf(status),
    phone: 'plain',
  },
  momentColumn('expiresAt', texts.expiresAt, formatDay),
];

export const PenaltiesTable = () => {
  const list = useList(penaltiesSearch);
  const query = useInfiniteQuery({ ...penaltiesQuery(list.wanted), placeholderData: keepPreviousData });
  const clear = useClearPenalty();
  return (
    <StaffList
      label={texts.label}
      list={list}
      query={query}
      rows={query.data?.pages.flatMap((page) => page.penalties)}
      rowKey={({ id }) => id}
      rowName={({ studentName }) => studentName}
      columns={COLUMNS}
      search={texts.search}
      filters={list.filter('status', { label: texts.status, all: texts.allStatuses, names: penaltyStatusNames })}
      tools={<WaysBackButton days={query.data?.pages[0]?.waysBack} />}
      actions={(penalty) => [
        penalty.canClear && {
          label: texts.clear,
          look: 'danger',
          confirm: { ...clearDialog, body: clearDialog.body(penalty.studentName), tone: 'danger' },
          run: () => clear.mutateAsync(penalty),
        },
        {
          label: listWords.named(texts.logsOf, penalty.studentName),
          icon: 'history',
          isQuiet: true,
          run: () => list.open({ list: 'logs', student: penalty.studentId }),
        },
      ]}
      empty={{ icon: 'scale', title: texts.none, body: texts.noneBody }}
    />
  );
};
