import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EXAM_QUESTIONS, EXAM_TITLE_MAX } from '#domain/exams/paper';
import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { bankPicker, examEditor as texts } from '#strings/exams/editor';
import { typeNames } from '#strings/questions/words';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { MatchingFields } from '#web/questions/components/matching-fields.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { BankDialog } from './bank-dialog.tsx';
import { type ExamDraft, emptyPlaces, placesOf, standingFaults, withBankQuestion } from './exam-draft.ts';
import { QuestionPart } from './question-part.tsx';
import type { ExamForm as Form } from './use-exam-form.ts';

const CARD = 'grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card';
const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

const INVALID = '[aria-invalid="true"]';

/** A refusal leads to its first field, which may stand in a question that is closed. */
const useFaultInSight = (error: unknown) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = error ? form.current?.querySelector<HTMLElement>(`${INVALID}, [data-faulty]`) : null;
    if (!(first instanceof HTMLDetailsElement)) return first?.focus();
    first.open = true;
    (first.querySelector<HTMLElement>(INVALID) ?? first.querySelector('summary'))?.focus();
  }, [error]);
  return form;
};

interface ExamFormProps {
  form: Form;
  /** As it is saved; a new one is not yet. */
  exam: WholeExam | undefined;
  action: { isPending: boolean; error: unknown };
  onSubmit: () => void;
  /** What is to be known before anything is typed. */
  children: ReactNode;
}

/** A paper from its title to its last question. */
export const ExamForm = ({ form, exam, action: { isPending, error }, onSubmit, children }: ExamFormProps) => {
  const { draft, isTouched, seen } = form;
  const [bank, setBank] = useState<QuestionType | null>(null);
  const ref = useFaultInSight(error);
  const [sent, setSent] = useState(draft);
  const faults = standingFaults(faultsOf(error), sent, draft);
  const places = placesOf(draft, faults);
  const faulty = places.flatMap(({ state, place }) => (state === 'faulty' ? [place + 1] : []));
  const change = (part: Partial<ExamDraft>) => {
    // What is typed while it is being saved would be lost when that is done.
    if (!isPending) form.change(part);
  };
  return (
    <>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(draft);
          onSubmit();
        }}
        className="grid grid-cols-1 gap-4"
      >
        {children}
        <div className={`${CARD} sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr]`}>
          <TextField
            label={texts.title}
            value={draft.title}
            error={faults.title}
            onChange={(event) => change({ title: event.target.value })}
            maxLength={EXAM_TITLE_MAX}
            autoComplete="off"
          />
          <TextField
            label={texts.date}
            type="date"
            value={draft.date}
            error={faults.date}
            onChange={(event) => change({ date: event.target.value })}
          />
          {!exam && (
            <Choice<Grade>
              legend={gradeLabel}
              options={GRADE_OPTIONS}
              value={draft.grade}
              onChange={(grade) => change({ grade })}
            />
          )}
        </div>
        {QUESTION_TYPES.map((type) => (
          <section key={type} aria-label={typeNames[type]} className={`${CARD} gap-2!`}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-xl font-black">{typeNames[type]}</h2>
              <Button
                look="soft"
                icon="book"
                aria-label={listWords.named(bankPicker.open, typeNames[type])}
                onClick={() => setBank(type)}
              >
                {bankPicker.open}
              </Button>
            </div>
            {type === 'matching' && (
              <fieldset className="grid gap-3 rounded-2xl border-2 border-line p-3 sm:grid-cols-2 lg:grid-cols-5">
                <legend className="px-1 font-extrabold">{texts.matching}</legend>
                <MatchingFields
                  options={draft.matchingOptions}
                  faults={faults}
                  name="matchingOptions"
                  onChange={(matchingOptions) => change({ matchingOptions })}
                />
              </fieldset>
            )}
            {places
              .filter(({ question }) => question.type === type)
              .map(({ place, question, ...at }) => (
                <QuestionPart
                  key={place}
                  {...at}
                  place={place}
                  question={question}
                  matchingOptions={draft.matchingOptions}
                  exam={exam}
                  isUnsaved={isTouched || exam?.version !== seen.version}
                  onChange={(part) => change({ questions: draft.questions.with(place, { ...question, ...part }) })}
                />
              ))}
          </section>
        ))}
        <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-t-2xl border border-line bg-card px-4 py-3">
          <p className="font-extrabold text-muted">
            {texts.progress(places.filter(({ state }) => state === 'whole').length, EXAM_QUESTIONS)}
          </p>
          {!!error && (
            <Alert>
              {messageOf(error)} {faulty.length > 0 && texts.lookAt(faulty)}
            </Alert>
          )}
          <Button type="submit" look="gold" busy={isPending} className="ms-auto">
            {exam ? texts.save : texts.add}
          </Button>
        </div>
      </form>
      {bank && (
        <BankDialog
          draft={draft}
          type={bank}
          onTake={(question) => {
            const [at] = emptyPlaces(draft, bank);
            if (at !== undefined) change(withBankQuestion(draft, at, question));
          }}
          onClose={() => setBank(null)}
        />
      )}
    </>
  );
};
