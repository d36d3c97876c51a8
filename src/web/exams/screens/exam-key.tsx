import { answerWord } from '#strings/exams/grading';
import { examKey as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { optionNames } from '#strings/questions/words';
import { surahTitle, verseRange } from '#strings/quran/words';
import type { ExamQuestion } from '#wire/exams/paper';
import { PaperPage } from '../components/paper-page.tsx';
import { PaperText } from '../components/paper-question.tsx';

const answerOf = (question: ExamQuestion): string => {
  const mark = answerWord(question, question.answer + 1);
  return question.type === 'truefalse' ? mark : `${mark}. ${optionNames(question)[question.answer]}`;
};

const verseOf = ({ verse }: ExamQuestion): string =>
  verse ? ` (${surahTitle(verse.surahName)}، ${verseRange(verse.fromAyah, verse.toAyah)})` : '';

const Fact = ({ name, text }: { name: string; text: string | null }) =>
  text && (
    <span>
      <b>{name}</b> <PaperText text={text} />{' '}
    </span>
  );

/** For who grades: the right answers, where they come from and why. */
export const ExamKey = () => (
  <PaperPage kind={`${texts.title} (${texts.staffOnly})`}>
    {({ questions }) => (
      <ol className="exam-key">
        {questions.map((question) => (
          <li key={question.number} className="exam-question">
            <span className="exam-number">{formatNumber(question.number)}</span>
            <div>
              <p className="exam-asked">
                <PaperText text={question.text + verseOf(question)} />
              </p>
              <p>
                <Fact name={texts.answer} text={answerOf(question)} />
                <Fact name={texts.correction} text={question.correction} />
              </p>
              <p>
                <Fact name={texts.explanation} text={question.explanation} />
                <Fact name={texts.source} text={question.source} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    )}
  </PaperPage>
);
