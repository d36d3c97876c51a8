import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Amounts, canReverse } from '#domain/ledger/ledger';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { RewardType } from '#domain/rewards/kinds';
import { formatMoment } from '#strings/dates';
import { adjustForm, adminLedger, lineReason, reverseForm } from '#strings/ledger/staff';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { api } from '#web/lib/api.ts';
import { draftFields } from '#web/lib/draft-fields.ts';
import { faultsOf, otherFaultOf, textOf } from '#web/lib/form-faults.ts';
import { pagedQuery } from '#web/lib/paged.ts';
import { Balances, Change, TYPE_OPTIONS } from '#web/ui/admin-money.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { CountField } from '#web/ui/count-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { MONEY_BOX, MoneyIcon } from '#web/ui/money.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StaffLedgerLine, StaffLedgerPage } from '#wire/ledger';
import { useAdjust, useReverse } from '../admin-mutations.ts';
import { ledgerSearch } from '../admin-search.ts';
import { changeText } from '../change-text.ts';

const ledgerQuery = (studentId: number) =>
  pagedQuery(['admin', 'ledger', studentId], (before) =>
    api('GET /api/admin/ledger/:studentId', { params: { studentId }, query: { before } }),
  );

const DIRECTIONS = (['give', 'take'] as const).map((value) => ({ value, label: adjustForm[value] }));
const QUICK = { label: adjustForm.quick, counts: [1, 5, 10, 20] };

interface Draft {
  direction: 'give' | 'take';
  type: RewardType;
  amount: number | null;
  note: string;
}

const EMPTY: Draft = { direction: 'give', type: 'coins', amount: null, note: '' };

const signedAmount = ({ direction, amount }: Draft): number => (direction === 'give' ? 1 : -1) * (amount ?? 0);

const AdjustForm = ({ studentId, balances }: { studentId: number; balances: Amounts }) => {
  const [draft, setDraft] = useState(EMPTY);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const adjust = useAdjust();
  const send = () =>
    adjust.mutate(
      { studentId, type: draft.type, amount: signedAmount(draft), note: draft.note },
      // What was begun meanwhile is another.
      { onSuccess: () => setDraft((now) => (now === draft ? { ...now, amount: null, note: '' } : now)) },
    );
  const { typed, counted, chosen } = draftFields(draft, faultsOf(adjust.error), change);
  const otherFault = otherFaultOf(adjust.error, ['amount', 'note']);
  const before = balances[draft.type];
  return (
    <form
      noValidate
      aria-label={adjustForm.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!adjust.isPending) send();
      }}
      className="grid grid-cols-1 gap-3 rounded-3xl border border-line bg-card p-4"
    >
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)]">
        <Choice legend={adjustForm.direction} options={DIRECTIONS} {...chosen('direction')} />
        <Choice legend={adjustForm.type} options={TYPE_OPTIONS} {...chosen('type')} />
        <div className="sm:max-lg:col-span-2">
          <CountField label={adjustForm.amount} {...counted('amount')} quick={QUICK} />
        </div>
        <div className="col-span-full">
          <TextField
            label={adjustForm.note}
            hint={adjustForm.noteHint}
            {...typed('note')}
            maxLength={200}
            autoComplete="off"
          />
        </div>
      </div>
      {otherFault && <Alert>{otherFault}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="gold" busy={adjust.isPending}>
          {draft.direction === 'give' ? adjustForm.submitGive : adjustForm.submitTake}
        </Button>
        {draft.amount !== null && (
          <p role="status" className="font-extrabold text-muted">
            {adjustForm.becomes(before, before + signedAmount(draft))}
          </p>
        )}
      </div>
    </form>
  );
};

interface ReverseDialogProps {
  line: StaffLedgerLine;
  /** What the pupil has now. */
  balances: Amounts;
  onClose: () => void;
}

