import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentProps, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Grade } from '#domain/roster/grades';
import { hub, over, setup as setupTexts, practicePage as texts } from '#strings/practice/pupil';
import { keptNames, OUTBOX } from '#web/lib/kept.ts';
import { lookOf } from '#web/ui/button.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { GamesPage } from '#web/ui/games-page.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { Peaks } from '#web/ui/peaks.tsx';
import { Bone, Bones, ErrorState, Loading } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Practice } from '#wire/practice';
import { ContestCountdown } from '../components/contest-countdown.tsx';
import { CountIn } from '../components/count-in.tsx';
import { Setup, type SetupProps } from '../components/setup.tsx';
import type { HeardSession } from '../game/use-player.ts';
import { type GameWish, lastChoices, wishOf } from '../last-choices.ts';
import { useOpenSession } from '../mutations.ts';
import { practiceQuery, usePractice } from '../queries.ts';

const route = getRouteApi('/educational-games/practice');

const Notes = ({ grade }: { grade: Grade }) => (
  <div role="note" className="text-center text-sm text-muted">
    <p>
      {texts.printing}{' '}
      <a
        href={`/games/print/${grade}`}
        target="_blank"
        rel="noreferrer"
        title={hub.newTab}
        className="font-extrabold underline underline-offset-4"
      >
        {texts.print(grade)}
      </a>
    </p>
    <p>{texts.developing}</p>
  </div>
);

const PAGE = {
  title: texts.title,
  back: { to: '/educational-games', text: texts.toHub },
  layout: 'grid gap-4',
} as const;

const skeleton = (
  <Loading>
    <GamesPage {...PAGE} intro={hub.practiceBody}>
      <Bone className="h-12" />
      <Bones layout="grid gap-4 lg:grid-cols-2" look="h-96 rounded-card!" times={2} />
    </GamesPage>
  </Loading>
);

const LINK = 'flex items-center gap-2 rounded-2xl bg-card px-4 py-3 font-extrabold shadow-card hover:brightness-97';

const Ways = () => (
  <nav aria-label={hub.games} className="grid gap-3 sm:grid-cols-2">
    <Link to="/educational-games/difficult-test" className={LINK}>
      <Icon name="target" className="size-6 shrink-0 text-coral-ink" />
      {texts.toHardest}
    </Link>
    <Link to="/student/practice-results" className={LINK}>
      <Icon name="ledger" className="size-6 shrink-0 text-coral-ink" />
      {texts.toResults}
    </Link>
  </nav>
);

const bringGame = () => import('../game/late.ts');

const hasKeptGames = (): boolean => keptNames(`${OUTBOX}practice `).length > 0;

const Arena = late(async () => (await import('./arena.tsx')).Arena);

/** About a screen away: it is there by the time a thumb has scrolled to it. */
const AHEAD = '600px';

/** Asks for nothing, nor for its code, until it is about to be seen; where it does not come, one can still play. */
const NearArena = ({ grade }: { grade: Grade }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className="min-h-96">
      {isNear && (
        <ErrorBoundary>
          <Arena grade={grade} />
        </ErrorBoundary>
      )}
    </div>
  );
};

const Open = ({ practice, ...setup }: SetupProps) => (
  <GamesPage {...PAGE} intro={practice.contest ? hub.prize(practice.contest.prizeCoins) : hub.noPrize}>
    {practice.contest && (
      <p className="w-fit rounded-full bg-card px-4 py-1 font-extrabold text-coral-ink shadow-card">
        <ContestCountdown endsAt={practice.contest.endsAt} />
      </p>
    )}
    <Setup practice={practice} {...setup} />
    <Ways />
    <NearArena grade={practice.grade} />
    <Notes grade={practice.grade} />
  </GamesPage>
);

/** A game that was asked for: its count-in, then the server, then the game. */
const useStart = ({ studentId, grade }: Practice, onOpened: (heard: HeardSession) => void) => {
  const [coming, setComing] = useState<{ wish: GameWish; password: string | undefined } | null>(null);
  const open = useOpenSession(onOpened);
  const ask = ({ wish, password }: NonNullable<typeof coming>) =>
    open.mutate(
      { studentId, grade, ...wish, ...(password !== undefined && { password }) },
      { onSettled: () => setComing(null) },
    );
  return {
    error: open.error,
    isBusy: open.isPending,
    /** Of a race that is about to begin. */
    countIn: coming && { wish: coming.wish, onDone: () => ask(coming), onCancel: () => setComing(null) },
    begin: (wish: GameWish, password?: string) => {
      open.reset();
      if (wish.mode === 'timed') setComing({ wish, password });
      else ask({ wish, password });
    },
  };
};

/** Comes while the server opens the session or the race is counted in. Not by `late`: that lets a race wait for its picture. */
const useGameCode = (isWanted: boolean) => {
  const [code, setCode] = useState<Awaited<ReturnType<typeof bringGame>> | null>(null);
  const [isLost, setLost] = useState(false);
  const isMissing = isWanted && code === null && !isLost;
  useEffect(() => {
    if (isMissing)
      bringGame().then(
        (brought) => setCode(brought),
        () => setLost(true),
      );
  }, [isMissing]);
  return { code, isLost };
};

type GameProps = ComponentProps<Awaited<ReturnType<typeof bringGame>>['GameScreen']>;

