import { GRADES, isGrade } from '#domain/roster/grades';
import { gradeLabel, gradeNames } from '#strings/widgets';
import { useGrade } from '#web/lib/grade.ts';

export const GradeSelect = () => {
  const [grade, choose] = useGrade();
  return (
    <select
      aria-label={gradeLabel}
      value={grade}
      onChange={(event) => {
        const picked = Number(event.target.value);
        if (isGrade(picked)) choose(picked);
      }}
      className="min-h-11 rounded-2xl border-2 border-field-line bg-card px-3 font-extrabold"
    >
      {GRADES.map((each) => (
        <option key={each} value={each}>
          {gradeNames[each]}
        </option>
      ))}
    </select>
  );
};
