import { reviewFlow as texts } from '#strings/questions/staff';
import { optionNames } from '#strings/questions/words';
import { Icon } from '#web/ui/icon.tsx';
import type { PracticeQuestion } from '#wire/questions';

/** All options, the right one marked. */
export const RightAnswer = ({ question }: { question: PracticeQuestion }) => (
  <ul aria-label={texts.answer} className="grid gap-1.5 sm:grid-cols-2">
    {optionNames(question).map((option, place) => (
      <li
        key={option}
        className={`flex items-center gap-2 rounded-2xl border-2 px-3 py-1.5 ${place === question.answer ? 'border-correct bg-correct-soft font-black text-correct' : 'border-line text-muted'}`}
      >
        <span className="grid size-5 shrink-0 place-items-center">
          {place === question.answer && <Icon name="check" className="size-5" />}
        </span>
        {option}
        {place === question.answer && <span className="sr-only">{texts.right}</span>}
      </li>
    ))}
  </ul>
);
