import { useMatches, useSearch } from '@tanstack/react-router';
import { DEFAULT_GRADE, type Grade, isGrade } from '#domain/roster/grades';

/** A page shows one grade, or any: one of them or all. */
type GradeRule = 'one' | 'any';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the header's grade rules on this page; where it rules nothing it is not shown. */
    grade?: GradeRule | ((search: { tab?: string }) => GradeRule | undefined);
  }
}

/** The grade staff look at stands in the address and is carried from page to page (see `staffSearch`). */
export const gradeSearch = (search: Record<string, unknown>): { grade?: Grade } => {
  const grade = Number(search.grade);
  return isGrade(grade) ? { grade } : {};
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