const ReverseDialog = ({ line, balances, onClose }: ReverseDialogProps) => {
  const reverse = useReverse(line.id);
  return (
    <FormDialog
      title={reverseForm.title}
      submit={reverseForm.submit}
      action={reverse}
      fields={['note']}
      onSubmit={(form) => reverse.mutate(textOf(form, 'note'), { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="text-muted">{reverseForm.body(changeText(line), formatMoment(line.at))}</p>
      <p className="flex flex-wrap items-center justify-between gap-2 rounded-2xl bg-paper px-4 py-3">
        <span className="font-extrabold">{reverseForm.becomes}</span>
        <span className="text-lg">
          <Balances points={balances.points - line.points} coins={balances.coins - line.coins} />
        </span>
      </p>
      <TextField name="note" label={reverseForm.note} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
};

const byOf = ({ by, reason }: StaffLedgerLine): string =>
  by ?? (reason === 'reward' ? adminLedger.byPupil : adminLedger.byPlatform);

const Why = ({ line }: { line: StaffLedgerLine }) => (
  <span className="grid leading-snug">
    <span className="flex flex-wrap items-center gap-x-2">
      {lineReason(line.reason, line.source)}
      {line.isReversed && <Badge tone="bad">{adminLedger.reversed}</Badge>}
    </span>
    {line.note && <span className="text-sm font-semibold break-words text-muted">{line.note}</span>}
  </span>
);

const COLUMNS: readonly Column<StaffLedgerLine>[] = [
  { id: 'why', title: adminLedger.why, cell: (line) => <Why line={line} />, className: 'desk:min-w-52' },
  {
    id: 'amount',
    title: adminLedger.amount,
    inFile: [
      { title: adminLedger.points, value: ({ points }) => points },
      { title: adminLedger.coins, value: ({ coins }) => coins },
    ],
    cell: (line) => (
      <span className={line.isReversed ? 'line-through' : ''}>
        <Change points={line.points} coins={line.coins} />
      </span>
    ),
    phone: 'plain',
  },
  {
    id: 'after',
    title: adminLedger.after,
    cell: (line) => <Balances points={line.pointsAfter} coins={line.coinsAfter} />,
    inFile: [
      { title: adminLedger.pointsAfter, value: ({ pointsAfter }) => pointsAfter },
      { title: adminLedger.coinsAfter, value: ({ coinsAfter }) => coinsAfter },
    ],
    className: 'whitespace-nowrap',
  },
  {
    id: 'when',
    title: adminLedger.when,
    cell: (line) => <time dateTime={line.at}>{formatMoment(line.at)}</time>,
    phone: 'plain',
    className: 'whitespace-nowrap text-sm',
  },
  { id: 'by', title: adminLedger.by, cell: byOf, className: 'text-sm' },
];

const Tile = ({ type, amount }: { type: RewardType; amount: number }) => (
  <div className={`flex min-w-32 flex-1 items-center gap-3 rounded-2xl px-4 py-2 sm:flex-none ${MONEY_BOX[type]}`}>
    <MoneyIcon type={type} />
    <span className="grid leading-tight">
      <span className="text-sm font-extrabold">{adminLedger[type]}</span>
      <span className="text-2xl font-black tabular-nums">{formatNumber(amount)}</span>
    </span>
  </div>
);

const Head = ({ page: { student, points, coins } }: { page: StaffLedgerPage }) => (
  <div className="flex flex-wrap items-center gap-3">
    <div className="me-auto min-w-0">
      <h2 className="text-2xl leading-snug font-black break-words">{student.name}</h2>
      <p className="text-muted">{`${gradeNames[student.grade]}، ${adminLedger.shopping(shoppingBalance(coins, points))}`}</p>
    </div>
    <Tile type="points" amount={points} />
    <Tile type="coins" amount={coins} />
  </div>
);

const skeleton = (
  <div className="grid gap-4">
    <Bones layout="flex flex-wrap gap-3" look={['me-auto h-14 w-56', 'h-16 w-32', 'h-16 w-32']} />
    <Bones layout="grid gap-4" look={['h-52 rounded-3xl', 'h-72 rounded-3xl']} />
  </div>
);

/** One pupil: what the pupil has, a quick change, and every line that led there. */
export const PupilLedger = ({ studentId }: { studentId: number }) => {
  const [reversing, setReversing] = useState<StaffLedgerLine | null>(null);
  const list = useList(ledgerSearch);
  const query = useInfiniteQuery(ledgerQuery(studentId));
  const { data, error, refetch } = query;
  return (
    <Loaded query={{ data: data?.pages[0], error, refetch }} skeleton={skeleton}>
      {(first) => (
        <div className="grid grid-cols-1 gap-4">
          <Link to="/admin/ledger" className="justify-self-start font-extrabold text-emerald-ink underline lg:hidden">
            {adminLedger.otherPupil}
          </Link>
          <Head page={first} />
          <AdjustForm studentId={studentId} balances={first} />
          <StaffList
            label={adminLedger.table(first.student.name)}
            // The header's grade is about the pupils beside, not about the lines of the one that is open.
            list={{ ...list, isFiltered: false }}
            query={query}
            rows={data?.pages.flatMap((page) => page.lines)}
            rowKey={({ id }) => id}
            rowName={(line) => `${changeText(line)}، ${formatMoment(line.at)}`}
            columns={COLUMNS}
            actions={(line) => [
              canReverse(line) && { label: reverseForm.button, icon: 'undo', run: () => setReversing(line) },
            ]}
            empty={{ icon: 'ledger', title: adminLedger.emptyTitle, body: adminLedger.emptyBody }}
          />
          {reversing && <ReverseDialog line={reversing} balances={first} onClose={() => setReversing(null)} />}
        </div>
      )}
    </Loaded>
  );
};
