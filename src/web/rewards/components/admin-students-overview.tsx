import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { OVERVIEW_MAX_PUPILS } from '#domain/rewards/kinds';
import { REWARD_BADGES, type RewardBadge } from '#domain/rewards/statuses';
import { formatNumber } from '#strings/plural';
import {
  alreadyClaimed,
  badgeNames,
  clearRewards,
  rewardFilters,
  studentsOverview as texts,
} from '#strings/rewards/staff';
import { countPupils } from '#strings/roster/staff';
import { listWords } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { Money } from '#web/ui/admin-money.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { GRADE } from '#web/ui/list/columns.tsx';
import { StaffList } from '#web/ui/list/staff-list.tsx';
import type { Column } from '#web/ui/list/table.tsx';
import { useList } from '#web/ui/list/use-list.tsx';
import { PupilLink } from '#web/ui/pupil-link.tsx';
import type { RewardedStudent } from '#wire/rewards';
import { useClearRewards } from '../admin-mutations.ts';
import { rewardedStudentsQuery } from '../admin-queries.ts';
import { rewardsSearch } from '../admin-search.ts';
import { Sentences } from './admin-sentences.tsx';

const TONES: Record<RewardBadge, Tone> = { none: 'plain', sent: 'wait', claimed: 'good' };

const moneyColumn = (id: 'points' | 'coins'): Column<RewardedStudent> => ({
  id,
  title: texts[id],
  cell: (student) => <Money type={id} amount={student[id]} />,
  inFile: [{ title: texts[id], value: (student) => student[id] }],
  sortBy: (student) => student[id],
  phone: 'plain',
});

const countColumn = (id: 'sent' | 'claimed' | 'expired'): Column<RewardedStudent> => ({
  id,
  title: texts[id],
  cell: (student) => (
    <span className={student[id] === 0 ? 'text-muted' : 'font-extrabold'}>{formatNumber(student[id])}</span>
  ),
  sortBy: (student) => student[id],
  className: 'tabular-nums',
});

const COLUMNS: readonly Column<RewardedStudent>[] = [
  {
    id: 'student',
    title: listWords.pupil,
    cell: ({ studentId, name }) => <PupilLink id={studentId} name={name} />,
    sortBy: ({ name }) => name,
    className: 'desk:min-w-60',
  },
  GRADE,
  {
    id: 'badge',
    title: texts.badge,
    // Nothing for who has not agreed to the terms: no reward can reach the pupil yet.
    cell: ({ badge }) => badge && <Badge tone={TONES[badge]}>{badgeNames[badge]}</Badge>,
    sortBy: ({ badge }) => (badge ? REWARD_BADGES.indexOf(badge) : -1),
    phone: 'plain',
  },
  moneyColumn('points'),
  moneyColumn('coins'),
  countColumn('sent'),
  countColumn('claimed'),
  countColumn('expired'),
];

export const StudentsOverview = ({ onGive }: { onGive: (ids: readonly number[]) => void }) => {
  const list = useList(rewardsSearch);
  const query = useQuery(rewardedStudentsQuery);
  const clear = useClearRewards();
  const isAdmin = useIsAdmin();
  return (
    <StaffList
      label={texts.table}
      list={list}
      query={query}
      rows={query.data}
      shows={(student) => list.has(student) && list.finds(student.name)}
      rowKey={({ studentId }) => studentId}
      rowName={({ name }) => name}
      columns={COLUMNS}
      search={rewardFilters.search}
      note={({ length }) => (
        <>
          {countPupils(length)}
          {query.data?.length === OVERVIEW_MAX_PUPILS && (
            <span className="font-semibold">{texts.limited(OVERVIEW_MAX_PUPILS)}</span>
          )}
        </>
      )}
      bulk={(students) => [
        {
          label: texts.giveSelected(students.length),
          icon: 'gift',
          look: 'soft',
          run: () => onGive(students.map(({ studentId }) => studentId)),
        },
      ]}
      actions={({ studentId, name }) => [
        { label: texts.giveTo(name), icon: 'gift', isQuiet: true, run: () => onGive([studentId]) },
        {
          label: texts.ledgerOf(name),
          icon: 'ledger',
          isQuiet: true,
          link: linkOptions({ to: '/admin/ledger', search: { student: studentId } }),
        },
        isAdmin && {
          label: texts.clearOf(name),
          icon: 'trash',
          look: 'danger',
          isQuiet: true,
          confirm: {
            ...clearRewards,
            body: <Sentences first={clearRewards.body(name)} second={alreadyClaimed.stays} />,
            tone: 'danger',
          },
          run: () => clear.mutateAsync(studentId),
        },
      ]}
      empty={{
        icon: 'users',
        title: texts.emptyTitle,
        body: texts.emptyBody,
        action: (
          <Link to="/admin/students" className="font-extrabold text-emerald-ink underline">
            {texts.openStudents}
          </Link>
        ),
      }}
    />
  );
};
