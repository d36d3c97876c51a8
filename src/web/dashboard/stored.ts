import { useCallback, useState } from 'react';

/** What the browser keeps for this pupil alone: a shared tablet has many. */
export const useStored = (storage: Storage, name: string, studentId: number) => {
  const key = `himma-${name}-${studentId}`;
  const [value, setValue] = useState(() => storage.getItem(key));
  const store = useCallback(
    (next: string) => {
      storage.setItem(key, next);
      setValue(next);
    },
    [storage, key],
  );
  return [value, store] as const;
};
