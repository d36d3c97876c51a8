import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PUPIL_BOARDS, type PupilBoard } from '#domain/glory/boards';
import { gloryPage, leftOutCard, topOnlyCard } from '#strings/glory/staff';
import { boardTitles } from '#strings/glory/words';
import { useAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { PupilPicker } from '#web/ui/pupil-picker.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import { Tick } from '#web/ui/tick.tsx';
import type { GlorySettings as Settings } from '#wire/glory';
import { glorySettingsQuery } from '../queries.ts';

const refused = (error: Error): string => refusalOr(error, gloryPage.failed);
const refresh = [['admin', 'glory']] as const;

const Card = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <section
    aria-label={title}
    className="grid grid-cols-1 content-start gap-3 rounded-3xl border border-line bg-card p-5"
  >
    <div>
      <h2 className="text-xl font-black">{title}</h2>
      <p className="text-muted">{intro}</p>
    </div>
    {children}
  </section>
);

const TopOnly = ({ chosen }: { chosen: readonly PupilBoard[] }) => {
  const set = useAction({
    run: ({ board, topOnly }: { board: PupilBoard; topOnly: boolean }) =>
      api('PUT /api/admin/glory/boards/:board', { params: { board }, body: { topOnly } }),
    done: topOnlyCard.saved,
    refused,
    refresh,
  });
  return (
    <ul className="grid gap-1 sm:grid-cols-2">
      {PUPIL_BOARDS.map((board) => (
        <li key={board}>
          <Tick
            label={boardTitles[board]}
            // Ticked at once, and until the list comes again.
            checked={set.variables?.board === board && set.isPending ? set.variables.topOnly : chosen.includes(board)}
            disabled={set.isPending}
            onChange={(topOnly) => set.mutate({ board, topOnly })}
            className="min-h-11! rounded-2xl px-2 whitespace-normal! hover:bg-paper"
          />
        </li>
      ))}
    </ul>
  );
};

const LeftOut = ({ leftOut }: { leftOut: Settings['leftOut'] }) => {
  const { data: pupils } = useQuery(pupilsQuery);
  const nameOf = (id: number): string => pupils?.find((pupil) => pupil.id === id)?.name ?? '';
  const set = useAction({
    run: ({ studentId, isLeftOut }: { studentId: number; isLeftOut: boolean }) =>
      api('PUT /api/admin/glory/left-out/:studentId', { params: { studentId }, body: { isLeftOut } }),
    done: (_, { studentId, isLeftOut }) => (isLeftOut ? leftOutCard.out : leftOutCard.back)(nameOf(studentId)),
    refused,
    refresh,
  });
  const ids = leftOut.map(({ studentId }) => studentId);
  const choose = (chosen: readonly number[]) => {
    for (const studentId of chosen) if (!ids.includes(studentId)) set.mutate({ studentId, isLeftOut: true });
    for (const studentId of ids) if (!chosen.includes(studentId)) set.mutate({ studentId, isLeftOut: false });
  };
  return <PupilPicker ids={ids} onChoose={choose} />;
};

/** What pupils see of the boards, and who stands on none. */
export const GlorySettings = () => (
  <>
    <PageHead title={gloryPage.title} intro={gloryPage.intro}>
      <ButtonLink to="/admin/glory/wall" look="gold" icon="play">
        {gloryPage.show}
      </ButtonLink>
    </PageHead>
    <Loaded
      query={useQuery(glorySettingsQuery)}
      skeleton={<Bones layout="grid gap-4 lg:grid-cols-2" look="h-80 rounded-3xl!" times={2} />}
    >
      {({ topOnly, leftOut }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <Card title={topOnlyCard.title} intro={topOnlyCard.intro}>
            <TopOnly chosen={topOnly} />
          </Card>
          <Card title={leftOutCard.title} intro={leftOutCard.intro}>
            <LeftOut leftOut={leftOut} />
          </Card>
        </div>
      )}
    </Loaded>
  </>
);
