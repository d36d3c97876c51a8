import { answerWord } from '#strings/exams/grading';
import { examKey as texts } from '#strings/exams/paper';
import { optionNames } from '#strings/questions/words';
import { surahTitle, verseRange } from '#strings/quran/words';
import type { ExamQuestion } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';
import { Numbered, PaperText } from './paper-questions.tsx';

const answerOf = (question: ExamQuestion): string => {
  const mark = answerWord(question, question.answer + 1);
  return question.type === 'truefalse' ? mark : `${mark}. ${optionNames(question)[question.answer]}`;
};

const verseOf = ({ verse }: ExamQuestion): string =>
  verse ? ` (${surahTitle(verse.surahName)}، ${verseRange(verse.fromAyah, verse.toAyah)})` : '';

const Fact = ({ name, text }: { name: string; text: string | null }) =>
  text && (
    <span className="me-[3mm]">
      <b className="me-[1mm] font-black">{name}</b> <PaperText text={text} />{' '}
    </span>
  );

/** For who grades: the right answers, where they come from and why. */
export const AnswerKey = ({ exam: { questions } }: { exam: WholeExam }) => (
  <ol className="text-[10pt]/[1.35]">
    {questions.map((question) => (
      <Numbered key={question.number} number={question.number}>
        <div>
          <p className="font-bold">
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
      </Numbered>
    ))}
  </ol>
);
