import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failure, racePage as texts } from '#strings/race/pupil';
import { sessionQuery } from '#web/access/queries.ts';
import { dashboardQuery } from '#web/dashboard/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { BackLink, ButtonLink } from '#web/ui/button-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { late } from '#web/ui/late.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Bone } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Challenge, RaceNews } from '#wire/race/challenges';
import { OnTrack, Spoken } from '../components/active.tsx';
import { ConnectingHead, Searching, SearchingHead } from '../components/searching.tsx';
import { SkyBack } from '../components/start-overlay.tsx';
import { raceNewsQuery } from '../news-query.ts';
import type { RaceClient } from '../race-client.ts';
import { endTitle } from '../race-news.ts';
import { type Failure, isRacing, type Only, phaseOf, type RaceState } from '../race-state.ts';
import { useRaceClient, useRaceSounds, useSteadyNow } from '../use-race.ts';

const route = getRouteApi('/educational-games/quiz-race');

/** Comes while the race is run: nobody needs it before, and nobody waits for it then. */
const bringOver = async () => (await import('../components/over.tsx')).Over;
const Over = late(bringOver, <Bone className="h-96 rounded-card!" />);

interface OnSkyProps {
  title: string;
  /** On the sky itself, below the title. */
  head?: ReactNode;
  children: ReactNode;
}

const OnSky = ({ title, head, children }: OnSkyProps) => (
  <>
    <div className="relative isolate bg-(--games-top) [--over:calc(50%-50vw)]">
      <div className="absolute inset-y-0 -z-10 w-screen overflow-hidden start-(--over)">
        <SkyBack />
      </div>
      <div className="grid gap-1 pt-4 pb-16 text-white">
        <div className="flex flex-wrap justify-between gap-2">
          <BackLink look="sky" to="/educational-games">
            {texts.toHub}
          </BackLink>
          <ButtonLink look="sky" icon="history" to="/educational-games/quiz-race/history">
            {texts.history}
          </ButtonLink>
        </div>
        <h1 className="mt-1 mb-2 text-4xl leading-tight font-black">{title}</h1>
        {head}
      </div>
    </div>
    <div className="relative -mt-10">{children}</div>
  </>
);

const RELOAD_MS = 5000;
const RETRIES = 3;
const RELOAD_OFFERED_AFTER = 2;

const reload = (): void => location.reload();

