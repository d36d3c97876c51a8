import { feedback as texts } from '#strings/practice/pupil';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { PracticeQuestion } from '#wire/questions';
import type { Judged } from '../game/standing.ts';

/** What is right, why, and where it stands: the part that teaches. */
export const Lesson = ({ question }: { question: PracticeQuestion }) => (
  <div className="grid gap-1 leading-snug">
    {question.correction && (
      <p>
        <span className="font-black">{texts.correction}: </span>
        {question.correction}
      </p>
    )}
    {question.explanation && (
      <p>
        <span className="font-black">{texts.explanation}: </span>
        {question.explanation}
      </p>
    )}
    <p className="text-base text-muted">
      <span className="font-black">{texts.source}: </span>
      {question.source}
    </p>
  </div>
);

interface FeedbackPanelProps {
  question: PracticeQuestion;
  judged: Judged;
  /** Without a clock one may read on; null in a race. */
  reading: { readonly isReading: boolean; readonly onRead: () => void; readonly onNext: () => void } | null;
}

export const FeedbackPanel = ({ question, judged: { verdict }, reading }: FeedbackPanelProps) => (
  <section
    className={`grid gap-2 rounded-button border-3 bg-card px-4 py-2.5 shadow-card ${verdict.isCorrect ? 'border-correct' : 'border-danger'}`}
  >
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={`flex items-center gap-2 text-xl font-black ${verdict.isCorrect ? 'text-correct' : 'text-danger'}`}>
        <Icon name={verdict.isCorrect ? 'check' : 'close'} className="size-6" />
        {verdict.isCorrect ? texts.right : texts.wrong}
        {verdict.change < 0 && <span className="tabular-nums">{texts.minus(-verdict.change)}</span>}
      </p>
      {reading && (
        <Button
          look={reading.isReading ? 'gold' : 'soft'}
          size="small"
          icon={reading.isReading ? 'forward' : 'pause'}
          onClick={reading.isReading ? reading.onNext : reading.onRead}
          className="ms-auto min-h-11!"
        >
          {reading.isReading ? texts.next : texts.hold}
        </Button>
      )}
    </div>
    <Lesson question={question} />
    {reading && !verdict.isCorrect && <p className="font-extrabold text-coral-ink">{texts.comesBack}</p>}
  </section>
);
