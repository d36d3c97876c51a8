import { useState } from 'react';
import { formatDays } from '#strings/calendar/days';
import { ownSchedule as texts } from '#strings/curriculum/pupil';
import { lessonStatusNames } from '#strings/curriculum/words';

import { useIsSelf } from '#web/access/queries.ts';
import { useMarkLesson } from '../own-marking.ts';
import { type OwnLesson, type ScheduleLine, scheduleOf, type Term } from '../schedule.ts';
import { Week } from './own-week.tsx';

interface LinesProps {
  lines: readonly ScheduleLine[];
  term: Term;
  onPress: (lesson: OwnLesson) => void;
}

const Lines = ({ lines, ...rest }: LinesProps) => (
  <ol className="grid grid-cols-1 gap-3">
    {lines.map((line) => (
      <li key={'week' in line ? line.at : `between ${line.at}`}>
        {'week' in line ? (
          <Week week={line.week} {...rest} />
        ) : (
          <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-field-line after:h-px after:flex-1 after:bg-field-line">
            <span className="text-center">
              <span className="font-extrabold">{line.between.name ?? texts.short}</span>{' '}
              {formatDays(line.between.start, line.between.end)}
            </span>
          </p>
        )}
      </li>
    ))}
  </ol>
);

/** The term from now on: a card for each week, a line for what lies between. What is past is folded above. */
export const Schedule = ({ term, lessons, today }: { term: Term; lessons: readonly OwnLesson[]; today: string }) => {
  const press = useMarkLesson();
  const isSelf = useIsSelf();
  const [said, setSaid] = useState('');
  const onPress = (lesson: OwnLesson) => setSaid(texts.marked(lesson.topic, lessonStatusNames[press(lesson)]));
  const lines = scheduleOf(term, lessons, today);
  const shown = Math.max(
    0,
    lines.findIndex((line) => 'week' in line && line.week.isShown),
  );
  const past = lines.slice(0, shown);
  return (
    <section aria-labelledby="schedule" className="grid grid-cols-1 content-start gap-3">
      <div>
        <h2 id="schedule" className="text-2xl font-black">
          {texts.title}
        </h2>
        {isSelf && <p className="text-muted">{texts.hint}</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {past.length > 0 && (
        <details>
          <summary className="min-h-11 rounded-2xl px-2 text-lg font-extrabold text-emerald-ink">
            {texts.past(past.filter((line) => 'week' in line).length)}
          </summary>
          <div className="mt-1">
            <Lines lines={past} term={term} onPress={onPress} />
          </div>
        </details>
      )}
      <Lines lines={lines.slice(shown)} term={term} onPress={onPress} />
    </section>
  );
};
