import { moneyText } from '#strings/money';
import { formatNumber } from '#strings/plural';
import { questionSheet as texts } from '#strings/questions/sheet';
import { difficultyNames, optionNames, subjectNames } from '#strings/questions/words';
import type { PrintedSheet } from '#wire/questions';

type Printed = PrintedSheet['questions'][number];

const Tick = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 12.500 10 19 21 5" fill="none" stroke="#000" strokeWidth="4" />
  </svg>
);

const Options = ({ question }: { question: Printed }) => (
  <ul className="question-sheet-options">
    {optionNames(question).map((option, place) => (
      <li key={option} className="question-sheet-option">
        <span className="question-sheet-box">{place === question.answer && <Tick />}</span>
        <span className={place === question.answer ? 'question-sheet-right' : undefined}>{option}</span>
        {place === question.answer && <span className="sr-only">{texts.right}</span>}
      </li>
    ))}
  </ul>
);

export const PrintedQuestion = ({ question }: { question: Printed }) => (
  <li className="question-sheet-item">
    <span className="question-sheet-number">{formatNumber(question.number)}</span>
    <div>
      <p className="question-sheet-text">{question.text}</p>
      <p className="question-sheet-facts">
        {subjectNames[question.subject]} · {difficultyNames[question.difficulty]} ·{' '}
        {moneyText('points', question.points)}
      </p>
      <Options question={question} />
      {question.correction && (
        <p className="question-sheet-correction">
          <b>{texts.correction}</b> {question.correction}
        </p>
      )}
    </div>
  </li>
);
