import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { COURSES, type Course } from '#domain/calendar/courses';
import { dayAfter, dayBefore, weekdayOf, weekOf } from '#domain/calendar/school-day';
import { PERIODS_A_DAY } from '#domain/calendar/terms';
import { isSameLesson, lessonState } from '#domain/classroom/lessons';
import { classesOf, classKey, isOwnClass, type SchoolClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { formatDays, formatHijriDays } from '#strings/calendar/days';
import { periodName, weekPicker } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { holdLesson, teacherTable as texts } from '#strings/classroom/staff';
import { className } from '#strings/widgets';
import { useOwnClasses } from '#web/access/queries.ts';
import { useSchoolNow } from '#web/calendar/school-now.ts';
import type { SchoolNow } from '#web/calendar/weeks.ts';
import { isArrangedFor, useRuledPupils } from '#web/lib/grade.ts';
import { useAllSections } from '#web/lib/waiting.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { OptionPairs, Options, SelectField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useAddress } from '#web/ui/list/use-address.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Bones, EmptyState, Loaded } from '#web/ui/states.tsx';
import type { TeacherWeek } from '#wire/classroom';
import { WaitingLine } from '../components/waiting-line.tsx';
import { DayTabs, type ShownDay, WeekGrid } from '../components/week-of-lessons.tsx';
import { useHoldLesson } from '../mutations.ts';
import { lessonParams, weekQuery } from '../queries.ts';
import { useTapsOutbox } from '../taps-outbox.ts';

const PERIODS = Array.from({ length: PERIODS_A_DAY }, (_, at) => at + 1);

interface HoldLessonProps {
  day: string;
  /** The one that runs, or the first. */
  period: number;
  onClose: () => void;
}

/** In a colleague's place, or at an hour that the timetable does not know. */
const HoldLesson = ({ day, period, onClose }: HoldLessonProps) => {
  const sections = useAllSections();
  const navigate = useNavigate();
  const hold = useHoldLesson();
  const own = useOwnClasses();
  const ofSchool = GRADES.flatMap((grade) => classesOf(grade, sections(grade)));
  // Those of others are refused; an own section that is alone in its grade is not among the school's.
  const classes = new Map(
    [...ofSchool.filter((each) => isOwnClass(own, each)), ...(own ?? [])].map((each) => [classKey(each), each]),
  );
  const [course, setCourse] = useState<Course>(COURSES[0]);
  const { grade = GRADES[0], section } = useRuledPupils();
  const [first] = own ?? [{ grade, section: section ?? null }];
  const [chosen, setChosen] = useState(first ? classKey(first) : '');
  // What is not offered would not be what the field shows.
  const of = classes.get(chosen) ?? classes.get(`${first?.grade}`);
  return (
    <FormDialog
      title={holdLesson.title}
      submit={holdLesson.submit}
      action={hold}
      fields={[]}
      disabled={!of}
      onSubmit={(form) => {
        if (!of) return;
        const at = { day, period: Number(form.get('period')), ...of };
        const params = lessonParams(at);
        hold.mutate(
          { at, course },
          {
            onSuccess: () =>
              void navigate({
                to: '/admin/teacher-table/$day/$period/$class',
                params: { ...params, period: String(params.period) },
              }),
          },
        );
      }}
      onClose={onClose}
    >
      <p className="text-muted">{holdLesson.body}</p>
      <SelectField
        label={holdLesson.class}
        value={of ? classKey(of) : ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        <OptionPairs of={Array.from(classes, ([key, each]) => [key, className(each)])} />
      </SelectField>
      <SelectField name="period" label={holdLesson.period} defaultValue={period}>
        <Options of={PERIODS} names={periodName} />
      </SelectField>
      <Choice
        legend={holdLesson.course}
        options={COURSES.map((each) => ({ value: each, label: courseName(each, of?.grade ?? GRADES[0]) }))}
        value={course}
        onChange={setCourse}
      />
    </FormDialog>
  );
};

const route = getRouteApi('/admin/teacher-table');

/** Of those that nobody opened, time alone says it: the page may be open for hours. This device may have begun one. */
const stateNow = (lesson: TeacherWeek['lessons'][number], waiting: number, now: SchoolNow) => {
  if (lesson.state === 'open' || lesson.state === 'ended') return lesson.state;
  return waiting > 0 ? 'open' : lessonState(lesson, null, now);
};

const FRIDAY = 5;

/** The days of school, those of its usual week that are none, and any other on which a lesson was held. */
const useShownDays = (
  { days, exceptions, lessons }: TeacherWeek,
  now: SchoolNow,
  isShown: (lesson: SchoolClass) => boolean,
): ShownDay[] => {
  const waiting = useTapsOutbox().state.use();
  const free = exceptions.map(({ day }) => day).filter((day) => weekdayOf(day) < FRIDAY);
  const held = lessons.map(({ day }) => day);
  return [...new Set([...days, ...free, ...held])].toSorted().map((day) => ({
    day,
    exception: exceptions.find((each) => each.day === day)?.name ?? null,
    lessons: lessons
      .filter((lesson) => lesson.day === day && isShown(lesson))
      .map((lesson) => {
        const count = waiting.filter(({ at }) => isSameLesson(at, lesson)).length;
        return { ...lesson, state: stateNow(lesson, count, now), waiting: count };
      }),
  }));
};

const WeekSteps = ({ start, isCurrent }: { start: string; isCurrent: boolean }) => {
  const set = useAddress();
  const step = (icon: 'back' | 'forward', label: string, day: string) => (
    <IconButton icon={icon} label={label} onClick={() => set({ day })} className="border border-line bg-card" />
  );
  const end = dayAfter(start, 4);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {step('back', weekPicker.previous, dayBefore(start, 7))}
      <p className="leading-snug">
        <span className="block font-black">{formatDays(start, end)}</span>
        <span className="block text-sm text-muted">{formatHijriDays(start, end)}</span>
      </p>
      {step('forward', weekPicker.next, dayAfter(start, 7))}
      {!isCurrent && (
        <Button look="soft" onClick={() => set({ day: undefined })}>
          {weekPicker.current}
        </Button>
      )}
    </div>
  );
};

/** The lessons of the own classes first, where a teacher has some, and the others on purpose. */
const useWhose = () => {
  const pupils = useRuledPupils();
  const own = useOwnClasses();
  const [isAll, setAll] = useState(false);
  const hasOwn = own !== null && pupils.grade === undefined;
  return {
    isShown: (lesson: SchoolClass) => (hasOwn && !isAll ? isOwnClass(own, lesson) : isArrangedFor(lesson, pupils)),
    toggle: hasOwn && (
      <Button look="soft" onClick={() => setAll(!isAll)}>
        {isAll ? texts.ownLessons : texts.allLessons}
      </Button>
    ),
  };
};

const Week = ({ week, now }: { week: TeacherWeek; now: SchoolNow }) => {
  const whose = useWhose();
  const days = useShownDays(week, now, whose.isShown);
  const set = useAddress();
  const { day: chosen = now.day } = route.useSearch();
  const isCurrent = week.start <= now.day && now.day < dayAfter(week.start, 7);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <WeekSteps start={week.start} isCurrent={isCurrent} />
        {whose.toggle}
      </div>
      {days.length === 0 ? (
        <EmptyState
          icon="calendar"
          title={texts.none}
          body={texts.noneBody}
          action={<ButtonLink to="/admin/timetable">{texts.toTimetable}</ButtonLink>}
        />
      ) : (
        <>
          <div className="lg:hidden">
            <DayTabs days={days} today={now.day} chosen={chosen} onChoose={(day) => set({ day })} />
          </div>
          <div className="max-lg:hidden">
            <WeekGrid days={days} today={now.day} />
          </div>
        </>
      )}
    </div>
  );
};

/** The teacher's working week, today first. */
export const TeacherTable = () => {
  const outbox = useTapsOutbox();
  const { day } = route.useSearch();
  const now = useSchoolNow(useQuery(weekQuery(undefined)));
  // This week stays the same question whichever of its days is chosen.
  const isOther = day !== undefined && weekOf(day) !== weekOf(now.day);
  const query = useQuery(weekQuery(isOther ? weekOf(day) : undefined));
  const [isHolding, setHolding] = useState(false);
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro}>
        <Button look="plain" icon="plus" onClick={() => setHolding(true)}>
          {holdLesson.open}
        </Button>
      </PageHead>
      <div className="mb-4">
        <WaitingLine count={outbox.state.use().length} isHeld={outbox.isHeld.use()} />
      </div>
      <Loaded query={query} skeleton={<Bones look={['h-12', 'h-96 rounded-card!']} />}>
        {(week) => <Week week={week} now={now} />}
      </Loaded>
      {isHolding && (
        <HoldLesson
          day={now.day}
          period={query.data?.lessons.find(({ state }) => state === 'now')?.period ?? 1}
          onClose={() => setHolding(false)}
        />
      )}
    </>
  );
};
