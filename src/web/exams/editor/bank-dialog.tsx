import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldText } from '#domain/questions/bank';
import type { QuestionType } from '#domain/questions/kinds';
import { searchKey } from '#domain/roster/names';
import { bankPicker as texts } from '#strings/exams/editor';
import { asRead } from '#strings/questions/text';
import { difficultyNames, optionNames, subjectNames, typeNames } from '#strings/questions/words';
import { questionsQuery } from '#web/questions/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
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
  const { number, text, subject, difficulty, answer } = asRead(question);
  return (
    <li className="flex items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="leading-snug font-extrabold">{text}</span>
        <span className="text-sm text-muted">
          {subjectNames[subject]} · {difficultyNames[difficulty]} ·{' '}
          {texts.answer(optionNames(asRead(question))[answer] ?? '')}
        </span>
      </span>
      {isTaken ? (
        <Badge tone="good">{texts.taken}</Badge>
      ) : (
        <Button
          size="small"
          aria-label={texts.takeNamed(number)}
          disabled={isFull}
          onClick={onTake}
          className="min-h-11"
        >
          {texts.take}
        </Button>
      )}
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
          {({ questions, matchingOptions }) => (
            <>
              {type === 'matching' && bringsOtherOptions(draft, matchingOptions) && (
                <p className="rounded-2xl bg-gold-soft px-4 py-2 text-gold-ink">{texts.otherOptions}</p>
              )}
              <SearchBox label={texts.search} value={search} onSearch={setSearch} />
              {questions.length === 0 && <p className="text-muted">{texts.empty}</p>}
              <ul aria-label={texts.list}>
                {questions
                  .filter(({ text }) => searchKey(text).includes(searchKey(search)))
                  .map((question) => (
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
          )}
        </Loaded>
      </div>
    </Dialog>
  );
};
