import { GRADES, type Grade } from '#domain/roster/grades';
import { questionForm as texts } from '#strings/questions/staff';
import { gradeNames } from '#strings/widgets';
import { Tick } from '#web/ui/tick.tsx';

interface AlsoInFieldProps {
  /** The question's own, which goes on asking it. */
  grade: Grade;
  value: readonly Grade[];
  onChange: (grades: readonly Grade[]) => void;
}

/** The further grades that ask a question, without its being written again. */
export const AlsoInField = ({ grade, value, onChange }: AlsoInFieldProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 font-extrabold">{texts.alsoIn}</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {GRADES.filter((each) => each !== grade).map((each) => (
        <Tick
          key={each}
          label={gradeNames[each]}
          checked={value.includes(each)}
          onChange={(isOn) => onChange(isOn ? [...value, each] : value.filter((other) => other !== each))}
        />
      ))}
    </div>
    <p className="text-sm text-muted">{texts.alsoInHint}</p>
  </fieldset>
);
