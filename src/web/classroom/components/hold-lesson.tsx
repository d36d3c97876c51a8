import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { COURSES, type Course } from '#domain/calendar/courses';
import { PERIODS_A_DAY } from '#domain/calendar/terms';
import { classesOf, classKey, isOwnClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { periodName } from '#strings/calendar/week';
import { courseName } from '#strings/calendar/words';
import { holdLesson as texts } from '#strings/classroom/staff';
import { className } from '#strings/widgets';
import { useOwnClasses } from '#web/access/queries.ts';
import { useRuledPupils } from '#web/lib/grade.ts';
import { useAllSections } from '#web/lib/waiting.ts';
import { Choice } from '#web/ui/choice.tsx';
import { OptionPairs, Options, SelectField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useHoldLesson } from '../mutations.ts';
import { lessonParams } from '../queries.ts';

const PERIODS = Array.from({ length: PERIODS_A_DAY }, (_, at) => at + 1);

interface HoldLessonProps {
  day: string;
  /** The one that runs, or the first. */
  period: number;
  onClose: () => void;
}

/** In a colleague's place, or at an hour that the timetable does not know. */
export const HoldLesson = ({ day, period, onClose }: HoldLessonProps) => {
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
      title={texts.title}
      submit={texts.submit}
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
      <p className="text-muted">{texts.body}</p>
      <SelectField
        label={texts.class}
        value={of ? classKey(of) : ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        <OptionPairs of={Array.from(classes, ([key, each]) => [key, className(each)])} />
      </SelectField>
      <SelectField name="period" label={texts.period} defaultValue={period}>
        <Options of={PERIODS} names={periodName} />
      </SelectField>
      <Choice
        legend={texts.course}
        options={COURSES.map((each) => ({ value: each, label: courseName(each, of?.grade ?? GRADES[0]) }))}
        value={course}
        onChange={setCourse}
      />
    </FormDialog>
  );
};
