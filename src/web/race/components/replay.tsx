import { replay as texts } from '#strings/race/history';
import { SourceVerses } from '#web/quran/components/source-verses.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Said } from '#web/ui/said.tsx';
import { Bones } from '#web/ui/states.tsx';
import type { RaceAnswer, RaceReplay } from '#wire/race/history';
import { type Line, linesOf } from '../replay.ts';
import { ReplayStage, useStage } from './replay-stage.tsx';

/** The word says whether it was right; the colour only helps the eye. */
const Verdict = ({ isRight }: { isRight: boolean }) => (
  <span
    className={`inline-grid size-7 shrink-0 place-items-center rounded-lg ${isRight ? 'bg-correct text-on-correct' : 'bg-danger-soft text-danger'}`}
  >
    <Icon name={isRight ? 'check' : 'close'} className="size-4" />
    <span className="sr-only">{isRight ? texts.isRight : texts.isWrong}</span>
  </span>
);

const Given = ({ question, answer }: Pick<Line, 'question'> & { answer: RaceAnswer | undefined }) =>
  answer ? (
    <>
      <Verdict isRight={answer.isCorrect} />
      <Said text={question.options[answer.selectedOption] ?? ''} />
    </>
  ) : (
    <span className="text-muted">{texts.notReached}</span>
  );

interface ReplayQuestionsProps {
  race: RaceReplay;
  /** The number of the question that was answered last. */
  current: number | undefined;
  onJump: (ms: number) => void;
}

const ReplayQuestion = ({ race, current, onJump, line }: ReplayQuestionsProps & { line: Line }) => {
  const { number, question, given } = line;
  const first = Math.min(...given.flatMap((answer) => (answer ? [answer.at] : [])));
  return (
    <li
      aria-current={number === current ? 'step' : undefined}
      className="grid gap-3 rounded-card border-2 border-transparent bg-card p-4 shadow-card transition-colors aria-[current]:border-coral"
    >
      <div className="flex items-start gap-3">
        <button
          type="button"
          title={texts.jump}
          onClick={() => onJump(first)}
          className="min-h-9 shrink-0 rounded-full bg-coral-soft px-4 text-sm font-extrabold text-coral-ink hover:brightness-97"
        >
          {texts.question(number)}
        </button>
        <h3 className="min-w-0 flex-1 self-center text-lg leading-snug font-black">
          <Said text={question.text} />
        </h3>
      </div>
      <dl className="grid gap-2 sm:grid-cols-2">
        {[...race.players.entries()].map(([side, { name, isYou }]) => (
          <div key={side} className="grid content-start gap-1 rounded-2xl bg-paper px-3 py-2">
            <dt className={`text-sm font-extrabold ${isYou ? 'text-coral-ink' : 'text-emerald-ink'}`}>
              {texts.answerOf(name, isYou)}
            </dt>
            <dd className="flex items-center gap-2 leading-snug">
              <Given question={question} answer={given[side]} />
            </dd>
          </div>
        ))}
        <div className="rounded-2xl bg-correct-soft px-3 py-2 sm:col-span-2">
          <dt className="text-sm font-extrabold text-correct">{texts.right}</dt>
          <dd className="font-extrabold">
            <Said text={question.options[question.correctAnswer] ?? ''} />
          </dd>
        </div>
      </dl>
      <p className="leading-snug">
        {question.explanation && <Said text={question.explanation} />}
        <span className="block text-sm text-muted">
          {texts.source}: {question.source}
        </span>
      </p>
      <SourceVerses source={question.source} />
    </li>
  );
};

const ReplayQuestions = (props: ReplayQuestionsProps) => (
  <section className="grid grid-cols-1 gap-3 rounded-card lg:bg-paper lg:pt-3">
    <h2 className="text-2xl font-black lg:px-2">{texts.questions}</h2>
    <ol className="grid grid-cols-1 gap-3">
      {linesOf(props.race).map((line) => (
        <ReplayQuestion key={line.number} {...props} line={line} />
      ))}
    </ol>
  </section>
);

const SIDE_BY_SIDE = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-[6fr_5fr]';

/** The race played again, with its questions beside it. */
export const Replay = ({ race }: { race: RaceReplay }) => {
  const stage = useStage(race);
  return (
    <div className={SIDE_BY_SIDE}>
      <ReplayStage stage={stage} />
      <ReplayQuestions race={race} current={stage.last?.number} onJump={stage.clock.seek} />
    </div>
  );
};

export const replaySkeleton = (
  <div className={SIDE_BY_SIDE}>
    <Bones
      layout="grid gap-4"
      look={['h-40 rounded-card! sm:h-56 lg:h-80', 'h-9 rounded-card! lg:h-14', 'h-32 rounded-card!']}
    />
    <Bones look="h-64 rounded-card!" times={2} />
  </div>
);