const Reloading = ({ at }: { at: number }) => {
  const left = Math.max(0, Math.ceil((at + RELOAD_MS - useSteadyNow(250)) / 1000));
  useEffect(() => {
    const timer = setTimeout(reload, at + RELOAD_MS - performance.now());
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <p className="flex items-center gap-2 font-extrabold text-coral-ink">
      <Icon name="refresh" className="size-5" />
      {failure.reloading(left)}
    </p>
  );
};

const FailureCard = ({ problem, client, retries }: { problem: Failure; client: RaceClient; retries: number }) => (
  <section
    role="alert"
    className="mx-auto grid w-full max-w-lg justify-items-center gap-3 rounded-card bg-card p-8 text-center shadow-card"
  >
    <span className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger">
      <Icon name="warning" className="size-8" />
    </span>
    <h2 className="text-2xl font-black">{failure.title}</h2>
    <p dir="auto" className="text-lg">
      {problem.message}
    </p>
    {problem.detail && (
      <p dir="ltr" className="text-sm text-muted">
        {problem.detail}
      </p>
    )}
    {problem.kind === 'already-playing' ? (
      <Reloading at={problem.at} />
    ) : (
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="gold" size="large" icon="refresh" onClick={retries < RETRIES ? client.retry : reload}>
          {failure.retry}
        </Button>
        {retries >= RELOAD_OFFERED_AFTER && (
          <Button look="plain" size="large" onClick={reload}>
            {failure.reload}
          </Button>
        )}
      </div>
    )}
  </section>
);

interface PhaseProps {
  client: RaceClient;
  state: RaceState;
  news: RaceNews | undefined;
  isRewarded: boolean;
}

const Phase = ({ client, state, news, isRewarded }: PhaseProps) => {
  const { failure: problem, lobby, race, ended } = state;
  const phase = phaseOf(state);
  const hasRace = race !== null;
  useEffect(() => {
    if (hasRace) void bringOver();
  }, [hasRace]);
  if (phase === 'error' && problem)
    return (
      <OnSky title={texts.title}>
        <FailureCard problem={problem} client={client} retries={state.retries} />
      </OnSky>
    );
  if (phase === 'over' && ended)
    return (
      <OnSky title={endTitle(state)}>
        <Over ended={ended} news={news} isRewarded={isRewarded} client={client} />
      </OnSky>
    );
  if (race) return <OnTrack state={state} race={race} onChoose={client.choose} />;
  if (lobby)
    return (
      <OnSky title={texts.title} head={<SearchingHead lobby={lobby} isLost={state.link === 'lost'} />}>
        <Searching state={state} lobby={lobby} news={news} client={client} />
      </OnSky>
    );
  return (
    <OnSky title={texts.title} head={<ConnectingHead isTroubled={state.isTroubled} />}>
      <Bone className="h-36 rounded-card!" />
    </OnSky>
  );
};

/** Whoever leaves in the middle is told that there is a way back, and for how long. */
const useWayBack = (state: RaceState): void => {
  const navigate = useNavigate();
  const racing = useRef(false);
  useEffect(() => {
    racing.current = isRacing(state);
  });
  useEffect(
    () => () => {
      if (racing.current)
        toast.good(texts.stillRunning, {
          label: texts.comeBack,
          run: () => void navigate({ to: '/educational-games/quiz-race' }),
        });
    },
    [navigate],
  );
};

const isFor = ({ challengeId, rematchOf }: Only, own: Challenge): boolean =>
  challengeId === own.id || (rematchOf !== undefined && rematchOf === own.rematchOf);

/** Live; and what follows from it for whoever waits for one pupil alone. */
const useNews = (client: RaceClient, { only, lobby }: RaceState) => {
  const { data: news, refetch } = useQuery(raceNewsQuery);
  const isAwaiting = only !== null && Boolean(lobby?.awaits);
  useEffect(() => {
    if (isAwaiting) void refetch();
  }, [isAwaiting, refetch]);
  const [wasAhead, setWasAhead] = useState<boolean>();
  if (news && wasAhead === undefined) setWasAhead(news.rewardAhead);
  const isDeclined = only !== null && news?.own?.state === 'declined' && isFor(only, news.own);
  useEffect(() => {
    if (isDeclined) client.searchAnybody('declined');
  }, [client, isDeclined]);
  return { news, isRewarded: wasAhead === true && news?.rewardAhead === false };
};

/** What the address asked for is being done: opened again it would be asked for in vain. */
const useTakenUp = (only: Only | null): void => {
  const navigate = useNavigate();
  const isAsked = only !== null;
  useEffect(() => {
    if (isAsked) void navigate({ to: '/educational-games/quiz-race', search: {}, replace: true });
  }, [isAsked, navigate]);
};

const Inside = (props: Parameters<typeof useRaceClient>[0]) => {
  const { client, state } = useRaceClient(props);
  const { news, isRewarded } = useNews(client, state);
  useRaceSounds(state);
  useTakenUp(props.only);
  useWayBack(state);
  return (
    <>
      <Spoken state={state} />
      <Phase client={client} state={state} news={news} isRewarded={isRewarded} />
      {isRacing(state) && <LeaveGuard isTouched words={texts.leaving} />}
    </>
  );
};

/** Whoever has yet to agree to the terms is not matched behind them. */
const useHasAgreed = (): boolean => {
  const { isPending, data } = useQuery(dashboardQuery);
  return !isPending && !data?.needsAgreement;
};

export const QuizRace = () => {
  const { data: session } = useQuery(sessionQuery);
  const hasAgreed = useHasAgreed();
  const { challenge } = route.useSearch();
  if (session?.kind !== 'pupil') return null;
  const { studentId, enteredBy } = session;
  const only = challenge === undefined ? null : { challengeId: challenge };
  return <Inside key={studentId} studentId={studentId} only={only} isReady={hasAgreed || enteredBy !== null} />;
};
