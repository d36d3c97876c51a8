import { LETTERS } from '#domain/exams/answers';
import { QUESTION_TYPES } from '#domain/questions/kinds';
import { examPaper, answerSheet as texts } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { typeNames } from '#strings/questions/words';
import type { ExamQuestion } from '#wire/exams/paper';
import { PaperLine, PaperPage } from '../components/paper-page.tsx';

const lettersOf = ({ type, options }: ExamQuestion): readonly string[] =>
  type === 'truefalse' ? texts.sides : LETTERS.slice(0, options.length);

/** A circle for each answer, to be filled with a pencil. */
export const AnswerSheet = () => (
  <PaperPage kind={texts.title}>
    {({ questions }) => (
      <>
        <p className="exam-lines">
          <PaperLine name={examPaper.name} basis="100%" />
          <PaperLine name={examPaper.number} basis="40%" />
          <PaperLine name={examPaper.room} basis="30%" />
        </p>
        <p className="exam-how">{texts.how}</p>
        <div className="exam-bubbles">
          {QUESTION_TYPES.map((type) => (
            <section key={type}>
              <h3>{typeNames[type]}</h3>
              <ol>
                {questions
                  .filter((question) => question.type === type)
                  .map((question) => (
                    <li key={question.number}>
                      <b>{formatNumber(question.number)}</b>
                      {lettersOf(question).map((letter) => (
                        <span key={letter} className="exam-bubble">
                          {letter}
                        </span>
                      ))}
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
      </>
    )}
  </PaperPage>
);
