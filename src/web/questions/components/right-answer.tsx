import { FALSE_PLACE, TRUE_PLACE } from '#domain/practice/questions';
import { reviewFlow as texts } from '#strings/admin-questions';
import { sideNames } from '#strings/question-words';
import { Icon } from '#web/ui/icon.tsx';
import type { PracticeQuestion } from '#wire/questions';

const SIDES = [sideNames[TRUE_PLACE], sideNames[FALSE_PLACE]];

/** All options, the right one marked. */
export const RightAnswer = ({ question: { type, options, answer } }: { question: PracticeQuestion }) => (
  <ul aria-label={texts.answer} className="grid gap-1.5 sm:grid-cols-2">
    {(type === 'truefalse' ? SIDES : options).map((option, place) => (
      <li
        key={option}
        className={`flex items-center gap-2 rounded-2xl border-2 px-3 py-1.5 ${place === answer ? 'border-correct bg-correct-soft font-black text-correct' : 'border-line text-muted'}`}
      >
        <span className="grid size-5 shrink-0 place-items-center">
          {place === answer && <Icon name="check" className="size-5" />}
        </span>
        {option}
        {place === answer && <span className="sr-only">{texts.right}</span>}
      </li>
    ))}
  </ul>
);
