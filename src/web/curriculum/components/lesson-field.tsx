import { useQuery } from '@tanstack/react-query';
import { subjectOf } from '#domain/curriculum/lessons';
import type { Subject } from '#domain/questions/kinds';
import type { Grade } from '#domain/roster/grades';
import { lessonField as texts } from '#strings/curriculum/staff';
import { OptionPairs, SelectField } from '#web/ui/field.tsx';
import { curriculumQuery } from '../queries.ts';

interface LessonFieldProps {
  grade: Grade;
  subject: Subject;
  value: string | null;
  onChange: (lessonId: string | null) => void;
}

/** The lesson that a question asks about, of those of its subject. */
export const LessonField = ({ grade, subject, value, onChange }: LessonFieldProps) => {
  const { data } = useQuery(curriculumQuery({ grade, section: null }));
  const lessons = data?.lessons.filter((lesson) => subjectOf(lesson) === subject || lesson.id === value) ?? [];
  return (
    <SelectField
      label={texts.label}
      hint={texts.hint}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">{texts.none}</option>
      <OptionPairs of={lessons.map(({ id, topic }) => [id, topic])} />
    </SelectField>
  );
};
