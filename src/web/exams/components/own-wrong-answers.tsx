import { wrongAnswers as texts } from '#strings/exams/pupil';
import { asRead } from '#strings/questions/text';
import { options, typeNames } from '#strings/questions/words';
import { Lesson, optionText } from '#web/practice/components/question-card.tsx';
import { SourceVerses } from '#web/quran/components/source-verses.tsx';
import { Verse } from '#web/quran/components/verse.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ExamCard, WrongQuestion } from '#wire/exams/pupil';

const LOOKS = { close: 'bg-danger-soft [&_svg]:text-danger', check: 'bg-correct-soft [&_svg]:text-correct' };

const Answer = ({ sign, name, text }: { sign: keyof typeof LOOKS; name: string; text: string }) => (
  <div className={`rounded-2xl px-3 py-1.5 leading-snug ${LOOKS[sign]}`}>
    <dt className="flex items-center gap-2 text-sm">
      <Icon name={sign} className="size-5 shrink-0" />
      {name}
    </dt>
    <dd className="ps-7 font-extrabold">{text}</dd>
  </div>
);

const Wrong = ({ question }: { question: WrongQuestion }) => (
  <li className="grid gap-2.5 rounded-button border border-line p-4">
    <p className="text-sm font-extrabold text-muted">{texts.question(question.number, typeNames[question.type])}</p>
    <p className="text-lg leading-normal font-black">{question.text}</p>
    <Verse verse={question.verse} />
    <dl className="grid gap-2 sm:grid-cols-2">
      <Answer
        sign="close"
        name={options.yours}
        text={question.chosen === null ? texts.leftOut : optionText(question, question.chosen)}
      />
      <Answer sign="check" name={options.right} text={optionText(question, question.answer)} />
    </dl>
    <Lesson question={question} />
    {!question.verse && <SourceVerses source={question.source} />}
  </li>
);

const Perfect = () => (
  <div className="grid justify-items-center gap-2 rounded-button bg-gold-soft p-6 text-center text-gold-ink">
    <Icon name="trophy" className="size-14" />
    <h3 className="text-2xl leading-snug font-black">{texts.perfect}</h3>
    <p>{texts.perfectBody}</p>
  </div>
);

/** What was answered wrongly, what is right, and why; of the newest exam it lies open. */
export const WrongAnswers = ({ wrong, isOpen }: Pick<ExamCard, 'wrong'> & { isOpen: boolean }) =>
  wrong.length === 0 ? (
    <Perfect />
  ) : (
    <details open={isOpen}>
      <summary className="min-h-11 text-lg font-black">{texts.title(wrong.length)}</summary>
      <ul className="mt-1 grid gap-3">
        {wrong.map((question) => (
          <Wrong key={question.number} question={asRead(question)} />
        ))}
      </ul>
    </details>
  );