const Game = ({ by: { code, isLost }, ...game }: GameProps & { by: ReturnType<typeof useGameCode> }) => {
  if (code) return <code.GameScreen {...game} />;
  // A browser does not ask again for a script that did not come; the session that was opened comes back with the page.
  return isLost ? <ErrorState error={null} onRetry={() => location.reload()} /> : skeleton;
};

/** Fills the screen while practice is closed, and leaves the bar of staff who are inside as the pupil (D-11). */
const ContestOver = () => (
  <section data-immersed>
    <Peaks className="fixed inset-0 -z-10 size-full" />
    <div className="grid min-h-dvh place-content-center py-4">
      <div className="grid max-w-xl justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-card sm:p-10">
        <span className="grid size-20 place-items-center rounded-full bg-coral-soft text-coral-ink">
          <Icon name="hourglass" className="size-10" />
        </span>
        <h1 className="text-3xl font-black">{over.title}</h1>
        <p className="text-lg">{over.counted}</p>
        <p className="text-xl font-black text-coral-ink">{over.thanks}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Link to="/student/practice-results" className={lookOf('gold', 'large')}>
            {texts.toResults}
          </Link>
          <Link to="/educational-games/arena" className={lookOf('soft', 'large')}>
            {texts.toArena}
          </Link>
        </div>
        <Link
          to="/educational-games"
          className="px-3 py-2 font-extrabold text-emerald-ink underline underline-offset-4"
        >
          {texts.toHub}
        </Link>
        <p className="text-sm text-muted">{over.sorry}</p>
      </div>
    </div>
  </section>
);

interface InsideProps {
  practice: Practice & Pick<HeardSession, 'heardAt'>;
  /** The server's word since this screen stands, and not what was kept from before. */
  isFresh: boolean;
}

const Inside = ({ practice, isFresh }: InsideProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const [playing, setPlaying] = useState<HeardSession | null>(null);
  const [closedId, setClosedId] = useState<number | null>(null);
  const { studentId, seal, heardAt } = practice;
  const isStaff = seal === null;
  // It stays on the screen until the pupil has seen its result, also when the server has none open any more.
  if (!playing && !isStaff && practice.session && practice.session.id !== closedId)
    setPlaying({ session: practice.session, heardAt });
  const openId = practice.session?.id ?? null;
  const start = useStart(practice, setPlaying);

  const { start: isAsked = false, review: isReviewBack = false } = route.useSearch();
  const mayBegin = practice.isOpen && openId === null && !practice.needsPassword && !isStaff;
  const beginLast = useEffectEvent(() => {
    void navigate({ to: '/educational-games/practice', search: {}, replace: true });
    if (mayBegin) start.begin(wishOf(lastChoices(studentId)));
  });
  useEffect(() => {
    // The hub's button begins the last game at once; a reload or a way back does not.
    if (isAsked) beginLast();
  }, [isAsked]);

  useEffect(() => {
    if (!isFresh || seal === null || !hasKeptGames()) return;
    let isPast = false;
    const look = async () => {
      const { forgetOthers } = await bringGame();
      // What was kept of a session that is over now: it ended while the pupil was away.
      if (!isPast && forgetOthers({ studentId, seal }, openId)) toast.good(setupTexts.endedAway);
    };
    // Without its code nothing can be read of it: it is looked for with the next visit.
    void look().catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [isFresh, studentId, seal, openId]);

  const isPlaying = playing !== null;
  const gameCode = useGameCode(isPlaying || start.isBusy || start.countIn !== null);
  useEffect(() => {
    // Whoever leaves a game without a network must get there all the same.
    if (isPlaying) void router.preloadRoute({ to: '/educational-games' });
  }, [router, isPlaying]);

  const onSaved = useCallback(() => {
    client.setQueryData(practiceQuery.queryKey, (before) => before && { ...before, session: null });
    void client.invalidateQueries({ queryKey: practiceQuery.queryKey });
  }, [client]);

  if (playing && !isStaff)
    return (
      <Game
        by={gameCode}
        key={playing.session.id}
        heard={playing}
        pupil={{ studentId, seal }}
        onSaved={onSaved}
        onClose={(isSaved) => {
          setClosedId(playing.session.id);
          setPlaying(null);
          // What is not saved yet is sent when the pupil comes back here.
          if (!isSaved) void navigate({ to: '/educational-games' });
        }}
        onAgain={() => {
          const { mode, minutes, questionCount } = playing.session;
          setClosedId(playing.session.id);
          setPlaying(null);
          // The try-out pupil types the password again.
          if (!practice.needsPassword) start.begin({ mode, minutes, questionCount });
        }}
      />
    );
  if (!practice.isOpen) return <ContestOver />;
  if (start.countIn) return <CountIn {...start.countIn} />;
  return (
    <Open
      practice={practice}
      isReviewBack={isReviewBack}
      isStaff={isStaff}
      error={start.error}
      isBusy={start.isBusy}
      onStart={start.begin}
    />
  );
};

export const PracticePage = () => {
  const { data, error, refetch, isFetchedAfterMount, isFetching } = usePractice();
  if (data) return <Inside practice={data} isFresh={isFetchedAfterMount && !isFetching && !error} />;
  if (!error) return skeleton;
  return (
    <div className="pt-8">
      <ErrorState error={error} onRetry={() => void refetch()} />
    </div>
  );
};
