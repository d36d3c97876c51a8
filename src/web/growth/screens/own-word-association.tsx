import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Answer, isThrough, nextOf, PAIRS_IN_SET } from '#domain/growth/word-association';
import { wordAssociation as texts } from '#strings/growth/pupil';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf, refusalOr } from '#web/lib/api.ts';
import { prepareSound } from '#web/lib/sound.ts';
import { BackLink } from '#web/ui/button-link.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { WordAssociation } from '#wire/growth';
import { ActivityEnd } from '../components/activity-end.tsx';
import { AskedWord } from '../components/asked-word.tsx';
import { Climb } from '../components/climb.tsx';
import { wordAssociationQuery } from '../queries.ts';

/** With the last pair goes the reward of the day. */
const whyNot = (error: Error, game: WordAssociation): string => {
  const isForReward = nextOf(game).place === PAIRS_IN_SET - 1 && !game.isRewarded;
  return refusalOr(error, isForReward ? texts.rewardFailed(messageOf(error)) : texts.failed);
};

type Place = Pick<Answer, 'round' | 'place'>;
const isSame = (a: Place, b: Place): boolean => a.round === b.round && a.place === b.place;

/** The server judges; what it said of an answer stands until it was seen, then comes what the server has next. */
const Game = ({ game }: { game: WordAssociation }) => {
  const [judged, setJudged] = useState<(Answer & { isRight: boolean }) | null>(null);
  const [points, setPoints] = useState<number | null>(null);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    prepareSound();
  }, []);
  const answer = useAction({
    run: (wish: Answer) =>
      api('POST /api/student/self-development/word-association/answers', { body: { day: game.day, ...wish } }),
    after: ({ isRight, points: won, ...standing }, wish, client) => {
      client.setQueryData(wordAssociationQuery.queryKey, (before) => before && { ...before, ...standing });
      setJudged({ ...wish, isRight });
      setPoints(won);
      setAgain(false);
    },
    refused: (error) => whyNot(error, game),
    refresh: [wordAssociationQuery.queryKey],
  });
  const next = nextOf(game);
  // Read again after its reply, it is still pending, and no longer what is asked.
  const sent = answer.isPending && isSame(answer.variables, next) ? answer.variables : null;
  const asked = judged ?? sent ?? next;
  const pair = game.pairs[asked.place];
  if (!pair || (isThrough(game) && !judged && !sent && !isAgain))
    return (
      <>
        <Climb correct={game.correct} />
        <ActivityEnd points={points} onAgain={() => setAgain(true)} />
      </>
    );
  return (
    <>
      <Climb correct={isAgain ? 0 : game.correct} />
      {game.isRewarded && !judged && (
        <p className="text-center font-extrabold text-emerald-ink">{texts.rewardedNote}</p>
      )}
      <AskedWord
        key={`${asked.round}-${asked.place}`}
        pair={pair}
        place={asked.place}
        isNext={points !== null || isAgain}
        chosen={(judged ?? sent)?.option ?? null}
        isRight={judged?.isRight ?? null}
        onChoose={(option) => {
          if (!judged && !sent) answer.mutate({ round: asked.round, place: asked.place, option });
        }}
        onSeen={() => setJudged(null)}
      />
    </>
  );
};

export const OwnWordAssociation = () => (
  <div data-immersed className="mx-auto grid min-h-dvh max-w-160 grid-cols-1 content-start gap-4 py-4 lg:pt-8">
    <div className="flex flex-wrap items-center gap-2">
      <h1 className="flex-1 text-xl leading-snug font-black sm:text-3xl">{texts.title}</h1>
      <SoundSwitch className="bg-card shadow-card" />
      <BackLink to="/student/dashboard">{texts.home}</BackLink>
    </div>
    <p className="text-muted max-sm:hidden">{texts.intro}</p>
    <Loaded
      query={useQuery(wordAssociationQuery)}
      skeleton={<Bones look={['h-28 rounded-card!', 'h-40 rounded-card!', 'h-18', 'h-18', 'h-18']} />}
    >
      {(game) => <Game key={game.day} game={game} />}
    </Loaded>
  </div>
);
