import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type DrillAnswer, WORDS_IN_DRILL } from '#domain/drills/drill';
import { formatLongDay } from '#strings/dates';
import { drillEnd, drillPage as texts } from '#strings/drills/pupil';
import { useAction } from '#web/lib/action.ts';
import { api, isRefusedWith, refusalOr } from '#web/lib/api.ts';
import { Button, lookOf } from '#web/ui/button.tsx';
import { Feast, FeastStar } from '#web/ui/feast.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Drill, DrillWord } from '#wire/drills';
import { DrillCard } from '../components/drill-card.tsx';
import { OwnPlaces } from '../components/own-places.tsx';
import { drillQuery } from '../queries.ts';

const isSame = (a: DrillWord, b: DrillWord): boolean => a.textId === b.textId && a.position === b.position;

/** A word that was marked wrong again is asked again. */
const keyOf = ({ textId, position, reps }: DrillWord): string => `${textId}-${position}-${reps}`;

/** Null where the teacher took the word away meanwhile. */
const send = async ({ word: { textId, position }, answer }: { word: DrillWord; answer: DrillAnswer }) => {
  try {
    return await api('POST /api/student/drill/answers', { body: { textId, position, answer } });
  } catch (error) {
    if (isRefusedWith(error, 'drill_word_not_found')) return null;
    throw error;
  }
};

const Nothing = ({ nextAt }: { nextAt: string | null }) => (
  <EmptyState icon="check" title={texts.none} body={nextAt ? texts.nextAt(formatLongDay(nextAt)) : texts.noneBody} />
);

interface EndProps {
  /** How many words were answered in this round, and what they brought. */
  drilled: number;
  points: number;
  /** What the last answer left. */
  due: number;
  /** Whether another round may be asked for, also of what was marked meanwhile. */
  isMore: boolean;
  isRewardedToday: boolean;
  onAgain: () => void;
}

/** The round is over: what it brought, and what may follow. */
const End = ({ drilled, points, due, isMore, isRewardedToday, onAgain }: EndProps) => {
  const isAll = due === 0;
  const unrewarded = isRewardedToday ? drillEnd.alreadyRewarded : drillEnd.more(due);
  return (
    <section className="mx-auto grid w-full max-w-md justify-items-center gap-4 rounded-card bg-card p-8 text-center shadow-card">
      {isAll && <Feast />}
      {points > 0 ? <MoneyIcon type="points" className="size-28 animate-[pop_500ms_ease-out_both]" /> : <FeastStar />}
      <div role="status">
        <h2 className="text-3xl leading-snug font-black">{isAll ? drillEnd.finished : drillEnd.paused}</h2>
      </div>
      <p className="text-xl font-extrabold text-emerald-ink">{drillEnd.drilled(drilled)}</p>
      <p className="text-lg">{points > 0 ? drillEnd.rewarded(points) : unrewarded}</p>
      {(points > 0 || isRewardedToday) && (
        <Link to="/student/rewards" className={`${lookOf('gold', 'large')} w-full`}>
          {drillEnd.toRewards}
        </Link>
      )}
      {isMore && (
        <Button look={isAll ? 'plain' : 'emerald'} size="large" icon="refresh" className="w-full" onClick={onAgain}>
          {drillEnd.again}
        </Button>
      )}
    </section>
  );
};

/** Word after word. What the teacher marks meanwhile joins at the end; the word on the screen stays until it is answered. */
const Round = ({ drill, onAgain }: { drill: Drill; onAgain: () => void }) => {
  /** By its key, whether it counted: a word that was taken away does not. */
  const [done, setDone] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [asked, setAsked] = useState<DrillWord | null>(null);
  const [last, setLast] = useState({ points: 0, due: 0 });
  const others = drill.words.filter((word) => !done.has(keyOf(word)) && !(asked && isSame(word, asked)));
  const most = Math.min(done.size + 1 + others.length, WORDS_IN_DRILL);
  const [first] = others;
  if (first && !asked && done.size === 0) setAsked(first);
  const answer = useAction({
    run: send,
    refused: (error) => refusalOr(error, texts.failed),
    after: (reply, { word }) => {
      if (reply) setLast(({ points }) => ({ points: points + reply.points, due: reply.due }));
      else {
        toast.good(texts.removed);
        setLast((before) => ({ ...before, due: Math.max(0, before.due - 1) }));
      }
      setDone((before) => new Map([...before, [keyOf(word), reply !== null]]));
      const next = done.size + 1 < WORDS_IN_DRILL ? (first ?? null) : null;
      // The answer to a second press finds the next word on the screen, and leaves it there.
      setAsked((now) => (now && !isSame(now, word) ? now : next));
    },
    refresh: [drillQuery.queryKey],
  });
  const drilled = [...done.values()].filter(Boolean).length;
  if (!asked)
    return drilled === 0 ? (
      <Nothing nextAt={drill.nextAt} />
    ) : (
      <End
        drilled={drilled}
        {...last}
        isMore={others.length > 0}
        isRewardedToday={drill.isRewardedToday}
        onAgain={onAgain}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="grid gap-1.5 font-extrabold">
        {texts.of(done.size + 1, most)}
        <Meter part={done.size} whole={most} className="h-3" />
      </p>
      <DrillCard
        key={keyOf(asked)}
        word={asked}
        isNext={done.size > 0}
        isBusy={answer.isPending}
        onAnswer={(said) => answer.mutate({ word: asked, answer: said })}
      />
    </div>
  );
};

/** What the teacher marked wrong comes back here until it is gone. */
export const OwnDrill = () => {
  usePrefetchQuery(quranFontQuery);
  const [round, setRound] = useState(1);
  return (
    <div className="mx-auto grid max-w-160 gap-5 py-6">
      <div>
        <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
        <p className="text-muted max-sm:hidden">{texts.intro}</p>
      </div>
      <OwnPlaces />
      <Loaded query={useQuery(drillQuery)} skeleton={<Bones look="h-80" />}>
        {(drill) => <Round key={round} drill={drill} onAgain={() => setRound(round + 1)} />}
      </Loaded>
    </div>
  );
};
