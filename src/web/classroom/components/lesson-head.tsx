import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { courseName } from '#strings/calendar/words';
import { lessonPage as texts } from '#strings/classroom/staff';
import { formatClock } from '#strings/dates';
import { gradeNames } from '#strings/widgets';
import { useSchoolNow } from '#web/calendar/school-now.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lessonQuery } from '../queries.ts';
import type { Room } from '../use-room.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/** How long it still takes; before and afterwards, when it begins. */
const useWhen = ({ lesson }: Room): string => {
  const { day, time } = useSchoolNow(useQuery(lessonQuery(lesson)));
  const isNow = day === lesson.day && lesson.from <= time && time < lesson.to;
  return isNow ? texts.left(minutesOf(lesson.to) - minutesOf(time)) : formatClock(lesson.from);
};

/** What the plan has for the lesson, and whether it was taught: one press says so. */
const Topic = ({ room: { lesson, register, say, canTap } }: { room: Room }) => {
  const { topic, course, grade } = lesson;
  if (!topic) return <p className="text-sm text-white/85">{courseName(course, grade)}</p>;
  const isTaught = register.isTaught || topic.isTaught;
  return (
    <button
      type="button"
      aria-pressed={isTaught}
      aria-label={texts.taughtIs(topic.topic)}
      disabled={!canTap || (topic.isTaught && !register.isTaught)}
      onClick={() => say({ type: 'taught', isTaught: !register.isTaught })}
      className="flex min-h-10 w-full min-w-0 items-center gap-2 rounded-2xl bg-white/12 px-3 text-start text-sm font-extrabold hover:bg-white/20"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-lg border-2 border-white/80">
        {isTaught && <Icon name="check" className="size-4" />}
      </span>
      <span className="min-w-0 flex-1 truncate">{topic.topic}</span>
      <span className="shrink-0 text-white/85">{isTaught ? texts.taught : texts.notTaught}</span>
    </button>
  );
};

interface LessonHeadProps {
  room: Room;
  onTapped: () => void;
  onSettings: () => void;
  onEnd: () => void;
}

export const LessonHead = ({ room, onTapped, onSettings, onEnd }: LessonHeadProps) => {
  const { lesson, isEnded, canTap } = room;
  return (
    <header className="grid grid-cols-1 gap-2 bg-[linear-gradient(var(--peak-top),var(--peak-far))] px-3 pt-2 pb-3 text-white">
      <div className="flex flex-wrap items-center">
        <Link
          to="/admin/teacher-table"
          search={{ day: lesson.day }}
          aria-label={texts.back}
          title={texts.back}
          className="inline-grid size-11 shrink-0 place-items-center rounded-2xl hover:bg-white/15"
        >
          <Icon name="back" className="size-5" />
        </Link>
        <div className="min-w-0 flex-1 basis-22 leading-tight">
          <h1 className="text-base font-black sm:text-lg">{gradeNames[lesson.grade]}</h1>
          <p className="truncate text-xs text-white/85 sm:text-sm">{texts.where(lesson.period, useWhen(room))}</p>
        </div>
        <IconButton icon="history" label={texts.tapped} onClick={onTapped} />
        <IconButton icon="settings" label={texts.settings} onClick={onSettings} />
        {(canTap || isEnded) && (
          <button
            type="button"
            onClick={onEnd}
            className="ms-1 min-h-10 shrink-0 rounded-2xl border-2 border-white/70 px-3 text-sm font-black hover:bg-white/15"
          >
            {isEnded ? texts.summary : texts.end}
          </button>
        )}
      </div>
      <Topic room={room} />
    </header>
  );
};
