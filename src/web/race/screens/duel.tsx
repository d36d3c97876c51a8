import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { formatChildDay } from '#strings/dates';
import { difficultyNames } from '#strings/questions/words';
import { over, racePage, duels as texts } from '#strings/race/pupil';
import { useIsSelf } from '#web/access/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { GamesPage } from '#web/ui/games-page.tsx';
import { late } from '#web/ui/late.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Bone, Loaded } from '#web/ui/states.tsx';
import type { Duel } from '#wire/race/challenges';
import { OnTrack, Spoken } from '../components/active.tsx';
import { LaterButton } from '../components/challenges.tsx';
import { Climber, COATS } from '../components/climber.tsx';
import { Again, ToRace } from '../components/duel-buttons.tsx';
import { makeDuelClient } from '../duel-client.ts';
import { useSeeDuel, useStartDuel } from '../mutations.ts';
import { duelQuery } from '../queries.ts';
import { isRacing } from '../race-state.ts';
import { useRaceSounds } from '../use-race.ts';

const skeleton = <Bone className="h-96 rounded-card!" />;

/** With the replay, which only a duel that is over has. */
const Result = late(async () => (await import('../components/duel-result.tsx')).DuelResult, skeleton);

const route = getRouteApi('/educational-games/quiz-race/duels/$duelId');

interface ClimbProps {
  duel: Duel;
  onOver: () => void;
}

const useDuelClient = ({ duel, onOver }: ClimbProps) => {
  const queries = useQueryClient();
  const [client] = useState(() =>
    makeDuelClient({
      duel,
      onHeard: (heard) => queries.setQueryData(duelQuery(duel.id).queryKey, heard),
      onGone: onOver,
    }),
  );
  useEffect(() => {
    client.start();
    return client.stop;
  }, [client]);
  const state = client.use();
  const isOver = state.ended?.isShown === true;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return { client, state };
};

/** The race itself, against a record or for one. */
const Climb = (props: ClimbProps) => {
  const { name, isAsker } = props.duel;
  const { client, state } = useDuelClient(props);
  useRaceSounds(state);
  const title = isAsker ? texts.overlayFirst(name) : texts.overlaySecond(name);
  const { race } = state;
  if (!race) return null;
  return (
    <>
      <Spoken state={state} overlay={title} />
      <OnTrack
        state={state}
        race={race}
        onChoose={client.choose}
        alone={isAsker ? texts.alone(name) : undefined}
        overlay={title}
      />
      {isRacing(state) && <LeaveGuard isTouched words={texts.leaving} />}
    </>
  );
};

interface CardProps {
  coat: keyof typeof COATS;
  title: string;
  body?: string;
  children: ReactNode;
}

/** One card with what is so and what can be done. */
const Card = ({ coat, title, body, children }: CardProps) => (
  <section className="mx-auto grid w-full max-w-xl justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-card">
    <Climber coat={COATS[coat]} className="h-28" />
    <h2 className="text-2xl leading-snug font-black">{title}</h2>
    {body && <p className="text-lg">{body}</p>}
    <div className="flex flex-wrap justify-center gap-2">{children}</div>
  </section>
);

const Asked = ({ duel }: { duel: Duel }) => {
  const start = useStartDuel(duel.id);
  return (
    <Card coat="other" title={texts.toBeat(duel.name, duel.toBeatMs ?? 0)} body={texts.once}>
      <Button look="gold" size="large" icon="bolt" busy={start.isPending} onClick={() => start.mutate()}>
        {texts.start}
      </Button>
      <LaterButton of="duels" id={duel.id} />
    </Card>
  );
};

const Sent = ({ duel }: { duel: Duel }) => (
  <Card
    coat="own"
    title={texts.sent(duel.toBeatMs ?? 0)}
    body={duel.expiresAt ? texts.sentBody(duel.name, formatChildDay(duel.expiresAt)) : texts.answering(duel.name)}
  >
    <ToRace />
  </Card>
);

/** Whoever was asked knows what they said, and staff who look in see that the pupil climbs. */
const endedTitle = ({ state, name, isAsker }: Duel): string => {
  if (state === 'dropped') return texts.dropped;
  if (state === 'climbing') return texts.states.climbing(name);
  if (!isAsker) return texts.closed;
  return state === 'declined' ? texts.states.declined(name) : texts.states.expired(name);
};

const Ended = ({ duel }: { duel: Duel }) => {
  const { state, isAsker } = duel;
  return (
    <Card coat={isAsker ? 'own' : 'other'} title={endedTitle(duel)}>
      {(state === 'dropped' || state === 'expired') && <Again duel={duel} />}
      <ToRace />
    </Card>
  );
};

const DuelState = ({ duel }: { duel: Duel }) => {
  if (duel.replay) return <Result duel={duel} replay={duel.replay} />;
  if (duel.state === 'asked') return <Asked duel={duel} />;
  return duel.state === 'sent' ? <Sent duel={duel} /> : <Ended duel={duel} />;
};

const TITLES = { won: over.won, lost: over.lost, drawn: texts.drawn } as const;

const titleOf = (duel: Duel | undefined): string => {
  if (!duel) return texts.list;
  return duel.outcome ? TITLES[duel.outcome] : texts.title(duel.name);
};

/** What became of it waits no more, once whoever asked has it before them. */
const useSeen = (duel: Duel | undefined): void => {
  const isSelf = useIsSelf();
  const { mutate } = useSeeDuel();
  const isNews = isSelf && duel?.isAsker && ['over', 'declined', 'expired'].includes(duel.state);
  const id = isNews ? duel.id : null;
  useEffect(() => {
    if (id !== null) mutate(id);
  }, [id, mutate]);
};

const Inside = ({ id }: { id: number }) => {
  const query = useQuery(duelQuery(id));
  const { data: duel } = query;
  // What is on the track is seen to its end, whatever is heard of it meanwhile.
  const [isClimbing, setClimbing] = useState(false);
  const isSelf = useIsSelf();
  const [stop] = useState(() => () => setClimbing(false));
  if (duel?.state === 'climbing' && !isClimbing && isSelf) setClimbing(true);
  useSeen(duel);
  if (isClimbing && duel) return <Climb duel={duel} onOver={stop} />;
  return (
    <GamesPage
      title={titleOf(duel)}
      intro={duel ? `${texts.intro} · ${difficultyNames[duel.difficulty]}` : texts.intro}
      back={{ to: '/educational-games', text: racePage.toHub }}
    >
      <Loaded query={query} skeleton={skeleton}>
        {(found) => <DuelState duel={found} />}
      </Loaded>
    </GamesPage>
  );
};

export const DuelScreen = () => {
  const { duelId } = route.useParams();
  return <Inside key={duelId} id={Number(duelId)} />;
};
