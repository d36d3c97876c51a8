import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { EXAM_TITLE_MAX, MARKS_MAX, MARKS_STEP, partMax, QUESTIONS_MAX, scoreMax, shapeOf } from '#domain/exams/paper';
import { foldText } from '#domain/questions/bank';
import { QUESTION_TYPES, type QuestionType } from '#domain/questions/kinds';
import { GRADES, type Grade } from '#domain/roster/grades';
import { examEditor as texts } from '#strings/exams/editor';
import { examPaper } from '#strings/exams/paper';
import { formatNumber } from '#strings/plural';
import { bankPicker } from '#strings/questions/staff';
import { typeNames } from '#strings/questions/words';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import { useStaffId } from '#web/access/queries.ts';
import { messageOf } from '#web/lib/api.ts';
import { useFirstFault } from '#web/lib/first-fault.ts';
import { faultsOf } from '#web/lib/form-faults.ts';
import { isObject } from '#web/lib/kept.ts';
import { readDraft, useKeptDraft } from '#web/lib/kept-draft.ts';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { BankPicker } from '#web/questions/components/bank-picker.tsx';
import { MatchingFields } from '#web/questions/components/matching-fields.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { atFoot } from '#web/ui/foot.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { useSaveExam } from '../mutations.ts';
import {
  bringsOtherOptions,
  draftOfExam,
  type ExamDraft,
  emptyPlaces,
  fieldsOfExam,
  placesOf,
  standingFaults,
  withBankQuestion,
  withOptions,
  withoutPlaces,
  withQuestion,
} from './exam-draft.ts';
import { QuestionPart } from './question-part.tsx';

/** What the form was filled from; a new exam has no version yet. */
interface Seen {
  readonly version: number | null;
  readonly draft: ExamDraft;
}

export const seenOf = (exam: WholeExam): Seen => ({ version: exam.version, draft: draftOfExam(exam) });

interface Kept {
  readonly seen: Seen;
  readonly draft: ExamDraft;
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && 'seen' in value && isObject(value.draft) && value.draft.marks !== undefined;

/** What was typed is there again after a reload and a look at another page, for this person alone. */
const useExamForm = (exam: string | number, opened: Seen) => {
  const name = `exam-${useStaffId()}-${exam}`;
  const [kept] = useState(() => readDraft(name, isKept));
  const { seen, draft, change, follow } = useSeenDraft(kept?.seen ?? opened, (from) => kept?.draft ?? from.draft);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(seen.draft);
  useKeptDraft(name, isTouched ? { seen, draft } : null);
  return {
    seen,
    draft,
    change,
    isTouched,
    isRestored: isTouched && seen === kept?.seen,
    /** Goes on from what is saved, without what was typed. */
    follow: (now: Seen) => follow(now, now.draft),
  };
};

const CARD = 'grid grid-cols-1 gap-4 rounded-card bg-card p-4 shadow-card';
const MARKS = Array.from({ length: MARKS_MAX / MARKS_STEP }, (_, step) => (step + 1) * MARKS_STEP);
const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeNames[value] }));

/** Adds to a part of the paper, or takes from it. */
const SmallButton = (props: ComponentProps<typeof Button>) => <Button look="plain" size="small" {...props} />;

interface ExamFormProps {
  /** What is typed here is kept under this name. */
  name: string | number;
  /** What it begins from. */
  saved: Seen;
  /** As it is saved; a new one is not yet. */
  exam?: WholeExam;
}

