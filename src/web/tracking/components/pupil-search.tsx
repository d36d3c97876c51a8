import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNamed } from '#domain/roster/latin';
import { searchKey } from '#domain/roster/names';
import { arabicStarts } from '#domain/tracking/latin-letters';
import { search as texts } from '#strings/tracking/staff';
import { gradeNames } from '#strings/widgets';
import { pupilsQuery } from '#web/lib/pupils.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Bones, SmallError } from '#web/ui/states.tsx';
import type { Student } from '#wire/roster';
import { keptRecent } from '../recent-pupils.ts';

/** Names that begin with what was typed, a Latin letter standing for those it may be; then whoever else is meant by it. */
export const found = (pupils: readonly Student[], typed: string): Student[] => {
  const starts = arabicStarts(typed) ?? [typed];
  const keys = starts.map(searchKey).filter((key) => key !== '');
  const begins = ({ name }: Student) => keys.some((key) => searchKey(name).startsWith(key));
  const isMeant = ({ name }: Student) => keys.length > 0 && isNamed(name, typed);
  return [...pupils.filter(begins), ...pupils.filter((pupil) => !begins(pupil) && isMeant(pupil))];
};

const PupilList = ({ pupils, onChoose }: { pupils: readonly Student[]; onChoose: (id: number) => void }) => (
  <ul className="grid gap-1">
    {pupils.map(({ id, name, grade }) => (
      <li key={id}>
        <button
          type="button"
          onClick={() => onChoose(id)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl px-4 text-start font-extrabold hover:bg-emerald-soft"
        >
          {name}
          <span className="text-sm font-semibold text-muted">{gradeNames[grade]}</span>
        </button>
      </li>
    ))}
  </ul>
);

/** Those who were heard last are at hand; the others by the beginning of their name. */
export const PupilSearch = ({ onChoose, onClose }: { onChoose: (id: number) => void; onClose: () => void }) => {
  const pupils = useQuery(pupilsQuery);
  const [typed, setTyped] = useState('');
  const all = pupils.data ?? [];
  const recent = keptRecent().flatMap((id) => all.find((each) => each.id === id) ?? []);
  const hits = found(all, typed);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (hits[0]) onChoose(hits[0].id);
        }}
      >
        <TextField
          label={texts.label}
          hint={texts.hint}
          value={typed}
          autoFocus
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        {pupils.error && !pupils.data && <SmallError text={texts.failed} onRetry={() => void pupils.refetch()} />}
        {pupils.isPending && <Bones look="h-12" times={3} />}
        {typed.trim() === '' && recent.length > 0 && (
          <section aria-label={texts.recent}>
            <h3 className="mb-1 font-extrabold text-muted">{texts.recent}</h3>
            <PupilList pupils={recent} onChoose={onChoose} />
          </section>
        )}
        {typed.trim() !== '' && pupils.data && (
          <div role="status">
            {hits.length > 0 ? <PupilList pupils={hits} onChoose={onChoose} /> : <p>{texts.nobody}</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
};
