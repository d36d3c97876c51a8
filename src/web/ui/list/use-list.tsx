import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { Grade } from '#domain/roster/grades';
import { isNamed } from '#domain/roster/latin';
import { isOfClass, useRuledGrade, useRuledSection } from '#web/lib/grade.ts';
import { Filter } from '../filter.tsx';
import type { Choices, Chosen, ListAddress, Readers } from './search.ts';
import { useAddress } from './use-address.ts';

interface FilterWords<Value extends string | number> {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  names: Readonly<Record<Value, string>>;
}

/** What the address says about a list, and the ways to change it, on whichever page the list stands. */
export const useList = <C extends Choices, R extends Readers>(address: ListAddress<C, R>) => {
  const chosen = address(useSearch({ strict: false }));
  const grade = useRuledGrade();
  const { value: section } = useRuledSection();
  const set = useAddress();
  const { search = '', sort } = chosen;
  const filters = Object.keys(address.choices).filter((key) => key in chosen);
  return {
    chosen,
    /** As the list's query takes it. */
    wanted: {
      ...(Object.fromEntries(Object.entries(chosen).filter(([key]) => filters.includes(key))) as Chosen<C>),
      search,
      grade: grade.value,
      section,
    },
    search,
    sort,
    set,
    /** Another list on the same page, which has filters and columns of its own. */
    open: (part: Readonly<Record<string, unknown>>) =>
      set(
        { ...Object.fromEntries(filters.map((key) => [key, undefined])), search: undefined, sort: undefined, ...part },
        { replace: false },
      ),
    isFiltered: search !== '' || grade.isFilter || section !== undefined || filters.length > 0,
    clear: () =>
      set({
        ...Object.fromEntries(filters.map((key) => [key, undefined])),
        search: undefined,
        ...(grade.isFilter && { grade: undefined }),
        section: undefined,
      }),
    /** Whether it is of the pupils that are looked at, for a list that is on the page whole. */
    has: (row: { grade: Grade; classId: string | null }): boolean => isOfClass(row, { grade: grade.value, section }),
    /** Whether the search finds this name, for the same. */
    finds: (name: string): boolean => isNamed(name, search),
    filter: <K extends keyof C & string>(key: K, { names, ...words }: FilterWords<C[K][number]>): ReactElement => (
      <Filter<C[K][number]>
        key={key}
        {...words}
        options={address.choices[key] ?? []}
        nameOf={(value) => names[value]}
        value={chosen[key]}
        onChange={(value) => set({ [key]: value })}
      />
    ),
  };
};

/** What the pieces of a list need of it, whatever its filters are. */
export type List = Pick<
  ReturnType<typeof useList<Choices, Readers>>,
  'search' | 'sort' | 'set' | 'isFiltered' | 'clear'
>;
