import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DRILL_ANSWERS, type DrillAnswer } from '#domain/drills/memory';
import { formatLongDay } from '#strings/dates';
import { drillPage as texts } from '#strings/drills/pupil';
import { useAction } from '#web/lib/action.ts';
import { api, refusalOr } from '#web/lib/api.ts';
import { Button, type Look } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/button-link.tsx';
import { Confetti } from '#web/ui/confetti.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { Drill, DrillWord } from '#wire/drills';
import { HiddenWord, type Shown } from '../components/hidden-word.tsx';
import { drillQuery } from '../queries.ts';

const LOOKS: Readonly<Record<DrillAnswer, Look>> = { again: 'danger', hard: 'plain', good: 'emerald' };

const Card = ({
  word,
  onAnswer,
  isBusy,
}: {
  word: DrillWord;
  onAnswer: (answer: DrillAnswer) => void;
  isBusy: boolean;
}) => {
  const [shown, setShown] = useState<Shown>('hidden');
  return (
    <article className="grid gap-5 rounded-card bg-card p-5 shadow-card sm:p-8">
      <p className="text-center font-extrabold text-emerald-ink">{texts.place(word.title, word.ayah)}</p>
      <HiddenWord word={word} shown={shown} />
      {shown === 'word' ? (
        <fieldset className="grid gap-2 sm:grid-cols-3">
          <legend className="mb-2 text-center font-extrabold">{texts.ask}</legend>
          {DRILL_ANSWERS.map((answer) => (
            <Button key={answer} size="large" look={LOOKS[answer]} disabled={isBusy} onClick={() => onAnswer(answer)}>
              {texts.answers[answer]}
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className="grid gap-2">
          <p className="text-center text-muted">{texts.think}</p>
          <Button look="gold" size="large" onClick={() => setShown('word')}>
            {texts.reveal}
          </Button>
          {shown === 'hidden' && (
            <Button look="plain" onClick={() => setShown('hint')}>
              {texts.hint}
            </Button>
          )}
        </div>
      )}
    </article>
  );
};

interface Ended {
  readonly points: number;
}

const Finished = ({ points }: Ended) => (
  <>
    {points > 0 && <Confetti />}
    <EmptyState icon="star" title={texts.finished} body={points > 0 ? texts.rewarded(points) : texts.alreadyRewarded} />
  </>
);

/** Word after word, as they were when the drill was opened; the server says which are due next time. */
const Round = ({ drill }: { drill: Drill }) => {
  const client = useQueryClient();
  const [words] = useState(drill.words);
  const [at, setAt] = useState(0);
  const [ended, setEnded] = useState<Ended | null>(null);
  const answer = useAction({
    run: ({ textId, position, said }: { textId: number; position: number; said: DrillAnswer }) =>
      api('POST /api/student/drill/answers', { body: { textId, position, answer: said } }),
    refused: (error) => refusalOr(error, texts.failed),
    after: ({ due, points }) => {
      if (due === 0 || at + 1 >= words.length) {
        setEnded({ points });
        void client.invalidateQueries({ queryKey: drillQuery.queryKey });
      } else setAt(at + 1);
    },
  });
  const word = words[at];
  if (ended) return <Finished {...ended} />;
  if (!word)
    return (
      <EmptyState
        icon="check"
        title={texts.none}
        body={drill.nextAt ? texts.nextAt(formatLongDay(drill.nextAt)) : texts.noneBody}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="grid gap-1.5 font-extrabold">
        {texts.of(at + 1, words.length)}
        <Meter part={at} whole={words.length} />
      </p>
      <Card
        key={`${word.textId}-${word.position}`}
        word={word}
        isBusy={answer.isPending}
        onAnswer={(said) => answer.mutate({ textId: word.textId, position: word.position, said })}
      />
    </div>
  );
};

/** What the teacher marked wrong comes back here until it is gone. */
export const OwnDrill = () => (
  <div className="mx-auto grid max-w-160 gap-5 py-6">
    <BackLink look="plain" to="/student/quran">
      {texts.back}
    </BackLink>
    <div>
      <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
      <p className="text-muted">{texts.intro}</p>
    </div>
    <Loaded query={useQuery({ ...drillQuery, staleTime: Number.POSITIVE_INFINITY })} skeleton={<Bones look="h-80" />}>
      {(drill) => <Round drill={drill} />}
    </Loaded>
  </div>
);
