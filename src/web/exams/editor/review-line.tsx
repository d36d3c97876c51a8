import { firstWord } from '#domain/roster/names';
import { examReview as texts } from '#strings/exams/editor';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { StaffExamQuestion, WholeExam } from '#wire/exams/staff';
import { useReviewExamQuestion } from '../mutations.ts';

const wordsOf = ({ reviewedAt, reviewedBy }: StaffExamQuestion): string => {
  if (reviewedAt === null) return texts.unreviewed;
  return reviewedBy ? texts.reviewedBy(firstWord(reviewedBy)) : texts.reviewed;
};

interface ReviewLineProps {
  exam: WholeExam;
  place: number;
  /** What is on the screen is not what would be reviewed. */
  isUnsaved: boolean;
}

export const ReviewLine = ({ exam: { id, version, questions }, place, isUnsaved }: ReviewLineProps) => {
  const review = useReviewExamQuestion(id);
  const question = questions[place] as StaffExamQuestion;
  const isReviewed = question.reviewedAt !== null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={isReviewed ? 'good' : 'wait'}>{wordsOf(question)}</Badge>
      {isUnsaved ? (
        <span className="text-sm text-muted">{texts.unsaved}</span>
      ) : (
        <Button
          look={isReviewed ? 'plain' : 'soft'}
          icon={isReviewed ? 'undo' : 'check'}
          busy={review.isPending}
          onClick={() => review.mutate({ place, isReviewed: !isReviewed, version })}
        >
          {isReviewed ? texts.withdraw : texts.confirm}
        </Button>
      )}
    </div>
  );
};
