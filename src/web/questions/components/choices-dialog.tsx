import { choicesDialog as texts } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Said } from '#web/ui/said.tsx';
import type { ListedQuestion } from '#wire/questions';
import { type Choice, choicesOf } from '../choices.ts';

const Chosen = ({ choice: { option, times, isRight, isOffered }, of }: { choice: Choice; of: number }) => (
  <li className="grid gap-1 rounded-2xl border-2 border-line px-3 py-2">
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="min-w-0 font-extrabold">
        <Said text={questionText(option)} />
      </span>
      {isRight && <Badge tone="good">{texts.right}</Badge>}
      {!isOffered && <Badge tone="plain">{texts.former}</Badge>}
      <span className="ms-auto text-sm text-muted">{texts.times(times)}</span>
    </span>
    <Meter part={times} whole={of} fill={isRight ? 'bg-emerald' : 'bg-coral'} />
  </li>
);

/** What pupils answered to a question: where many chose the same wrong option, that is what to teach again. */
export const ChoicesDialog = ({ question, onClose }: { question: ListedQuestion; onClose: () => void }) => (
  <Dialog title={texts.title(question.number)} onClose={onClose}>
    <div className="grid gap-4">
      <p className="text-lg leading-snug font-black">
        <Said text={questionText(question.text)} />
      </p>
      {question.attempts === 0 ? (
        <p className="text-muted">{texts.nobody}</p>
      ) : (
        <>
          <ul aria-label={texts.options} className="grid gap-2">
            {choicesOf(question).map((choice) => (
              <Chosen key={`${choice.option} ${choice.isOffered}`} choice={choice} of={question.attempts} />
            ))}
          </ul>
          <p className="text-sm text-muted">{texts.together}</p>
        </>
      )}
    </div>
  </Dialog>
);
