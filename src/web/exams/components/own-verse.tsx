import { lazy, Suspense } from 'react';
import { Bone } from '#web/ui/states.tsx';
import type { ExamQuestion } from '#wire/exams/paper';

const Verse = lazy(() => import('./verse.tsx').then((file) => ({ default: file.Verse })));

/** The verse of a question that has one; what draws verses comes with the first of them. */
export const OwnVerse = ({ question: { verse } }: { question: Pick<ExamQuestion, 'verse'> }) =>
  verse && (
    <Suspense fallback={<Bone className="h-28" />}>
      <Verse verse={verse} />
    </Suspense>
  );
