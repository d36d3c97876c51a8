import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EXAM_QUESTIONS, EXAM_TITLE_MAX, PAPER_ORDER } from '#domain/exams/paper';
import type { QuestionType } from '#domain/questions/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { examEditor as texts } from '#strings/exams/editor';
import { questionName } from '#strings/exams/staff';
import { gradeLabel, gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { BankDialog } from './bank-dialog.tsx';
import {
  type ExamDraft,
  emptyPlaces,
  faultsAt,
  isEmptyPlace,
  missingOf,
  standingFaults,
  withBankQuestion,
} from './exam-draft.ts';
import { PlaceList, type PlaceState } from './place-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { ReviewLine } from './review-line.tsx';
import type { ExamForm as Form } from './use-exam-form.ts';

type Faults = Readonly<Record<string, string>>;

const isFaultyAt = (faults: Faults, place: number): boolean => Object.keys(faultsAt(faults, place)).length > 0;

/** Where the first fault can be put right; the options stand with the questions that share them. */
const placeOfFault = (faults: Faults): number =>
  PAPER_ORDER.findIndex(
    (type, place) =>
      isFaultyAt(faults, place) ||
      (type === 'matching' && Object.keys(faults).some((field) => field.startsWith('matchingOptions'))),
  );

const statesOf = (draft: ExamDraft, faults: Faults, missing: readonly (readonly string[])[]): readonly PlaceState[] =>
  draft.questions.map((question, place) => {
    if (isFaultyAt(faults, place)) return 'faulty';
    if (missing[place]?.length === 0) return 'whole';
    return isEmptyPlace(question) ? 'empty' : 'missing';
  });

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

interface HeadProps {
  draft: ExamDraft;
  faults: Faults;
  isNew: boolean;
  onChange: (part: Partial<ExamDraft>) => void;
}

const HeadFields = ({ draft, faults, isNew, onChange }: HeadProps) => (
  <div data-head className="grid gap-4 rounded-card bg-card p-4 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr]">
    <TextField
      label={texts.title}
      value={draft.title}
      error={faults.title}
      onChange={(event) => onChange({ title: event.target.value })}
      maxLength={EXAM_TITLE_MAX}
      autoComplete="off"
    />
    <TextField
      label={texts.date}
      type="date"
      value={draft.date}
      error={faults.date}
      onChange={(event) => onChange({ date: event.target.value })}
    />
    {isNew && (
      <Choice<Grade>
        legend={gradeLabel}
        options={GRADE_OPTIONS}
        value={draft.grade}
        onChange={(grade) => onChange({ grade })}
      />
    )}
  </div>
);

/** A refusal leads to its first field; a place that is chosen, to the first of its own. */
const useFaultInSight = (error: unknown, place: number, onPlace: (place: number) => void) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(`[data-place="${place}"] [aria-invalid="true"]`)?.focus();
  }, [error, place]);
  useEffect(() => {
    const at = placeOfFault(faultsOf(error));
    const head = form.current?.querySelector<HTMLElement>('[data-head] [aria-invalid="true"]');
    if (head) head.focus();
    else if (at >= 0) onPlace(at);
  }, [error, onPlace]);
  return form;
};

const STEPS = [
  [-1, texts.previous],
  [1, texts.next],
] as const;

interface ExamFormProps {
  form: Form;
  /** As it is saved; a new one is not yet. */
  exam?: WholeExam;
  submit: string;
  action: { isPending: boolean; error: unknown };
  onSubmit: () => void;
  /** What is to be known before anything is typed. */
  children?: ReactNode;
}

export const ExamForm = ({ form, exam, submit, action: { isPending, error }, onSubmit, children }: ExamFormProps) => {
  const { draft, isTouched, seen } = form;
  const [place, setPlace] = useState(0);
  const [bank, setBank] = useState<QuestionType | null>(null);
  const ref = useFaultInSight(error, place, setPlace);
  const card = useRef<HTMLElement>(null);
  const [sent, setSent] = useState(draft);
  const faults = standingFaults(faultsOf(error), sent, draft);
  const missing = missingOf(draft);
  const states = statesOf(draft, faults, missing);
  const faulty = states.flatMap((state, at) => (state === 'faulty' ? [at + 1] : []));
  const change = (part: Partial<ExamDraft>) => {
    // What is typed while it is being saved would be lost when that is done.
    if (!isPending) form.change(part);
  };
  const choose = (chosen: number) => {
    if (!(chosen in states)) return;
    setPlace(chosen);
    card.current?.scrollIntoView();
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
        <HeadFields draft={draft} faults={faults} isNew={!exam} onChange={change} />
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_1fr] lg:items-start">
          <PlaceList states={states} chosen={place} onChoose={choose} onBank={setBank} />
          <section
            ref={card}
            aria-label={questionName(place + 1)}
            className="grid grid-cols-1 scroll-mt-20 gap-4 rounded-card bg-card p-4 shadow-card sm:p-6"
          >
            <div key={place} data-place={place} className="grid grid-cols-1 gap-4">
              <QuestionCard
                draft={draft}
                faults={faults}
                onChange={change}
                place={place}
                missing={missing[place] ?? []}
                exam={exam}
              />
              {exam && <ReviewLine exam={exam} place={place} isUnsaved={isTouched || exam.version !== seen.version} />}
            </div>
            <div className="flex justify-between gap-2">
              {STEPS.map(([by, name]) => (
                <Button
                  key={by}
                  look="plain"
                  aria-disabled={!(place + by in states)}
                  onClick={() => choose(place + by)}
                >
                  {name}
                </Button>
              ))}
            </div>
          </section>
        </div>
        <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-t-2xl border border-line bg-card px-4 py-3">
          <p className="font-extrabold text-muted">
            {texts.progress(states.filter((state) => state === 'whole').length, EXAM_QUESTIONS)}
          </p>
          {!!error && (
            <Alert>
              {messageOf(error)} {faulty.length > 0 && texts.lookAt(faulty)}
            </Alert>
          )}
          <Button type="submit" look="gold" busy={isPending} className="ms-auto">
            {submit}
          </Button>
        </div>
      </form>
      {bank && (
        <BankDialog
          draft={draft}
          type={bank}
          onTake={(question) => {
            const [at] = emptyPlaces(draft, bank);
            if (at === undefined) return;
            change(withBankQuestion(draft, at, question));
            setPlace(at);
          }}
          onClose={() => setBank(null)}
        />
      )}
    </>
  );
};
