import { accuracyOf } from '#domain/practice/scoring';
import { clockText } from '#strings/clock';
import { loneNumber } from '#strings/plural';
import { game, result as texts } from '#strings/practice/pupil';
import { SourceVerses } from '#web/quran/components/source-verses.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Said } from '#web/ui/said.tsx';
import type { PracticeQuestion } from '#wire/questions';
import type { PlayView } from '../game/player.ts';
import { Lesson, optionText } from './question-card.tsx';

/** What came of a game: as the page counts it, until the server has said what it saved. */
export const outcomeOf = ({ state, saving, seconds }: PlayView) => {
  if (saving.kind === 'saved') {
    const { totalQuestions: answered, correctAnswers: correct, ...result } = saving.result;
    return { score: result.score, accuracy: result.accuracy, answered, correct, seconds: result.seconds };
  }
  const { score, answered, correct } = state;
  return { score, accuracy: accuracyOf(correct, answered), answered, correct, seconds };
};
export type Outcome = ReturnType<typeof outcomeOf>;

const Detail = ({ name, value }: { name: string; value: string }) => (
  <div className="grid rounded-2xl bg-paper py-2 text-center">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="text-2xl leading-tight font-black tabular-nums">{value}</dd>
  </div>
);

export const SessionDetails = ({ outcome: { answered, correct, seconds } }: { outcome: Outcome }) => (
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
export const HardestQuestions = ({ view: { judged, state }, questions }: PartProps) => {
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

export const AttemptHistory = ({ view: { judged }, questions }: PartProps) => (
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
