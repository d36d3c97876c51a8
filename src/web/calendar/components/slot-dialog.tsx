import { COURSES, type Course } from '#domain/calendar/courses';
import type { Slot, TermPlan } from '#domain/calendar/terms';
import type { Grade } from '#domain/roster/grades';
import { timetablePage as texts } from '#strings/calendar/staff';
import { periodName } from '#strings/calendar/week';
import { COMMA, courseName } from '#strings/calendar/words';
import { formatWeekday } from '#strings/dates';
import { gradeNames } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export type Place = Pick<Slot, 'weekday' | 'period'>;

const NONE = 'none';

/** As the server keeps them, so that what is put back is no change. */
const inOrder = (a: Slot, b: Slot): number => a.weekday - b.weekday || a.period - b.period || a.grade - b.grade;

interface SlotDialogProps {
  place: Place;
  slots: TermPlan['slots'];
  grades: readonly Grade[];
  onChange: (slots: Slot[]) => void;
  onClose: () => void;
}

/** What each grade has in one period of a day. Nothing is sent from here: the table shows it first. */
export const SlotDialog = ({ place: { weekday, period }, slots, grades, onChange, onClose }: SlotDialogProps) => {
  const isHere = (slot: Slot, grade: Grade) =>
    slot.weekday === weekday && slot.period === period && slot.grade === grade;
  const put = (grade: Grade, course: Course | typeof NONE) => {
    const others = slots.filter((slot) => !isHere(slot, grade));
    onChange(course === NONE ? others : [...others, { weekday, period, grade, course }].toSorted(inOrder));
  };
  return (
    <Dialog wide title={[formatWeekday(weekday), periodName(period)].join(COMMA)} onClose={onClose}>
      <div className="grid gap-4">
        {grades.map((grade) => (
          <Choice
            key={grade}
            legend={gradeNames[grade]}
            options={[
              { value: NONE, label: texts.noCourse },
              ...COURSES.map((course) => ({ value: course, label: courseName(course, grade) })),
            ]}
            value={slots.find((slot) => isHere(slot, grade))?.course ?? NONE}
            onChange={(course) => put(grade, course)}
          />
        ))}
        <Button look="gold" onClick={onClose} className="justify-self-end">
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
};
