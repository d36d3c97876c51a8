import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type Answer, isThrough, nextOf, OPTIONS_OF_PAIR, PAIRS_IN_SET } from '#domain/growth/word-association';
import { activityEnd, wordAssociation as texts } from '#strings/growth/pupil';
import { useAction } from '#web/lib/action.ts';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { api, messageOf, refusalOr, sayInstead } from '#web/lib/api.ts';
import { playRight, playWrong, prepareSound } from '#web/lib/sound.ts';
import { Button, lookOf } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Feast, FeastStar } from '#web/ui/feast.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { markOf, OptionButtons } from '#web/ui/option-buttons.tsx';
import { SoundSwitch } from '#web/ui/sound-switch.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { WordAssociation } from '#wire/growth';

const wordAssociationQuery = queryOptions({
  queryKey: ['student', 'growth'],
  queryFn: () => api('GET /api/student/self-development/word-association').catch(sayInstead(texts.unchecked)),
});

/** Long enough to see what was right, short enough to stay in the game. */
const SEEN_MS = 1000;

const Praise = ({ onSeen }: { onSeen: () => void }) => {
  const seen = useRef(onSeen);
  useEffect(() => {
    playRight();
    const timer = setTimeout(() => seen.current(), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="mx-auto flex w-fit animate-[pop_300ms_ease-out_both] items-center gap-2 rounded-button bg-correct px-6 py-2 text-xl font-black text-on-correct">
      <Icon name="check" />
      {texts.right}
    </p>
  );
};

const Retry = ({ onSeen }: { onSeen: () => void }) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    playWrong();
    button.current?.focus();
  }, []);
  return (
    <section className="grid animate-[arrive_300ms_ease-out_both] justify-items-center gap-2 rounded-button border-3 border-danger bg-card px-4 py-3 text-center shadow-card">
      <p className="text-xl font-black text-danger">{texts.wrong}</p>
      <p>{texts.wrongBody}</p>
      <Button ref={button} look="gold" icon="refresh" onClick={onSeen}>
        {texts.retry}
      </Button>
    </section>
  );
};

interface AskedWordProps {
  pair: WordAssociation['pairs'][number];
  place: number;
  /** Not the first on this page: the keyboard goes on with it. */
  isNext: boolean;
  chosen: number | null;
  /** Null until the server has said so. */
  isRight: boolean | null;
  onChoose: (option: number) => void;
  onSeen: () => void;
}

const AskedWord = ({ pair, place, isNext, chosen, isRight, onChoose, onSeen }: AskedWordProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNext) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isNext]);
  useAnswerKeys({
    onDigit: (digit) => {
      if (digit <= OPTIONS_OF_PAIR) onChoose(digit - 1);
    },
  });
  const right = isRight ? chosen : null;
  const options = pair.options.map((text, id) => ({
    id,
    text,
    mark: isRight === false && id === chosen ? ('wrong' as const) : markOf(id, chosen, right),
  }));
  return (
    <>
      <div className="grid animate-[arrive_300ms_ease-out_both] gap-1 rounded-card bg-card px-4 py-5 text-center shadow-card sm:py-8">
        <p className="font-extrabold text-coral-ink">{texts.of(place + 1, PAIRS_IN_SET)}</p>
        <h2 ref={heading} tabIndex={-1} className="text-4xl leading-normal font-black outline-none">
          {pair.word}
        </h2>
        <p className="text-muted">{texts.ask}</p>
      </div>
      <div className="[&>ul]:grid-cols-1">
        <OptionButtons options={options} onChoose={onChoose} />
      </div>
      <div aria-live="polite">
        {isRight === true && <Praise onSeen={onSeen} />}
        {isRight === false && <Retry onSeen={onSeen} />}
      </div>
    </>
  );
};

interface ActivityEndProps {
  /** What the round brought that was played to its end here; null where it was over when the page came. */
  points: number | null;
  onAgain: () => void;
}

/** The flag is reached: what it brought, and what may follow. */
const ActivityEnd = ({ points, onAgain }: ActivityEndProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFresh = points !== null;
  useEffect(() => {
    if (!isFresh) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isFresh]);
  return (
    <section className="grid justify-items-center gap-4 rounded-card bg-card p-6 text-center shadow-card sm:p-8">
      {isFresh && <Feast />}
      {points ? <MoneyIcon type="points" className="size-24 animate-[pop_500ms_ease-out_both]" /> : <FeastStar />}
      <h2 ref={heading} tabIndex={-1} className="text-3xl leading-snug font-black outline-none">
        {activityEnd.finished}
      </h2>
      <p className="text-xl font-extrabold text-emerald-ink">
        {points ? activityEnd.rewarded(points) : activityEnd.already}
      </p>
      <p>{activityEnd.tomorrow}</p>
      <Link to="/student/rewards" className={`${lookOf('gold', 'large')} w-full max-w-sm`}>
        {activityEnd.toRewards}
      </Link>
      <Button look="plain" size="large" icon="refresh" className="w-full max-w-sm" onClick={onAgain}>
        {activityEnd.again}
      </Button>
      <p className="text-muted">{activityEnd.againNote}</p>
    </section>
  );
};

const STEPS = Array.from({ length: PAIRS_IN_SET }, (_, step) => step + 1);
const heightOf = (step: number): string => `${0.75 + step * 0.7}rem`;

/** A stair of five steps to the flag. The star stands where the pupil has come to, and goes back with a wrong answer. */
const Climb = ({ correct }: { correct: number }) => (
  <div
    role="img"
    aria-label={texts.steps(correct, PAIRS_IN_SET)}
    className="relative flex h-28 items-end gap-1 overflow-hidden rounded-card bg-linear-to-b from-(--peak-top) to-(--peak-bottom) px-4 pt-3"
  >
    <span className="flex-1" />
    {STEPS.map((step) => (
      <span
        key={step}
        style={{ blockSize: heightOf(step) }}
        className={`relative flex-1 rounded-t-xl transition-colors duration-500 ${step <= correct ? 'bg-gold' : 'bg-white/25'}`}
      >
        {step === PAIRS_IN_SET && (
          <svg viewBox="0 0 24 32" className="absolute -end-2 bottom-full h-10" aria-hidden="true" focusable="false">
            <path d="M12 32V2" stroke="white" strokeWidth="3" strokeLinecap="round" />
            <path d="M12 2 0 7l12 5Z" fill="#f2c34b" />
          </svg>
        )}
      </span>
    ))}
    <span className="absolute inset-x-4 inset-y-0">
      <span
        style={{
          insetInlineStart: `${(100 / (PAIRS_IN_SET + 1)) * correct}%`,
          insetBlockEnd: correct === 0 ? '0' : heightOf(correct),
          inlineSize: `${100 / (PAIRS_IN_SET + 1)}%`,
        }}
        className="absolute grid place-items-center transition-all duration-500"
      >
        <span
          key={correct}
          className="grid size-9 animate-[hop_500ms_ease-out] place-items-center rounded-full bg-white text-[#7a5200] shadow-card"
        >
          <Icon name="star" className="size-6 fill-gold" />
        </span>
      </span>
    </span>
  </div>
);

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
  useEffect(() => void prepareSound(), []);
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
