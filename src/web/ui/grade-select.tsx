import { GRADES } from '#domain/roster/grades';
import { gradeLabel, gradeNames, listWords } from '#strings/widgets';
import { useGradeRule, useRuledGrade } from '#web/lib/grade.ts';
import { Filter } from './filter.tsx';
import { useAddress } from './list/use-address.ts';

/** In the header of a page whose lists have a grade; the choice goes along to the next page. */
export const GradeSelect = () => {
  const rule = useGradeRule();
  const { value } = useRuledGrade();
  const set = useAddress();
  if (!rule) return null;
  return (
    <Filter
      label={gradeLabel}
      {...(rule === 'any' && { all: listWords.allGrades })}
      options={GRADES}
      nameOf={(grade) => gradeNames[grade]}
      value={value}
      onChange={(grade) => set({ grade })}
    />
  );
};
