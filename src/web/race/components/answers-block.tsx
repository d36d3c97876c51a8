import { questionText } from '#strings/questions/text';
import { over as texts } from '#strings/race/pupil';
import { Icon } from '#web/ui/icon.tsx';
import { Bone, Loading, SmallError } from '#web/ui/states.tsx';
import type { AnswerRecord } from '#wire/race/events';
import { type Ended, ownFirst } from '../race-state.ts';

const Row = ({ answer }: { answer: AnswerRecord }) => (
  <li className="flex items-start gap-3 border-t border-line py-2 first:border-0">
    <Icon
      name={answer.isCorrect ? 'check' : 'close'}
      className={`mt-1 size-5 shrink-0 ${answer.isCorrect ? 'text-correct' : 'text-danger'}`}
    />
    <span className="grid min-w-0">
      <span className="leading-snug font-extrabold">{questionText(answer.question)}</span>
      <span className={answer.isCorrect ? 'text-correct' : 'text-danger'}>
        <span className="sr-only">{answer.isCorrect ? texts.right : texts.wrong}: </span>
        {questionText(answer.selectedOption)}
      </span>
      {!answer.isCorrect && <span className="text-correct">{texts.rightIs(questionText(answer.correctAnswer))}</span>}
    </span>
  </li>
);

interface ListProps {
  /** Whose they are; null of one's own, which are seen at once. */
  name: string | null;
  answers: readonly AnswerRecord[] | undefined;
  isLoading: boolean;
}

const List = ({ name, answers, isLoading }: ListProps) => (
  <details open={name === null} className="rounded-2xl bg-paper px-4 py-2">
    <summary className="flex items-center gap-2 text-lg font-black">
      <span className="flex-1">{name === null ? texts.yours : texts.answersOf(name)}</span>
      {answers && (
        <span className="text-base text-muted">
          {texts.rightOf(answers.filter(({ isCorrect }) => isCorrect).length, answers.length)}
        </span>
      )}
      <Icon name="down" className="size-4 shrink-0 text-muted" />
    </summary>
    {answers?.length === 0 && <p className="text-muted">{texts.noAnswers(name === null)}</p>}
    {answers && (
      <ol>
        {answers.map((answer) => (
          <Row key={answer.number} answer={answer} />
        ))}
      </ol>
    )}
    {!answers && isLoading && (
      <Loading>
        <Bone className="my-2 h-24" />
      </Loading>
    )}
  </details>
);

/** Both lists from the server's record, once the race is over. */
export const AnswersBlock = ({ ended, onRetry }: { ended: Ended; onRetry: () => void }) => {
  const { told, details } = ended;
  const isLoading = details.until !== null;
  const isMissing = told.players.some(({ id }) => !details.answers[id]);
  return (
    <section className="grid gap-3 rounded-card bg-card p-5 shadow-card">
      <h2 className="text-xl font-black">{texts.details}</h2>
      {ownFirst(told).map(({ id, name }) => (
        <List key={id} name={id === told.you ? null : name} answers={details.answers[id]} isLoading={isLoading} />
      ))}
      {isMissing && !isLoading && <SmallError text={texts.answersFailed} onRetry={onRetry} />}
    </section>
  );
};
