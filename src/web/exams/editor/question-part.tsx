import { useEffect, useRef, useState } from 'react';
import { examEditor as texts } from '#strings/exams/editor';
import { questionName } from '#strings/exams/staff';
import { formatNumber } from '#strings/plural';
import { reviewText } from '#strings/questions/staff';
import { questionText } from '#strings/questions/text';
import { AnswerField, GroundsFields, SubjectField, WordsField } from '#web/questions/components/question-fields.tsx';
import { Verse } from '#web/quran/components/verse.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { WholeExam } from '#wire/exams/staff';
import { useReviewExamQuestion } from '../mutations.ts';
import type { Place, PlaceDraft } from './exam-draft.ts';

const TONES: Readonly<Record<Place['state'], Tone>> = { empty: 'plain', missing: 'wait', whole: 'good', faulty: 'bad' };

interface ReviewProps {
  exam: WholeExam;
  place: number;
  /** What is on the screen is not what would be reviewed. */
  isUnsaved: boolean;
}

const Review = ({ exam: { id, version, questions }, place, isUnsaved }: ReviewProps) => {
  const review = useReviewExamQuestion(id);
  const { reviewedAt = null, reviewedBy = null } = questions[place] ?? {};
  const isReviewed = reviewedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={isReviewed ? 'good' : 'wait'}>{reviewText({ reviewedAt, reviewedBy })}</Badge>
      {isUnsaved ? (
        <span className="text-sm text-muted">{texts.reviewUnsaved}</span>
      ) : (
        <Button
          look={isReviewed ? 'plain' : 'soft'}
          icon={isReviewed ? 'undo' : 'check'}
          busy={review.isPending}
          onClick={() => review.mutate({ place, isReviewed: !isReviewed, version })}
        >
          {isReviewed ? texts.withdrawReview : texts.review}
        </Button>
      )}
    </div>
  );
};

interface QuestionPartProps extends Omit<ReviewProps, 'exam'>, Place {
  matchingOptions: readonly string[];
  onChange: (part: Partial<PlaceDraft>) => void;
  /** None once answers were typed. */
  onRemove: (() => void) | undefined;
  /** As it is saved; a new one is not yet. */
  exam: WholeExam | undefined;
}

/** One place of the paper: what it asks and how far it is; opened, all of it, from its first fault. */
export const QuestionPart = ({ question, state, missing, faults, ...rest }: QuestionPartProps) => {
  const { place, exam, matchingOptions, onChange, onRemove, isUnsaved } = rest;
  const saved = exam?.questions[place];
  const part = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(place === 0);
  useEffect(() => {
    if (isOpen) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isOpen]);
  const props = { draft: question, faults, onChange, isKeyLocked: exam?.hasAnswers ?? false };
  return (
    <details
      ref={part}
      name="exam-question"
      open={place === 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      aria-label={questionName(place + 1)}
      data-faulty={state === 'faulty' || undefined}
      className="scroll-mt-20 rounded-2xl border border-line open:border-field-line"
    >
      <summary className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <b className="min-w-5 text-muted">{formatNumber(place + 1)}</b>
        <span className="line-clamp-2 min-w-0 flex-1 basis-[75%] leading-snug font-extrabold">
          {questionText(question.text)}
        </span>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <Icon name="edit" className="size-5 shrink-0 text-muted" />
      </summary>
      {/* Twenty questions whole would make a slow machine slow to type on. */}
      {isOpen && (
        <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-4">
          {missing.length > 0 && <p className="text-sm text-muted">{texts.missing(missing)}</p>}
          {props.isKeyLocked && <Notice text={texts.locked} />}
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <WordsField {...props} field="text" />
            <TextField
              label={texts.verse}
              hint={texts.verseHint}
              error={faults.verse}
              value={question.verse}
              onChange={(event) => onChange({ verse: event.target.value })}
              dir="ltr"
              autoComplete="off"
              maxLength={12}
            />
            <SubjectField {...props} />
            <AnswerField {...props} matchingOptions={matchingOptions} />
            <GroundsFields {...props} />
          </div>
          {/* As published, once the server has looked them up. */}
          {saved?.verse?.reference === question.verse && <Verse verse={saved.verse} />}
          {exam && saved && <Review exam={exam} place={place} isUnsaved={isUnsaved} />}
          {onRemove && (
            <Button look="plain" size="small" icon="trash" className="justify-self-start" onClick={onRemove}>
              {texts.removeQuestion}
            </Button>
          )}
        </div>
      )}
    </details>
  );
};
