import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shoppingBalance } from '#domain/ledger/shopping-balance';
import type { RewardType } from '#domain/rewards/kinds';
import { adminLedger } from '#strings/ledger/staff';
import { formatNumber } from '#strings/plural';
import { gradeNames } from '#strings/widgets';
import { ledgerQuery } from '#web/rewards/admin-queries.ts';
import { MoneyIcon } from '#web/ui/money.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { StaffLedgerLine, StaffLedgerPage } from '#wire/ledger';
import { AdjustForm } from './admin-adjust-form.tsx';
import { LedgerLines } from './admin-ledger-lines.tsx';
import { ReverseDialog } from './admin-reverse-dialog.tsx';

const TILES: Record<RewardType, string> = { coins: 'bg-gold-soft text-gold-ink', points: 'bg-sky-soft text-sky-ink' };

const Tile = ({ type, amount }: { type: RewardType; amount: number }) => (
  <div className={`flex min-w-32 flex-1 items-center gap-3 rounded-2xl px-4 py-2 sm:flex-none ${TILES[type]}`}>
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
          <LedgerLines name={first.student.name} query={query} onReverse={setReversing} />
          {reversing && <ReverseDialog line={reversing} balances={first} onClose={() => setReversing(null)} />}
        </div>
      )}
    </Loaded>
  );
};
