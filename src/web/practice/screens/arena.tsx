import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ARENA_TABS, type ArenaTab, PRIZE_TAB, TOP_THREE } from '#domain/practice/arena';
import { RACE_MINUTES } from '#domain/practice/kinds';
import type { Grade } from '#domain/roster/grades';
import { loneNumber, percent } from '#strings/plural';
import { tabNames, arenaTexts as texts } from '#strings/practice/arena';
import { gradeNames } from '#strings/widgets';
import { Fold } from '#web/ui/fold.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Arena as ArenaData, GradeStats } from '#wire/practice';
import { ArenaBoard, Podium } from '../components/arena-board.tsx';
import { ArenaHead, BestPerformers } from '../components/arena-head.tsx';
import { Medal } from '../components/medal.tsx';
import { arenaQuery } from '../queries.ts';

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-sm leading-tight text-muted">{name}</dt>
    <dd className="text-2xl leading-tight font-black">{value}</dd>
  </div>
);

const Card = ({ stats, onShow }: { stats: GradeStats; onShow: (grade: Grade) => void }) => (
  <li className="relative grid content-start gap-3 rounded-card bg-card p-4 shadow-card transition has-hover:brightness-97 has-focus-visible:outline-3 has-focus-visible:outline-gold">
    <h3 className="flex items-center gap-3 text-lg leading-tight font-black">
      {stats.rank !== null && <Medal rank={stats.rank} className="h-11 w-9" />}
      <span>
        {gradeNames[stats.grade]}
        <span className="block text-sm font-extrabold text-muted">
          {stats.rank === null ? texts.noRank : texts.gradeRank(stats.rank)}
        </span>
      </span>
    </h3>
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2">
      <Fact name={texts.averageScore} value={loneNumber(stats.averageScore)} />
      <Fact name={texts.averageAccuracy} value={percent(stats.averageAccuracy)} />
    </dl>
    <div>
      <p className="text-sm text-muted">{texts.raceCounts}</p>
      <ul className="mt-1 grid grid-cols-3 gap-1.5 text-center leading-tight">
        {RACE_MINUTES.map((minutes) => (
          <li key={minutes} className="rounded-xl bg-paper px-1 py-1.5">
            <span className="block text-lg font-black">{loneNumber(stats[`mode${minutes}Count` as const])}</span>
            <span className="text-sm text-muted">{texts.race[minutes]}</span>
          </li>
        ))}
      </ul>
    </div>
    <p className="flex items-baseline justify-between gap-2 border-t border-line pt-2 text-sm">
      {texts.participations}
      <span className="text-lg font-black">{loneNumber(stats.studentCount)}</span>
    </p>
    <button
      type="button"
      aria-label={texts.showGrade(gradeNames[stats.grade])}
      onClick={() => onShow(stats.grade)}
      className="absolute inset-0 rounded-card outline-none"
    />
  </li>
);

const ArenaGrades = ({ grades, onShow }: { grades: readonly GradeStats[]; onShow: (grade: Grade) => void }) => (
  <Fold title={texts.grades} foldedOn="phone">
    <ul className="grid gap-3 sm:grid-cols-3">
      {grades.map((stats) => (
        <Card key={stats.grade} stats={stats} onShow={onShow} />
      ))}
    </ul>
  </Fold>
);

const skeleton = (
  <div className="grid gap-4">
    <Bones layout="grid gap-4" look={['h-64 rounded-card! lg:h-52', 'h-28 rounded-card!']} />
    <Bones
      layout="grid gap-3 sm:grid-cols-3"
      look={['h-14 rounded-card! sm:h-56', 'h-56 rounded-card! max-sm:hidden', 'h-56 rounded-card! max-sm:hidden']}
    />
    <Bones layout="grid gap-4" look={['h-12 max-w-2xl', 'h-96 rounded-card!']} />
  </div>
);

interface Shown {
  readonly tab: ArenaTab;
  readonly grade: Grade | undefined;
}

const titleOf = (tab: ArenaTab, { grade }: Shown): string => {
  if (tab !== 'grade') return tabNames[tab];
  return grade === undefined ? texts.myGrade : gradeNames[grade];
};

const Board = ({ query, label }: { query: ReturnType<typeof useArena>; label: string }) => {
  const pages = query.data?.pages ?? [];
  const [newest] = pages;
  if (query.isPlaceholderData || !newest)
    return (
      <p role="status" className="rounded-card bg-card p-10 text-center font-extrabold text-muted shadow-card">
        {texts.loading}
      </p>
    );
  if (newest.rows.length === 0) return <EmptyState icon="star" title={texts.empty} body={texts.emptyBody} />;
  return (
    <>
      <Podium rows={newest.rows.slice(0, TOP_THREE)} ownId={newest.own?.studentId ?? null} />
      <ArenaBoard label={label} rows={pages.flatMap(({ rows }) => rows)} own={newest.own} />
      <MoreButton query={query}>{texts.more}</MoreButton>
    </>
  );
};

const useArena = ({ tab, grade }: Shown) => useInfiniteQuery(arenaQuery(tab, grade));

interface ArenaProps {
  /** The one chosen on the page around it; the pupil's own where none is. */
  grade?: Grade | undefined;
  heading?: 'h1' | 'h2';
}

const hasBoard = ({ contest, openPractice }: ArenaData): boolean => contest !== null || openPractice !== null;

/** The challenge arena. */
export const Arena = ({ grade, heading = 'h2' }: ArenaProps) => {
  const board = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState<Shown>({ tab: PRIZE_TAB, grade: undefined });
  const shown = { ...chosen, grade: chosen.grade ?? grade };
  const query = useArena(shown);
  const show = (tab: ArenaTab, ofGrade = chosen.grade) => {
    setChosen({ tab, grade: ofGrade });
    if (!board.current) return;
    board.current.open = true;
    board.current.scrollIntoView({ block: 'start' });
  };
  const newest = query.data?.pages[0];
  return (
    <div className="grid min-h-96 grid-cols-1 content-start gap-4">
      <Loaded query={query} skeleton={skeleton}>
        {() =>
          newest && !hasBoard(newest) && <EmptyState icon="star" title={texts.noContest} body={texts.noContestBody} />
        }
      </Loaded>
      {newest && hasBoard(newest) && (
        <>
          <ArenaHead arena={newest} heading={heading} />
          <BestPerformers arena={newest} onShowRace={() => show(PRIZE_TAB)} />
          <ArenaGrades grades={newest.grades} onShow={(ofGrade) => show('grade', ofGrade)} />
          <Fold ref={board} title={texts.board} note={query.isPlaceholderData ? undefined : texts.count(newest.total)}>
            <Tabs
              label={texts.tabs}
              tabs={ARENA_TABS.map((id) => ({ id, title: titleOf(id, shown) }))}
              selected={shown.tab}
              onSelect={(tab) => setChosen({ ...chosen, tab })}
            >
              <div className="grid grid-cols-1 gap-4">
                <Board query={query} label={titleOf(shown.tab, shown)} />
              </div>
            </Tabs>
          </Fold>
        </>
      )}
    </div>
  );
};

export const ArenaScreen = () => (
  <div className="py-6">
    <Arena heading="h1" />
  </div>
);
