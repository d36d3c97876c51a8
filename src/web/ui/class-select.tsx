import { GRADES, type Grade } from '#domain/roster/grades';
import { gradeLabel, gradeNames, listWords, sectionLabel, sectionName } from '#strings/widgets';
import { useGradeRule, useRuledGrade, useRuledSection, useSection } from '#web/lib/grade.ts';
import { useSections } from '#web/lib/waiting.ts';
import { Filter } from './filter.tsx';
import { useAddress } from './list/use-address.ts';

/** No control where the school has set no sections. One that is chosen can be taken back, whatever there is. */
export const SectionSelect = ({ grade }: { grade: Grade | undefined }) => {
  const value = useSection();
  const sections = new Set(useSections(grade));
  if (value !== undefined) sections.add(value);
  const set = useAddress();
  if (sections.size === 0) return null;
  return (
    <Filter
      label={sectionLabel}
      all={listWords.allSections}
      options={[...sections]}
      nameOf={sectionName}
      value={value}
      onChange={(section) => set({ section })}
    />
  );
};

/** In the header of a page whose lists have a grade; the choice goes along to the next page. */
export const ClassSelect = () => {
  const rule = useGradeRule();
  const { value } = useRuledGrade();
  const { isRuled } = useRuledSection();
  const set = useAddress();
  if (!rule) return null;
  return (
    // On a phone both beside the menu's button.
    <span className="contents max-sm:*:basis-20! max-sm:*:ps-0! max-sm:*:pe-1! max-sm:*:text-[0.8rem]! max-sm:*:text-clip! max-sm:[&>:first-child]:basis-25!">
      <Filter
        label={gradeLabel}
        {...(rule === 'any' && { all: listWords.allGrades })}
        options={GRADES}
        nameOf={(grade) => gradeNames[grade]}
        value={value}
        // Another grade has other sections.
        onChange={(grade) => set({ grade, section: undefined })}
      />
      {isRuled && <SectionSelect grade={value} />}
    </span>
  );
};
