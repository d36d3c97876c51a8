import { useEffect } from 'react';
import { accuracyOf } from '#domain/practice/scoring';
import { tipsFor } from '#domain/practice/tips';
import { clockText } from '#strings/clock';
import { loneNumber, percent } from '#strings/plural';
import { game, kindName, result as texts, tipTexts } from '#strings/practice/pupil';
import { playEnd, playWin } from '#web/lib/sound.ts';
import { SourceVerses } from '#web/quran/components/source-verses.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LateConfetti } from '#web/ui/late.tsx';
import { Said } from '#web/ui/said.tsx';
import type { PracticeResult } from '#wire/practice';
import type { PracticeQuestion } from '#wire/questions';
import type { PlayView } from '../game/player.ts';
import { bestWords } from '../game/words.ts';
import { Lesson, optionText } from './question-card.tsx';

/** What came of a game: as the page counts it, until the server has said what it saved. */
const outcomeOf = ({ state, saving, seconds }: PlayView) => {
  if (saving.kind === 'saved') {
    const { totalQuestions: answered, correctAnswers: correct, ...result } = saving.result;
    return { score: result.score, accuracy: result.accuracy, answered, correct, seconds: result.seconds };
  }
  const { score, answered, correct } = state;
  return { score, accuracy: accuracyOf(correct, answered), answered, correct, seconds };
};
type Outcome = ReturnType<typeof outcomeOf>;

const Detail = ({ name, value }: { name: string; value: string }) => (
  <div className="grid rounded-2xl bg-paper py-2 text-center">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-2xl leading-tight font-black tabular-nums">{value}</dd>
  </div>
);

const SessionDetails = ({ outcome: { answered, correct, seconds } }: { outcome: Outcome }) => (
  <section className="grid gap-2">
    <h3 className="text-lg font-black">{texts.details}</h3>
    <dl className="grid grid-cols-4 gap-2">
      <Detail name={texts.attempted} value={loneNumber(answered)} />
      <Detail name={game.correct} value={loneNumber(correct)} />
      <Detail name={game.wrong} value={loneNumber(answered - correct)} />
      <Detail name={texts.time} value={clockText(seconds)} />
    </dl>
  </section>
);

interface PartProps {
  view: PlayView;
  questions: readonly PracticeQuestion[];
}

/** A false sentence never stands alone. */
const Corrected = ({ question }: { question: PracticeQuestion | undefined }) =>
  question?.correction && (
    <span className="block font-semibold text-correct">
      <Said text={question.correction} />
    </span>
  );

const HARDEST_SHOWN = 5;

/** Those answered wrongly, most attempts first, with what a race left no time to read. */
const HardestQuestions = ({ view: { judged, state }, questions }: PartProps) => {
  const places = [...new Set(judged.filter(({ verdict }) => !verdict.isCorrect).map(({ place }) => place))]
    .toSorted((a, b) => (state.attempts[b] ?? 0) - (state.attempts[a] ?? 0))
    .slice(0, HARDEST_SHOWN);
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-black">{texts.hardest}</h3>
      {places.length === 0 && <p className="text-muted">{texts.hardestNone}</p>}
      {places.map((place) => {
        const question = questions[place];
        if (!question) return null;
        return (
          <details key={place} className="rounded-2xl bg-paper px-4 py-2">
            <summary className="flex items-center gap-3 font-extrabold">
              <span className="flex-1">
                <Said text={question.text} />
                <Corrected question={question} />
              </span>
              <span className="shrink-0 text-sm text-muted">{texts.attempts(state.attempts[place] ?? 0)}</span>
              <Icon name="down" className="size-4 shrink-0 text-muted" />
            </summary>
            <p className="mt-2 flex items-center gap-2 font-extrabold text-correct">
              <Icon name="check" className="size-5 shrink-0" />
              {optionText(question, question.answer)}
            </p>
            <Lesson question={question} />
            <SourceVerses source={question.source} />
          </details>
        );
      })}
    </section>
  );
};

const AttemptHistory = ({ view: { judged }, questions }: PartProps) => (
  <details className="rounded-2xl border-2 border-line px-4 py-2">
    <summary className="text-lg font-black">{texts.history}</summary>
    <ol className="mt-2 grid gap-1">
      {judged.map(({ place, verdict: { isCorrect, attempt } }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same question may come again; its number in the game is what it is
        <li key={index} className="flex items-start gap-3 border-t border-line py-1.5 first:border-0">
          <Icon
            name={isCorrect ? 'check' : 'close'}
            className={`mt-1 size-5 shrink-0 ${isCorrect ? 'text-correct' : 'text-danger'}`}
          />
          <span className="flex-1">
            <span className="sr-only">{isCorrect ? texts.right : texts.notRight}: </span>
            {questions[place]?.text}
            <Corrected question={questions[place]} />
          </span>
          <span className="shrink-0 text-sm text-muted">{texts.attemptNumber(attempt)}</span>
        </li>
      ))}
    </ol>
  </details>
);

const Numbers = ({ outcome: { score, accuracy } }: { outcome: Outcome }) => (
  <dl className="grid grid-cols-2 gap-3 text-center">
    <div className="grid rounded-button bg-coral-soft p-3 text-coral-ink">
      <dt className="font-extrabold">{game.score}</dt>
      <dd className="flex items-center justify-center gap-2 text-5xl leading-tight font-black">
        <Icon name="bolt" className="size-8" />
        <CountUp value={score} />
      </dd>
    </div>
    <div className="grid rounded-button bg-correct-soft p-3 text-correct">
      <dt className="font-extrabold">{texts.accuracy}</dt>
      <dd className="text-center text-5xl leading-tight font-black">
        {accuracy === null ? texts.none : percent(accuracy)}
      </dd>
    </div>
  </dl>
);

