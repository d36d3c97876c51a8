import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Difficulty } from '#domain/questions/kinds';
import { isNamed } from '#domain/roster/latin';
import { challenges as texts } from '#strings/race/pupil';
import { useAction } from '#web/lib/action.ts';
import { api, messageOf } from '#web/lib/api.ts';
import { classmatesQuery } from '#web/lib/classmates.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';

export interface PickerProps {
  difficulty: Difficulty;
  onAsked: (challengeId: number) => void;
}

export const Names = ({ difficulty, onAsked }: PickerProps) => {
  const [search, setSearch] = useState('');
  const ask = useAction({
    run: (studentId: number) => api('POST /api/student/race/challenges', { body: { studentId, difficulty } }),
    after: ({ id }) => onAsked(id),
    refused: messageOf,
  });
  return (
    <div className="grid gap-3">
      <SearchBox label={texts.search} onSearch={setSearch} />
      <Loaded query={useQuery(classmatesQuery)} skeleton={<Bones look="h-11" times={4} />}>
        {(classmates) => {
          const found = classmates.filter(({ label }) => isNamed(label, search));
          return (
            <>
              {found.length === 0 && <p className="text-muted">{texts.nobody}</p>}
              <ul aria-label={texts.classmates} className="grid max-h-[50dvh] grid-cols-2 gap-2 overflow-auto p-0.5">
                {found.map(({ id, label }) => (
                  <li key={id} className="grid">
                    <button
                      type="button"
                      aria-disabled={ask.isPending}
                      onClick={() => !ask.isPending && ask.mutate(id)}
                      className="min-h-12 rounded-xl bg-coral-soft px-3 text-start font-extrabold text-coral-ink hover:brightness-97"
                    >
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
    </div>
  );
};
