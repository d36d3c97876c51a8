import { classesOf, classKey, classOrder, isSameClass, overlap, type SchoolClass } from '#domain/roster/classes';
import { GRADES } from '#domain/roster/grades';
import { staffForm as texts } from '#strings/staff/staff';
import { className } from '#strings/widgets';
import { useAllSections } from '#web/lib/waiting.ts';
import { Choice } from '#web/ui/choice.tsx';
import { Tick } from '#web/ui/tick.tsx';

interface ClassesFieldProps {
  /** Null for all. */
  classes: readonly SchoolClass[] | null;
  onChange: (classes: SchoolClass[] | null) => void;
}

/** The classes that a teacher acts on. */
export const ClassesField = ({ classes, onChange }: ClassesFieldProps) => {
  const sections = useAllSections();
  const ofSchool = GRADES.flatMap((grade) => classesOf(grade, sections(grade)));
  // One that was given stays to be taken away, also when no pupil is in it any more.
  const offered = [...ofSchool, ...(classes ?? []).filter((own) => !ofSchool.some((each) => isSameClass(own, each)))];
  // Who has a grade has its sections.
  const give = (given: SchoolClass) =>
    [...(classes ?? []).filter((own) => !overlap(own, given)), given].toSorted(classOrder);
  return (
    <div className="grid gap-2">
      <Choice
        legend={texts.classes}
        options={[
          { value: 'all', label: texts.allClasses },
          { value: 'some', label: texts.someClasses },
        ]}
        value={classes === null ? 'all' : 'some'}
        onChange={(which) => onChange(which === 'all' ? null : [])}
      />
      <p className="text-sm text-muted">{texts.classesHint}</p>
      {classes !== null && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {offered.toSorted(classOrder).map((each) => (
            <Tick
              key={classKey(each)}
              label={className(each)}
              checked={classes.some((own) => isSameClass(own, each))}
              onChange={(isOn) => onChange(isOn ? give(each) : classes.filter((own) => !isSameClass(own, each)))}
            />
          ))}
        </div>
      )}
    </div>
  );
};
