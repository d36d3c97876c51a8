import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useEffect, useRef, useState } from 'react';
import { DRILL_ANSWERS, type DrillAnswer, WORDS_IN_DRILL } from '#domain/drills/drill';
import { piecesOf } from '#domain/quran/words';
import { formatLongDay } from '#strings/dates';
import { drillEnd, hearYourself, drillPage as texts } from '#strings/drills/pupil';
import { formatNumber } from '#strings/plural';
import { useAction } from '#web/lib/action.ts';
import { useAnswerKeys } from '#web/lib/answer-keys.ts';
import { api, isRefusedWith, refusalOr } from '#web/lib/api.ts';
import { useRecorder } from '#web/lib/recorder.ts';
import { Button, type Look, lookOf } from '#web/ui/button.tsx';
import { Feast, FeastStar } from '#web/ui/feast.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MoneyIcon } from '#web/ui/money.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { QuranWords } from '#web/ui/quran/passage.tsx';
import { RecordButton } from '#web/ui/record-button.tsx';
import { FilePlayer } from '#web/ui/sound-player.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Drill, DrillWord } from '#wire/drills';
import { OwnPlaces } from '../components/own-places.tsx';
import { drillQuery } from '../queries.ts';

type Shown = 'hidden' | 'hint' | 'word';

const FIRST_LETTER = /^\P{L}*\p{L}\p{M}*/u;
const firstLetter = (piece: string): string => FIRST_LETTER.exec(piece)?.[0] ?? '';

/** Where the word stands: nothing, its first letter, or the word. It keeps its room, so that no line moves when it appears. */
const Asked = ({ piece, shown }: { piece: string; shown: Shown }) =>
  shown === 'word' ? (
    <mark className="rounded-xl bg-gold-soft text-gold-ink">{piece}</mark>
  ) : (
    <span
      role="img"
      aria-label={shown === 'hint' ? texts.hinted(firstLetter(piece)) : texts.hidden}
      className="relative inline-block rounded-xl bg-gold-soft shadow-[inset_0_-3px_0_var(--gold)]"
    >
      <span className="invisible">{piece}</span>
      {shown === 'hint' && <span className="absolute inset-y-0 start-1.5 text-gold-ink">{firstLetter(piece)}</span>}
    </span>
  );

/** The verse of a word, with a gap where the word stands. */
const HiddenWord = ({ word: { verse, wordInVerse }, shown }: { word: DrillWord; shown: Shown }) => (
  <QuranWords className="text-center [--quran-size:1.9rem]">
    {[...piecesOf(verse).entries()].map(([place, piece]) => (
      <Fragment key={place}>
        {place > 0 && ' '}
        {place === wordInVerse ? <Asked piece={piece} shown={shown} /> : <span className="quran-piece">{piece}</span>}
      </Fragment>
    ))}
  </QuranWords>
);

const MAX_SECONDS = 20;

/** Said aloud, and heard again beside the revealed word. It never leaves the page. */
const HearYourself = () => {
  const [take, setTake] = useState<File | null>(null);
  const recorder = useRecorder(MAX_SECONDS, setTake);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <RecordButton label={hearYourself.record} recorder={recorder} />
      {recorder.problem && <p role="alert">{recorder.problem}</p>}
      {take && <FilePlayer file={take} label={hearYourself.listen} />}
      <p className="text-sm text-muted">{hearYourself.note}</p>
    </div>
  );
};

const LOOKS: Readonly<Record<DrillAnswer, Look>> = { again: 'danger', hard: 'plain', good: 'emerald' };

interface DrillCardProps {
  word: DrillWord;
  /** Not the first: the keyboard goes on with it. */
  isNext: boolean;
  isBusy: boolean;
  onAnswer: (answer: DrillAnswer) => void;
}

/** One word: think, say it, look at its first letter, reveal it, and judge yourself. */
const DrillCard = ({ word, isNext, isBusy, onAnswer }: DrillCardProps) => {
  const [shown, setShown] = useState<Shown>('hidden');
  const answers = useRef<HTMLFieldSetElement>(null);
  const reveal = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) reveal.current?.focus({ preventScroll: true });
  }, [isNext]);
  useEffect(() => {
    if (shown === 'word') answers.current?.focus({ preventScroll: true });
  }, [shown]);
  useAnswerKeys({
    onDigit: (digit) => {
      const answer = DRILL_ANSWERS[digit - 1];
      if (shown === 'word' && answer && !isBusy) onAnswer(answer);
    },
  });
  return (
    <article className="grid gap-5 rounded-card bg-card p-5 shadow-card sm:p-8">
      <p className="text-center font-extrabold text-emerald-ink">{texts.place(word.title, word.ayah)}</p>
      <HiddenWord word={word} shown={shown} />
      {shown === 'word' ? (
        <fieldset ref={answers} tabIndex={-1} className="grid grid-cols-3 gap-2 outline-none sm:gap-3">
          <legend className="mb-2 w-full text-center font-extrabold">{texts.ask}</legend>
          {DRILL_ANSWERS.map((answer, at) => (
            <Button
              key={answer}
              size="large"
              look={LOOKS[answer]}
              disabled={isBusy}
              className="px-2! max-sm:text-lg"
              onClick={() => onAnswer(answer)}
            >
              {texts.answers[answer]}
              <span aria-hidden="true" className="text-sm max-lg:hidden">
                {formatNumber(at + 1)}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className="grid gap-3">
          <p className="text-center text-muted">{texts.think}</p>
          <Button ref={reveal} look="gold" size="large" icon="eye" onClick={() => setShown('word')}>
            {texts.reveal}
          </Button>
          <Button look="plain" disabled={shown === 'hint'} onClick={() => setShown('hint')}>
            {texts.hint}
          </Button>
        </div>
      )}
      <HearYourself />
    </article>
  );
};

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
  const comes = drill.nextAt ? texts.nextAt(formatLongDay(drill.nextAt)) : texts.noneBody;
  if (!asked)
    return drilled === 0 ? (
      <EmptyState icon="check" title={texts.none} body={comes} />
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
