import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contestsPage as texts } from '#strings/contests/staff';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { AdminContest } from '#wire/contests/staff';
import { CloseContest, EditContest, PlanContest } from '../components/contest-dialogs.tsx';
import { ContestsTable } from '../components/contests-table.tsx';
import { contestsQuery } from '../queries.ts';

type Opened = { kind: 'plan' } | { kind: 'edit' | 'close'; id: number };

const Dialogs = ({
  opened,
  contests,
  onClose,
}: {
  opened: Opened;
  contests: readonly AdminContest[];
  onClose: () => void;
}) => {
  if (opened.kind === 'plan') return <PlanContest onClose={onClose} />;
  const contest = contests.find(({ id }) => id === opened.id);
  if (!contest) return null;
  return opened.kind === 'edit' ? (
    <EditContest contest={contest} onClose={onClose} />
  ) : (
    <CloseContest contest={contest} onClose={onClose} />
  );
};

const NothingRuns = () => (
  <p className="mb-4 flex items-center gap-3 rounded-2xl bg-gold-soft px-4 py-3 font-extrabold text-gold-ink">
    <Icon name="warning" className="size-5 shrink-0" />
    {texts.nothingRuns}
  </p>
);

export const Contests = () => {
  const { data } = useQuery(contestsQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Button look="gold" icon="plus" onClick={() => setOpened({ kind: 'plan' })}>
          {texts.add}
        </Button>
      </PageHead>
      {data && !data.some(({ state }) => state === 'open') && <NothingRuns />}
      <ContestsTable
        onEdit={({ id }) => setOpened({ kind: 'edit', id })}
        onClose={({ id }) => setOpened({ kind: 'close', id })}
      />
      {opened && <Dialogs opened={opened} contests={data ?? []} onClose={() => setOpened(null)} />}
    </>
  );
};
