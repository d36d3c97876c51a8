import { type ChangeEvent, useState } from 'react';
import { COURSES, type Course } from '#domain/calendar/courses';

import { LESSON_TEXT_MAX, WEEK_LESSONS_MAX } from '#domain/curriculum/lessons';
import { STRANDS } from '#domain/questions/kinds';
import { courseName } from '#strings/calendar/words';
import { curriculumPage, planForm as texts } from '#strings/curriculum/staff';
import { strandNames } from '#strings/curriculum/words';
import { formatNumber } from '#strings/plural';
import { useSeenDraft } from '#web/lib/seen-draft.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Options, SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Curriculum } from '#wire/curriculum';
import { useEditPlan } from '../mutations.ts';
import { draftOfWeek, type LessonDraft, movedLesson, newLesson, planWith, weekNumbers } from '../plan-draft.ts';

interface LessonFieldsProps {
  lesson: LessonDraft;
  /** Those that it can go to. */
  weeks: readonly number[];
  /** Where its faults come back from. */
  place: string;
  onChange: (part: Partial<LessonDraft>) => void;
}

const LessonFields = ({ lesson, weeks, place, onChange }: LessonFieldsProps) => {
  const typed = (field: 'topic' | 'unit' | 'verses' | 'strand' | 'week') => ({
    label: texts[field],
    name: `${place}/${field}`,
    value: lesson[field],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [field]: field === 'week' ? Number(value) : value }),
  });
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <TextField {...typed('topic')} maxLength={LESSON_TEXT_MAX} />
      <TextField {...typed('unit')} maxLength={LESSON_TEXT_MAX} />
      {lesson.course === 'islamic' ? (
        <SelectField {...typed('strand')}>
          <option value="">{texts.noStrand}</option>
          <Options of={STRANDS} names={(strand) => strandNames[strand][0]} />
        </SelectField>
      ) : (
        <TextField {...typed('verses')} hint={texts.versesHint} dir="ltr" />
      )}
      <SelectField {...typed('week')}>
        <Options of={weeks} names={formatNumber} />
      </SelectField>
    </div>
  );
};

interface CourseProps {
  course: Course;
  title: string;
  lessons: readonly LessonDraft[];
  places: ReadonlyMap<string, string>;
  week: number;
  weeks: readonly number[];
  onChange: (lessons: readonly LessonDraft[]) => void;
}

const CourseLessons = ({ course, title, lessons, places, week, weeks, onChange }: CourseProps) => {
  const own = lessons.filter((lesson) => lesson.course === course);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-black">{title}</h3>
      {own.map((lesson, at) => {
        const name = lesson.topic || texts.lesson(at + 1);
        return (
          <fieldset key={lesson.key} className="grid gap-2 rounded-2xl border border-line p-3">
            <legend className="px-1 text-sm font-extrabold text-muted">{texts.lesson(at + 1)}</legend>
            <LessonFields
              lesson={lesson}
              weeks={weeks}
              place={places.get(lesson.key) ?? lesson.key}
              onChange={(part) => onChange(lessons.with(lessons.indexOf(lesson), { ...lesson, ...part }))}
            />
            <div className="flex justify-end gap-1">
              <IconButton
                icon="up"
                label={texts.up(name)}
                disabled={at === 0}
                onClick={() => onChange(movedLesson(lessons, lesson.key, -1))}
              />
              <IconButton
                icon="down"
                label={texts.down(name)}
                disabled={at === own.length - 1}
                onClick={() => onChange(movedLesson(lessons, lesson.key, 1))}
              />
              <IconButton
                icon="trash"
                label={texts.remove(name)}
                className="text-danger"
                onClick={() => onChange(lessons.filter((each) => each !== lesson))}
              />
            </div>
          </fieldset>
        );
      })}
      {own.length < WEEK_LESSONS_MAX && (
        <Button
          look="soft"
          icon="plus"
          aria-label={texts.addTo(title)}
          className="justify-self-start"
          onClick={() => onChange([...lessons, newLesson(course, week)])}
        >
          {texts.add}
        </Button>
      )}
    </section>
  );
};

interface WeekDialogProps {
  curriculum: Curriculum;
  week: number;
  onClose: () => void;
}

/** The lessons of one week. The plan is written as a whole, so that a lesson can go to another week. */
export const WeekDialog = ({ curriculum, week, onClose }: WeekDialogProps) => {
  const { seen, draft, change, follow } = useSeenDraft(curriculum, (from) => draftOfWeek(from, week));
  const edit = useEditPlan(curriculum.grade);
  const [places, setPlaces] = useState<ReadonlyMap<string, string>>(new Map());
  const submit = () => {
    const plan = planWith(seen, week, draft.lessons);
    setPlaces(plan.places);
    edit.mutate({ termId: seen.term.id, version: seen.version, weeks: plan.weeks }, { onSuccess: onClose });
  };
  const goOn = (typed?: typeof draft) => {
    edit.reset();
    follow(curriculum, typed);
  };
  return (
    <FormDialog
      title={curriculumPage.editWeek(week)}
      submit={texts.save}
      action={edit}
      fields={[...places.values()]}
      onSubmit={submit}
      onClose={onClose}
      wide
    >
      {curriculum.version !== seen.version && !edit.isPending && (
        <Notice urgent text={texts.changed} actions={{ [texts.take]: () => goOn(), [texts.keep]: () => goOn(draft) }} />
      )}
      {COURSES.map((course) => (
        <CourseLessons
          key={course}
          course={course}
          title={courseName(course, curriculum.grade)}
          lessons={draft.lessons}
          places={places}
          week={week}
          weeks={weekNumbers(curriculum)}
          onChange={(lessons) => change({ lessons })}
        />
      ))}
    </FormDialog>
  );
};
