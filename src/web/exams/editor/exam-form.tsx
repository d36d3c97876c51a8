import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EXAM_QUESTIONS, EXAM_TITLE_MAX, PAPER_ORDER } from '#domain/exams/paper';
import type { QuestionType } from '#domain/questions/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { examEditor as texts } from '#strings/exams/editor';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
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

const PLACES = Array.from({ length: EXAM_QUESTIONS }, (_, place) => place);

const faultyPlaces = (faults: Faults): readonly number[] =>
  PLACES.filter((place) => Object.keys(faultsAt(faults, place)).length > 0);

/** Where the first fault can be put right; the options stand with the questions that share them. */
const placeOfFault = (faults: Faults): number | undefined =>
  Object.keys(faults).some((field) => field.startsWith('matchingOptions'))
    ? PAPER_ORDER.indexOf('matching')
    : faultyPlaces(faults)[0];

const stateOf = (draft: ExamDraft, missing: readonly string[], isFaulty: boolean, place: number): PlaceState => {
  if (isFaulty) return 'faulty';
  if (missing.length === 0) return 'whole';
  return isEmptyPlace(draft.questions[place] ?? { text: '' }) ? 'empty' : 'missing';
};

const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

interface HeadProps {
  draft: ExamDraft;
  faults: Faults;
  isNew: boolean;
  onChange: (part: Partial<ExamDraft>) => void;
}

const HeadFields = ({ draft, faults, isNew, onChange }: HeadProps) => (
  <div className="grid gap-4 rounded-card bg-card p-4 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1fr_2fr]">
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
        legend={texts.grade}
        options={GRADE_OPTIONS}
        value={draft.grade}
        onChange={(grade) => onChange({ grade })}
      />
    )}
  </div>
);

const focusFault = (form: HTMLFormElement | null, part: string): boolean => {
  const field = form?.querySelector<HTMLElement>(`${part} [aria-invalid="true"]`);
  field?.focus();
  return field != null;
};

/** A refusal leads to its first field; a place that is chosen, to the first of its own. */
const useFaultInSight = (error: unknown, place: number, onPlace: (place: number) => void) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusFault(form.current, `[data-place="${place}"]`);
  }, [error, place]);
  const lead = useEffectEvent(() => {
    const at = placeOfFault(faultsOf(error));
    if (!focusFault(form.current, '[data-head]') && at !== undefined) onPlace(at);
  });
  useEffect(() => {
    if (error) lead();
  }, [error]);
  return form;
};

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
  const { draft, change, isTouched, seen } = form;
  const [place, setPlace] = useState(0);
  const [bank, setBank] = useState<QuestionType | null>(null);
  const ref = useFaultInSight(error, place, setPlace);
  const card = useRef<HTMLElement>(null);
  const choose = (chosen: number) => {
    setPlace(chosen);
    card.current?.scrollIntoView();
  };
  const [sent, setSent] = useState(draft);
  const faults = standingFaults(faultsOf(error), sent, draft);
  const faulty = faultyPlaces(faults);
  const missing = missingOf(draft);
  const states = PLACES.map((each) => stateOf(draft, missing[each] ?? [], faulty.includes(each), each));
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
      >
        <fieldset disabled={isPending} className="grid grid-cols-1 gap-4">
          {children}
          <div data-head>
            <HeadFields draft={draft} faults={faults} isNew={!exam} onChange={change} />
          </div>
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[20rem_1fr] lg:items-start">
            <PlaceList states={states} chosen={place} onChoose={choose} onBank={setBank} />
            <section
              ref={card}
              aria-label={texts.question(place + 1)}
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
                {exam && (
                  <ReviewLine exam={exam} place={place} isUnsaved={isTouched || exam.version !== seen.version} />
                )}
              </div>
              <div className="flex justify-between gap-2">
                <Button look="plain" disabled={place === 0} onClick={() => choose(place - 1)}>
                  {texts.previous}
                </Button>
                <Button look="plain" disabled={place === EXAM_QUESTIONS - 1} onClick={() => choose(place + 1)}>
                  {texts.next}
                </Button>
              </div>
            </section>
          </div>
          <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-t-2xl border border-line bg-card px-4 py-3">
            <p className="font-extrabold text-muted">
              {texts.progress(states.filter((state) => state === 'whole').length, EXAM_QUESTIONS)}
            </p>
            {!!error && (
              <Alert>
                {messageOf(error)} {faulty.length > 0 && texts.lookAt(faulty.map((each) => each + 1))}
              </Alert>
            )}
            <Button type="submit" look="gold" busy={isPending} className="ms-auto">
              {submit}
            </Button>
          </div>
        </fieldset>
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
      <LeaveGuard isTouched={isTouched} words={texts.leave} onLeave={form.forget} />
    </>
  );
};
