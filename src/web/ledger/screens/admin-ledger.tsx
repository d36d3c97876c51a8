import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Amounts } from '#domain/ledger/ledger';
import { isNamed } from '#domain/roster/latin';
import { adminLedger } from '#strings/ledger/staff';
import { gradeNames } from '#strings/widgets';
import { isOfClass, useRuledPupils } from '#web/lib/grade.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { rewardedStudentsQuery } from '#web/rewards/admin-queries.ts';
import { Balances } from '#web/ui/admin-money.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import type { Student } from '#wire/roster';
import { PupilLedger } from '../components/admin-pupil-ledger.tsx';

const Pupil = ({ pupil, has, isOpen }: { pupil: Student; has: Amounts | undefined; isOpen: boolean }) => (
  <li>
    <Link
      to="/admin/ledger"
      search={{ student: pupil.id }}
      aria-current={isOpen ? 'page' : undefined}
      className="grid gap-x-3 rounded-xl px-3 py-1.5 leading-snug hover:bg-paper aria-[current=page]:bg-emerald-soft"
    >
      <span className="font-extrabold break-words">{pupil.name}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        {gradeNames[pupil.grade]}
        {has && <Balances points={has.points} coins={has.coins} />}
      </span>
    </Link>
  </li>
);

const skeleton = <Bones layout="grid gap-2 p-1" look="h-11" times={7} />;

/** Every pupil, with what the pupil has as soon as that is known; typing narrows the list, Enter opens the first. */
const PupilIndex = ({ openId }: { openId: number | undefined }) => {
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(pupilsQuery);
  const { data: rewarded = [] } = useQuery(rewardedStudentsQuery);
  const balances = new Map(rewarded.map((each) => [each.studentId, each]));
  const wanted = typed.trim();
  const shown = useRuledPupils();
  const found = data?.filter((pupil) => isNamed(pupil.name, wanted) && isOfClass(pupil, shown)) ?? [];
  /** Enter was pressed; while the names are still on their way it waits for them. */
  const [isEntered, setIsEntered] = useState(false);
  const first = typed === '' ? undefined : found[0]?.id;
  useEffect(() => {
    if (!(isEntered && data)) return;
    setIsEntered(false);
    if (first === undefined) return;
    setTyped('');
    void navigate({ to: '/admin/ledger', search: { student: first } });
  }, [isEntered, data, first, navigate]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <nav
      aria-label={adminLedger.pupils}
      className="grid grid-cols-1 gap-2 rounded-3xl border border-line bg-card p-2 lg:sticky lg:top-18"
    >
      <div className="relative">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted" />
        <input
          type="search"
          aria-label={adminLedger.find}
          placeholder={adminLedger.find}
          value={typed}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setIsEntered(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            setIsEntered(true);
          }}
          className="min-h-11 w-full rounded-2xl border-2 border-field-line bg-card ps-10 pe-3 text-ink placeholder:text-sm placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft"
        />
      </div>
      {data ? (
        <ul className="grid content-start gap-0.5 lg:max-h-[calc(100dvh-10rem)] lg:overflow-auto">
          {found.map((pupil) => (
            <Pupil key={pupil.id} pupil={pupil} has={balances.get(pupil.id)} isOpen={pupil.id === openId} />
          ))}
          {found.length === 0 && <li className="p-3 text-muted">{adminLedger.noPupil}</li>}
        </ul>
      ) : (
        <Loading>{skeleton}</Loading>
      )}
    </nav>
  );
};

const route = getRouteApi('/admin/ledger');

/** The pupil stands in the address: the back button leads to the pupil before. On a phone it is list or ledger. */
export const AdminLedger = () => {
  const { student } = route.useSearch();
  return (
    <>
      <PageHead title={adminLedger.title} intro={adminLedger.intro} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={student === undefined ? '' : 'max-lg:hidden'}>
          <PupilIndex openId={student} />
        </div>
        {student === undefined ? (
          <div className="max-lg:hidden">
            <EmptyState icon="ledger" title={adminLedger.chooseTitle} body={adminLedger.chooseBody} />
          </div>
        ) : (
          <PupilLedger key={student} studentId={student} />
        )}
      </div>
    </>
  );
};