/** Why the arena does not have all of it; null where it has. */
const uncountedText = (
  { isOfContest, counts, lateAnswers, uncountedAnswers, leftOut }: PracticeResult,
  isTrial: boolean,
): string | null => {
  if (isTrial) return texts.trial;
  if (leftOut) return texts.tooQuick;
  if (lateAnswers > 0 && uncountedAnswers > 0) return texts.cameTooLate;
  if (!isOfContest) return uncountedAnswers > 0 ? texts.closedMeanwhile : null;
  return counts ? null : texts.doesNotCount;
};

const BestMessage = ({ result, isTrial }: { result: PracticeResult; isTrial: boolean }) => {
  const { title, body, isBest } = bestWords(result);
  const uncounted = uncountedText(result, isTrial);
  return (
    <div className={`rounded-button p-4 text-center ${isBest ? 'bg-gold-soft text-gold-ink' : 'bg-paper'}`}>
      <p className="flex items-center justify-center gap-2 text-xl font-black">
        {isBest && <Icon name="star" className="size-6" />}
        {title}
      </p>
      <p>{body}</p>
      {result.place && (
        <p className="mt-1 font-extrabold">
          {(result.place.isNew ? texts.newPlace : texts.place)(kindName(result), result.place.rank)}
        </p>
      )}
      {uncounted && <p className="mt-1 font-extrabold">{uncounted}</p>}
    </div>
  );
};

const SavingMessage = ({ isHeld, onRetry }: { isHeld: boolean; onRetry: () => void }) => (
  <div
    role="status"
    className="grid justify-items-center gap-2 rounded-button bg-gold-soft p-4 text-center text-gold-ink"
  >
    <p className="text-lg font-black">{isHeld ? texts.unsaved : texts.saving}</p>
    {isHeld && (
      <>
        <p>{texts.unsavedBody}</p>
        <Button look="gold" icon="refresh" onClick={onRetry}>
          {texts.retry}
        </Button>
      </>
    )}
  </div>
);

interface ResultDialogProps {
  view: PlayView;
  questions: readonly PracticeQuestion[];
  /** The teacher's try-out pupil is on no board. */
  isTrial: boolean;
  onRetry: () => void;
  onClose: () => void;
  onAgain: () => void;
}

const SavedPart = ({
  view: { saving, isHeld },
  isTrial,
  onRetry,
}: Pick<ResultDialogProps, 'view' | 'isTrial' | 'onRetry'>) => {
  if (saving.kind === 'saved') return <BestMessage result={saving.result} isTrial={isTrial} />;
  if (saving.kind !== 'refused') return <SavingMessage isHeld={isHeld} onRetry={onRetry} />;
  return <Alert>{`${texts.notSaved}: ${saving.message}`}</Alert>;
};

/** What a child wants next stands before everything there is to read. */
const Onward = ({
  view: { saving, isHeld },
  onClose,
  onAgain,
}: Pick<ResultDialogProps, 'view' | 'onClose' | 'onAgain'>) => {
  if (saving.kind === 'saving' && isHeld)
    return (
      <Button look="gold" size="large" onClick={onClose}>
        {texts.leaveUnsaved}
      </Button>
    );
  return (
    <div className="grid justify-items-center gap-2">
      <Button look="gold" size="large" icon="play" busy={saving.kind === 'saving'} onClick={onAgain} className="w-full">
        {texts.again}
      </Button>
      <Button look="plain" size="small" disabled={saving.kind === 'saving'} onClick={onClose}>
        {texts.another}
      </Button>
    </div>
  );
};

const Tips = ({ view, accuracy }: { view: PlayView; accuracy: number | null }) => (
  <section className="grid gap-1 rounded-button bg-emerald-soft p-4 text-emerald-ink">
    <h3 className="text-lg font-black">{texts.tips}</h3>
    <ul className="grid gap-1">
      {tipsFor(view.game, accuracy).map((tip) => (
        <li key={tip} className="flex gap-2">
          <Icon name="up" className="mt-1 size-5 shrink-0" />
          {tipTexts[tip]}
        </li>
      ))}
    </ul>
  </section>
);

export const ResultDialog = ({ view, questions, isTrial, onRetry, onClose, onAgain }: ResultDialogProps) => {
  const { saving, isHeld } = view;
  const outcome = outcomeOf(view);
  const isSaving = saving.kind === 'saving' && !isHeld;
  const isFeast = saving.kind === 'saved' && saving.result.isPersonalBest && outcome.score > 0;
  useEffect(playEnd, []);
  useEffect(() => {
    if (isFeast) playWin();
  }, [isFeast]);
  return (
    <Dialog wide mustDecide={isSaving} title={texts.title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="-mt-3 font-extrabold text-coral-ink">{kindName(view.game)}</p>
        {outcome.answered === 0 ? (
          <p className="rounded-button bg-paper p-4 text-center text-lg font-extrabold">{texts.noAnswer}</p>
        ) : (
          <>
            <Numbers outcome={outcome} />
            <SavedPart view={view} isTrial={isTrial} onRetry={onRetry} />
          </>
        )}
        <Onward view={view} onClose={onClose} onAgain={onAgain} />
        {outcome.answered > 0 && (
          <>
            <SessionDetails outcome={outcome} />
            <HardestQuestions view={view} questions={questions} />
            <Tips view={view} accuracy={outcome.accuracy} />
            <AttemptHistory view={view} questions={questions} />
          </>
        )}
      </div>
      {isFeast && <LateConfetti />}
    </Dialog>
  );
};
