import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldText } from '#domain/questions/bank';
import type { QuestionType } from '#domain/questions/kinds';
import { searchKey } from '#domain/roster/names';
import { bankPicker as texts } from '#strings/exams/editor';
import { asRead } from '#strings/questions/text';
import { difficultyNames, optionNames, subjectNames, typeNames } from '#strings/questions/words';
import { listWords } from '#strings/widgets';
import { questionsQuery } from '#web/questions/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { AdminQuestion } from '#wire/questions';
import { bringsOtherOptions, type ExamDraft, emptyPlaces } from './exam-draft.ts';

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
        <span className="leading-snug font-extrabold">{read.text}</span>
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

interface BankDialogProps {
  draft: ExamDraft;
  type: QuestionType;
  onTake: (question: AdminQuestion) => void;
  onClose: () => void;
}

/** The grade's bank. Each question that is taken fills the next empty place of its kind. */
export const BankDialog = ({ draft, type, onTake, onClose }: BankDialogProps) => {
  const [search, setSearch] = useState('');
  const query = useQuery(questionsQuery({ grade: draft.grade, search: '', type }));
  const left = emptyPlaces(draft, type).length;
  const asked = new Set(draft.questions.map(({ text }) => foldText(text)));
  return (
    <Dialog wide title={texts.title(typeNames[type])} onClose={onClose}>
      <div className="grid gap-3">
        <p role="status" className="font-extrabold">
          {texts.left(left)}
        </p>
        <Loaded query={query} skeleton={<Bones look="h-14" times={6} />}>
          {({ questions, matchingOptions }) => {
            const found = questions.filter(({ text }) => searchKey(text).includes(searchKey(search)));
            return (
              <>
                {type === 'matching' && bringsOtherOptions(draft, matchingOptions) && (
                  <Notice text={texts.otherOptions} />
                )}
                <SearchBox label={texts.search} value={search} onSearch={setSearch} />
                {found.length === 0 && (
                  <p role="status" className="text-muted">
                    {questions.length === 0 ? texts.empty : listWords.notFound}
                  </p>
                )}
                <ul aria-label={texts.list}>
                  {found.map((question) => (
                    <Shown
                      key={question.id}
                      question={question}
                      isTaken={asked.has(foldText(question.text))}
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
