import { useState } from 'react';
import { type Grade, isGrade } from '#domain/roster/grades';
import { ApiError } from '#web/lib/api.ts';

/** Name, and the grade once the server says that two pupils share the name (D-9). */
export const useWhoAsks = () => {
  const [name, setName] = useState('');
  const [grade, setGrade] = useState<Grade>();
  const [needsGrade, setNeedsGrade] = useState(false);
  return {
    name,
    grade,
    needsGrade,
    who: { name, ...(grade !== undefined && { grade }) },
    rename: (next: string) => {
      setName(next);
      setGrade(undefined);
      setNeedsGrade(false);
    },
    chooseGrade: (value: string) => {
      const picked = Number(value);
      setGrade(isGrade(picked) ? picked : undefined);
    },
    notice: (failure: unknown) => {
      if (failure instanceof ApiError && failure.code === 'name_needs_grade') setNeedsGrade(true);
    },
  };
};

export type WhoAsks = ReturnType<typeof useWhoAsks>;