/** A paper from its title to its last question. */
export const ExamForm = ({ name, saved, exam }: ExamFormProps) => {
  const { draft, isTouched, seen, ...form } = useExamForm(name, saved);
  const { mutate, isPending, error, reset } = useSaveExam(exam);
  const navigate = useNavigate();
  const [bank, setBank] = useState<QuestionType | null>(null);
  const ref = useFirstFault(error);
  const [sent, setSent] = useState(draft);
  const faults = standingFaults(faultsOf(error), sent, draft);
  const places = placesOf(draft, faults);
  const faulty = places.flatMap(({ state, place }) => (state === 'faulty' ? [place + 1] : []));
  const change = (part: Partial<ExamDraft>) => {
    // What is typed while it is being saved would be lost when that is done.
    if (!isPending) form.change(part);
  };
  const save = () =>
    mutate(
      { ...fieldsOfExam(draft), version: seen.version },
      {
        onSuccess: (now) => {
          form.follow(seenOf(now));
          if (!exam) void navigate({ to: '/admin/exams/$id/edit', params: { id: String(now.id) }, replace: true });
        },
      },
    );
  const take = () => {
    reset();
    form.follow(saved);
  };
  const shape = shapeOf(draft.questions, draft.marks);
  const isLocked = exam?.hasAnswers ?? false;
  const isOld = exam !== undefined && exam.version !== seen.version;
  const isChanged = isOld && !isPending;
  return (
    <>
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(draft);
          save();
        }}
        className="grid grid-cols-1 gap-4"
      >
        {isChanged && <Notice text={texts.changed} actions={{ [texts.take]: take }} />}
        {form.isRestored && !isChanged && <Notice text={texts.restored} actions={{ [texts.discard]: take }} />}
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
              <h2 className="text-xl font-black">
                {texts.part(typeNames[type], examPaper.marks(partMax(shape, type)))}
              </h2>
              {!isLocked && (
                <SelectField
                  label={texts.marks}
                  value={draft.marks[type]}
                  onChange={({ target }) => change({ marks: { ...draft.marks, [type]: Number(target.value) } })}
                >
                  <Options of={MARKS} names={formatNumber} />
                </SelectField>
              )}
              <Button
                look="soft"
                icon="book"
                aria-label={listWords.named(bankPicker.open, typeNames[type])}
                onClick={() => setBank(type)}
              >
                {bankPicker.open}
              </Button>
            </div>
            {type === 'matching' && shape.matching.questions > 0 && (
              <fieldset className="grid gap-3 rounded-2xl border-2 border-line p-3 sm:grid-cols-2 lg:grid-cols-5">
                <legend className="px-1 font-extrabold">{texts.matching}</legend>
                <MatchingFields
                  options={draft.matchingOptions}
                  faults={faults}
                  name="matchingOptions"
                  onChange={(matchingOptions) => change({ matchingOptions })}
                />
                {!isLocked && (
                  <div className="flex flex-wrap gap-2">
                    <SmallButton
                      icon="plus"
                      onClick={() => change(withOptions(draft, draft.matchingOptions.length + 1))}
                    >
                      {texts.moreOptions}
                    </SmallButton>
                    <SmallButton
                      icon="close"
                      onClick={() => change(withOptions(draft, draft.matchingOptions.length - 1))}
                    >
                      {texts.fewerOptions}
                    </SmallButton>
                  </div>
                )}
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
                  isUnsaved={isTouched || isOld}
                  onChange={(part) => change({ questions: draft.questions.with(place, { ...question, ...part }) })}
                  onRemove={isLocked ? undefined : () => change(withoutPlaces(draft, [place]))}
                />
              ))}
            {!isLocked && (
              <div className="flex flex-wrap gap-2">
                <SmallButton
                  icon="plus"
                  disabled={draft.questions.length >= QUESTIONS_MAX}
                  aria-label={listWords.named(texts.addQuestion, typeNames[type])}
                  onClick={() => change(withQuestion(draft, type))}
                >
                  {texts.addQuestion}
                </SmallButton>
                {emptyPlaces(draft, type).length > 0 && (
                  <SmallButton
                    icon="trash"
                    aria-label={listWords.named(texts.removeEmpty, typeNames[type])}
                    onClick={() => change(withoutPlaces(draft, emptyPlaces(draft, type)))}
                  >
                    {texts.removeEmpty}
                  </SmallButton>
                )}
              </div>
            )}
          </section>
        ))}
        <div
          ref={atFoot}
          className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-3 rounded-t-2xl border border-line bg-card px-4 py-3"
        >
          <p className="font-extrabold text-muted">
            {texts.progress(places.filter(({ state }) => state === 'whole').length, places.length)}{' '}
            <span className="font-normal">
              ({texts.whole(texts.questions(places.length), examPaper.marks(scoreMax(shape)))})
            </span>
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
        <BankPicker
          grade={draft.grade}
          type={bank}
          left={emptyPlaces(draft, bank).length}
          isTaken={({ text }) => draft.questions.some((each) => foldText(each.text) === foldText(text))}
          warningOf={(options) =>
            bank === 'matching' && bringsOtherOptions(draft, options) ? texts.otherOptions : null
          }
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
