import type { Period } from '#domain/calendar/terms';
import type { LessonStatus } from '#domain/curriculum/lessons';
import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { lessonStatusNames, strandNames } from '#strings/curriculum/words';
import { useIsSelf } from '#web/access/queries.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { OwnLesson } from '../schedule.ts';

const LOOKS: Readonly<Record<LessonStatus, { box: string; mark: string; word: string }>> = {
  upcoming: { box: 'border-line bg-card', mark: 'border-field-line', word: 'text-muted' },
  'in-progress': { box: 'border-gold bg-gold-soft', mark: 'border-gold-edge', word: 'text-gold-ink' },
  completed: {
    box: 'border-emerald bg-emerald-soft',
    mark: 'border-emerald bg-emerald text-on-emerald',
    word: 'text-emerald-ink',
  },
};

/** An empty circle, half a one, or a tick. */
const StatusMark = ({ status }: { status: LessonStatus }) => (
  <span
    key={status}
    aria-hidden="true"
    className={`grid size-9 shrink-0 animate-[pop_300ms_ease-out_both] place-items-center overflow-hidden rounded-full border-3 ${LOOKS[status].mark}`}
  >
    {status === 'completed' && <Icon name="check" className="size-6" />}
    {status === 'in-progress' && <span className="h-full w-1/2 justify-self-start bg-gold" />}
  </span>
);

const Words = ({ lesson, times }: { lesson: OwnLesson; times: Period | undefined }) => {
  const about = [lesson.strand && strandNames[lesson.strand][0], lesson.unit].filter(Boolean).join(' · ');
  return (
    <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
      {lesson.period !== null && <span className="text-sm text-muted">{texts.period(lesson.period, times)}</span>}
      <span className="text-lg leading-snug font-black break-words">{lesson.topic}</span>
      {about && <span className="text-sm text-muted">{about}</span>}
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-extrabold">
        <span className={LOOKS[lesson.status].word}>{lessonStatusNames[lesson.status]}</span>
        {lesson.isTaught && (
          <span className="inline-flex animate-[arrive_400ms_ease-out] items-center gap-1 rounded-full border border-field-line bg-card px-2.5 py-0.5 text-ink">
            <Icon name="board" className="size-4 shrink-0" />
            {texts.taught}
          </span>
        )}
      </span>
    </span>
  );
};

interface LessonProps {
  lesson: OwnLesson;
  times: Period | undefined;
  onPress: (lesson: OwnLesson) => void;
}

/** Each press is the pupil's next word on the lesson; what the teacher taught is said apart. Staff inside only look. */
export const Lesson = ({ lesson, times, onPress }: LessonProps) => {
  const isSelf = useIsSelf();
  const look = `flex w-full items-center gap-3 rounded-button border-2 p-3 text-start transition ${LOOKS[lesson.status].box}`;
  const inside = (
    <>
      <StatusMark status={lesson.status} />
      <Words lesson={lesson} times={times} />
    </>
  );
  return isSelf ? (
    <button
      type="button"
      onClick={() => onPress(lesson)}
      className={`${look} hover:brightness-97 active:translate-y-0.5`}
    >
      {inside}
    </button>
  ) : (
    <div className={look}>{inside}</div>
  );
};
