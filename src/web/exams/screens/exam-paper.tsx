import { LETTERS } from '#domain/exams/answers';
import { EXAM_SCORE_MAX, PART_SIZES, POINTS_EACH } from '#domain/exams/paper';
import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { examPaper as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import type { ExamQuestion } from '#wire/exams/paper';
import type { WholeExam } from '#wire/exams/staff';
import { PaperLine, PaperPage } from '../components/paper-page.tsx';
import { PaperAsked, PaperText } from '../components/paper-question.tsx';

const ScoreBox = ({ max, className = '' }: { max: number; className?: string }) => (
  <span role="img" aria-label={`${texts.score}: ${texts.marks(max)}`} className={`exam-score ${className}`}>
    <span />
    <span>{formatNumber(max)}</span>
  </span>
);

const Lettered = ({ options }: { options: readonly string[] }) =>
  options.map((option, place) => (
    <li key={option} className="exam-option">
      <b>{LETTERS[place]}</b>
      <span>
        <PaperText text={option} />
      </span>
    </li>
  ));

/** A choice of short words stands in one line, of longer ones in two columns. */
const isShort = (options: readonly string[]): boolean => options.join('').length < 60;

const Question = ({ question }: { question: ExamQuestion }) => (
  <li className="exam-question">
    <span className="exam-number">{formatNumber(question.number)}</span>
    <div>
      <PaperAsked question={question} />
      {question.type === 'choice' && (
        <ul className="exam-options" data-short={isShort(question.options) || undefined}>
          <Lettered options={question.options} />
        </ul>
      )}
    </div>
    {question.type !== 'choice' && <span className="exam-blank" />}
  </li>
);

const Part = ({ type, exam }: { type: QuestionType; exam: WholeExam }) => {
  const list = (
    <ol className="grid grid-cols-1 content-start">
      {exam.questions
        .filter((question) => question.type === type)
        .map((question) => (
          <Question key={question.number} question={question} />
        ))}
    </ol>
  );
  const marks = PART_SIZES[type] * POINTS_EACH;
  return (
    <section>
      <h3 className="exam-part">
        <span>
          {texts.parts[type]}: {texts.tasks[type]} ({texts.marks(marks)})
        </span>
        <ScoreBox max={marks} />
      </h3>
      {type === 'matching' ? (
        <div className="exam-columns">
          <div>
            <h4>{texts.first}</h4>
            {list}
          </div>
          <div>
            <h4>{texts.second}</h4>
            <ul>
              <Lettered options={exam.matchingOptions} />
            </ul>
          </div>
        </div>
      ) : (
        list
      )}
    </section>
  );
};

/** What the pupils are given: questions, and nothing that answers them. */
export const ExamPaper = () => (
  <PaperPage>
    {(exam) => (
      <>
        <p className="exam-lines">
          <PaperLine name={texts.name} basis="60%" />
          <PaperLine name={texts.room} basis="15%" />
          <ScoreBox max={EXAM_SCORE_MAX} className="exam-total" />
        </p>
        {QUESTION_TYPES.map((type) => (
          <Part key={type} type={type} exam={exam} />
        ))}
        <p className="exam-foot">{texts.foot}</p>
      </>
    )}
  </PaperPage>
);
