import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuestionType } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { bankPicker as texts } from '#strings/questions/staff';
import { asRead } from '#strings/questions/text';
import { difficultyNames, optionNames, subjectNames, typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Said } from '#web/ui/said.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { AdminQuestion } from '#wire/questions';
import { questionsQuery } from '../queries.ts';

interface ShownProps {
  question: AdminQuestion;
  isTaken: boolean;
  isFull: boolean;
  onTake: () => void;
}

const Shown = ({ question, isTaken, isFull, onTake }: ShownProps) => {
  const read = asRead(question);
  const word = isTaken ? texts.taken : texts.take;
  const about = [
    subjectNames[read.subject],
    difficultyNames[read.difficulty],
    texts.answer(optionNames(read)[read.answer] ?? ''),
  ];
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="leading-snug font-extrabold">
          <Said text={read.text} />
        </span>
        <span className="text-sm text-muted">{texts.about(about)}</span>
      </span>
      {/* It stays where it was pressed, and the focus with it. */}
      <Button
        look={isTaken ? 'soft' : 'emerald'}
        aria-label={listWords.named(word, texts.numbered(read.number))}
        aria-disabled={isTaken || isFull}
        onClick={() => isTaken || onTake()}
      >
        {word}
      </Button>
    </li>
  );
};

interface BankPickerProps {
  grade: Grade;
  type: QuestionType;
  /** How many more there is room for. */
  left: number;
  isTaken: (question: AdminQuestion) => boolean;
  /** What is to be known before one of these is taken. */
  warningOf: (matchingOptions: readonly string[]) => string | null;
  onTake: (question: AdminQuestion) => void;
  onClose: () => void;
}

/** A grade's bank, from which questions of one kind are taken elsewhere. */
export const BankPicker = ({ grade, type, left, isTaken, warningOf, onTake, onClose }: BankPickerProps) => {
  const [search, setSearch] = useState('');
  const query = useQuery(questionsQuery({ grade, search, type, use: 'practice' }));
  return (
    <Dialog wide title={texts.title(typeNames[type])} onClose={onClose}>
      <div className="grid gap-3">
        <p role="status" className="font-extrabold">
          {texts.left(left)}
        </p>
        <Loaded query={query} skeleton={<Bones look="h-14" times={6} />}>
          {({ questions, matchingOptions }) => {
            const warning = warningOf(matchingOptions);
            return (
              <>
                {warning && <Notice text={warning} />}
                <SearchBox label={texts.search} value={search} onSearch={setSearch} />
                {questions.length === 0 && (
                  <p role="status" className="text-muted">
                    {search === '' ? texts.empty : listWords.notFound}
                  </p>
                )}
                <ul aria-label={texts.list}>
                  {questions.map((question) => (
                    <Shown
                      key={question.id}
                      question={question}
                      isTaken={isTaken(question)}
                      isFull={left === 0}
                      onTake={() => onTake(question)}
                    />
                  ))}
                </ul>
              </>
            );
          }}
        </Loaded>
      </div>
    </Dialog>
  );
};
