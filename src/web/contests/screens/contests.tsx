import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contestsPage as texts } from '#strings/contests/staff';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { CloseContest, EditContest, PlanContest } from '../components/contest-dialogs.tsx';
import { ContestsTable } from '../components/contests-table.tsx';
import { OpenPractice } from '../components/open-practice.tsx';
import { contestsQuery } from '../queries.ts';

interface Opened {
  kind: 'plan' | 'edit' | 'close';
  id?: number;
}

export const Contests = () => {
  const { data } = useQuery(contestsQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const contest = data?.contests.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Button look="gold" icon="plus" onClick={() => setOpened({ kind: 'plan' })}>
          {texts.add}
        </Button>
      </PageHead>
      {data && (
        <OpenPractice openSince={data.openSince} hasContest={data.contests.some(({ state }) => state === 'open')} />
      )}
      <ContestsTable
        onEdit={({ id }) => setOpened({ kind: 'edit', id })}
        onClose={({ id }) => setOpened({ kind: 'close', id })}
      />
      {opened?.kind === 'plan' && <PlanContest onClose={close} />}
      {opened?.kind === 'edit' && contest && <EditContest contest={contest} onClose={close} />}
      {opened?.kind === 'close' && contest && <CloseContest contest={contest} onClose={close} />}
    </>
  );
};
