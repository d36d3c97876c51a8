import { useMatches, useSearch } from '@tanstack/react-router';
import type { SchoolClass } from '#domain/roster/classes';
import { DEFAULT_GRADE, type Grade, isGrade } from '#domain/roster/grades';
import { CLASS_MAX_LENGTH } from '#domain/roster/pupils';

/** A page shows one grade, or any: one of them or all. */
type GradeRule = 'one' | 'any';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the header's grade rules on this page; where it rules nothing it is not shown. */
    grade?: GradeRule | ((search: { tab?: string }) => GradeRule | undefined);
    /** Its lists are of pupils: the header's section rules them too. */
    pupils?: true;
  }
}

/** The pupils that lists are about; whatever is undefined leaves nobody out. */
export interface PupilsOf {
  grade?: Grade | undefined;
  section?: string | undefined;
}

/** The grade staff look at stands in the address and is carried from page to page (see `parents.ts`). */
export const gradeSearch = (search: Record<string, unknown>): { grade?: Grade } => {
  const grade = Number(search.grade);
  return isGrade(grade) ? { grade } : {};
};

/** With the section, which goes along with it. */
export const classSearch = (search: Record<string, unknown>): { grade?: Grade; section?: string } => {
  // An address reads «1» as a number.
  const section = String(search.section ?? '')
    .trim()
    .slice(0, CLASS_MAX_LENGTH);
  return { ...gradeSearch(search), ...(section && { section }) };
};

const useChosenGrade = (): Grade | undefined => gradeSearch(useSearch({ strict: false })).grade;

export const useGradeRule = (): GradeRule | undefined =>
  useMatches({
    select: (matches) => {
      const { staticData, search } = matches.at(-1) ?? {};
      const rule = staticData?.grade;
      return typeof rule === 'function' ? rule(search ?? {}) : rule;
    },
  });

/** The grade where exactly one is needed: in a form, or on a page of one grade. */
export const useGrade = (): Grade => useChosenGrade() ?? DEFAULT_GRADE;

/** The grade that rules the lists of this page; none for all of them. */
export const useRuledGrade = (): { value: Grade | undefined; isFilter: boolean } => {
  const rule = useGradeRule();
  const chosen = useChosenGrade();
  if (rule === 'one') return { value: chosen ?? DEFAULT_GRADE, isFilter: false };
  return { value: rule && chosen, isFilter: rule !== undefined && chosen !== undefined };
};

/** The section in the address, whatever the page makes of it. */
export const useSection = (): string | undefined => classSearch(useSearch({ strict: false })).section;

/** Whether lists of this page are of pupils, and where it is so, the section that rules them; none for all. */
export const useRuledSection = (): { isRuled: boolean; value: string | undefined } => {
  const rule = useGradeRule();
  const isOfPupils = useMatches({ select: (matches) => matches.at(-1)?.staticData.pupils === true });
  const section = useSection();
  const isRuled = isOfPupils && rule !== undefined;
  return { isRuled, value: isRuled ? section : undefined };
};

/** Grade and section together, as the queries of lists take them. */
export const useRuledPupils = (): PupilsOf => ({ grade: useRuledGrade().value, section: useRuledSection().value });

/** The same for rows that are all on the page. */
export const isOfClass = (row: { grade: Grade; classId: string | null }, { grade, section }: PupilsOf): boolean =>
  (grade === undefined || row.grade === grade) && (section === undefined || row.classId === section);

/** The class that they are of, where it is one. */
export const classOf = ({ grade, section }: PupilsOf): SchoolClass | undefined =>
  grade && { grade, section: section ?? null };

/** Of what is arranged for classes; with a section also what its grade has as one. */
export const isArrangedFor = (arranged: SchoolClass, { grade, section }: PupilsOf): boolean =>
  (grade === undefined || arranged.grade === grade) &&
  (section === undefined || arranged.section === null || arranged.section === section);
