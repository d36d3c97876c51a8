import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { QuestionUse } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { formatNumber } from '#strings/plural';
import { reviewFlow as texts } from '#strings/questions/staff';
import { asRead } from '#strings/questions/text';
import { difficultyNames, optionNames, subjectNames, typeNames, useNames } from '#strings/questions/words';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Said } from '#web/ui/said.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { AdminQuestion, PracticeQuestion } from '#wire/questions';
import { useReviewQuestion } from '../mutations.ts';
import { unreviewedQuery } from '../queries.ts';

/** All options, the right one marked. */
const RightAnswer = ({ question }: { question: PracticeQuestion }) => (
  <ul aria-label={texts.answer} className="grid gap-1.5 sm:grid-cols-2">
    {optionNames(question).map((option, place) => (
      <li
        key={option}
        className={`flex items-center gap-2 rounded-2xl border-2 px-3 py-1.5 ${place === question.answer ? 'border-correct bg-correct-soft font-black text-correct' : 'border-line text-muted'}`}
      >
        <span className="grid size-5 shrink-0 place-items-center">
          {place === question.answer && <Icon name="check" className="size-5" />}
        </span>
        <Said text={option} />
        {place === question.answer && <span className="sr-only">{texts.right}</span>}
      </li>
    ))}
  </ul>
);

const Fact = ({ name, children }: { name: string; children: string | null }) =>
  children && (
    <div className="grid gap-0.5">
      <dt className="text-sm font-extrabold text-muted">{name}</dt>
      <dd>
        <Said text={children} />
      </dd>
    </div>
  );

const Shown = ({ question }: { question: AdminQuestion }) => (
  <article className="grid gap-4">
    <div className="flex flex-wrap items-center gap-1.5">
      <Badge tone="plain">{subjectNames[question.subject]}</Badge>
      <Badge tone="plain">{question.use === 'race' ? useNames.race : typeNames[question.type]}</Badge>
      <Badge tone="plain">{difficultyNames[question.difficulty]}</Badge>
    </div>
    <h3 className="flex gap-3 text-xl leading-snug font-black">
      <span className="text-muted">{formatNumber(question.number)}</span>
      <Said text={question.text} />
    </h3>
    <RightAnswer question={question} />
    <dl className="grid gap-2">
      <Fact name={texts.correction}>{question.correction}</Fact>
      <Fact name={texts.explanation}>{question.explanation ?? texts.noExplanation}</Fact>
      <Fact name={texts.source}>{question.source}</Fact>
    </dl>
  </article>
);

/** The page runs from right to left, so the left arrow goes on. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

interface FlowProps {
  question: AdminQuestion;
  place: string;
  onReviewed: () => void;
  onMove: (by: number) => void;
  onEdit: () => void;
}

const Flow = ({ question, place, onReviewed, onMove, onEdit }: FlowProps) => {
  const review = useReviewQuestion();
  const confirm = useRef<HTMLButtonElement>(null);
  // A busy button loses the focus; whoever presses Enter again and again means the next one.
  useEffect(() => {
    if (!review.isPending) confirm.current?.focus();
  }, [review.isPending]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step) onMove(step);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move among what the buttons below move among
    <div className="grid gap-5" onKeyDown={onKeyDown}>
      <p className="flex flex-wrap justify-between gap-2 font-extrabold text-muted">
        <span role="status">{place}</span>
        <span className="text-sm max-sm:hidden">{texts.keys}</span>
      </p>
      <Shown question={asRead(question)} />
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-2 border-t border-line bg-card px-6 py-3">
        <Button
          ref={confirm}
          look="gold"
          icon="check"
          busy={review.isPending}
          onClick={() => review.mutate({ question, isReviewed: true }, { onSettled: onReviewed })}
        >
          {texts.confirm}
        </Button>
        {/* The one that is being reviewed leaves: an edit is meant of what takes its place. */}
        <Button look="soft" icon="edit" disabled={review.isPending} onClick={onEdit}>
          {texts.edit}
        </Button>
        <span className="ms-auto flex gap-2">
          <Button look="plain" onClick={() => onMove(-1)}>
            {texts.back}
          </Button>
          <Button look="plain" onClick={() => onMove(1)}>
            {texts.skip}
          </Button>
        </span>
      </div>
    </div>
  );
};

interface ReviewDialogProps {
  grade: Grade;
  /** Without it, all. */
  use: QuestionUse | undefined;
  /** The place to begin at. */
  from: number;
  onEdit: (question: AdminQuestion, at: number) => void;
  onClose: () => void;
}

/** One question after the other that no teacher has reviewed yet. What is reviewed leaves the list, and the next takes its place. */
export const ReviewDialog = ({ grade, use, from, onEdit, onClose }: ReviewDialogProps) => {
  const query = useQuery(unreviewedQuery(grade, use));
  const [place, setPlace] = useState(from);
  /** Stays when a colleague was faster: no other question takes its place under the finger. */
  const [read, setRead] = useState<AdminQuestion | null>(null);
  const count = query.data?.questions.length ?? 0;
  const at = Math.min(place, Math.max(0, count - 1));
  const next = query.data?.questions[at];
  // What an edit of one's own made of it is on its way when the dialog comes back.
  if (!read && next && !query.isFetching) setRead(next);
  const question = read ?? next;
  const goTo = (to: number) => {
    setPlace(to);
    setRead(null);
  };
  return (
    <Dialog title={texts.title} onClose={onClose} wide>
      <Loaded query={query} skeleton={<Bones layout="grid gap-4" look={['h-7 w-56', 'h-16', 'h-40']} />}>
        {() =>
          question && count > 0 ? (
            <Flow
              question={question}
              place={texts.place(at + 1, count)}
              // Unless somebody went on to another meanwhile.
              onReviewed={() => setRead((now) => (now?.id === question.id ? null : now))}
              onMove={(by) => goTo((at + by + count) % count)}
              onEdit={() => onEdit(question, at)}
            />
          ) : (
            <div className="grid justify-items-center gap-3 py-4 text-center">
              <h3 className="text-xl font-black">{texts.done}</h3>
              <p className="text-muted">{texts.doneBody}</p>
              <Button look="gold" onClick={onClose}>
                {texts.close}
              </Button>
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
};
