import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { countChosen, pupilPicker } from '#strings/roster/staff';
import { gradeNames } from '#strings/widgets';
import { messageOf } from '#web/lib/api.ts';
import { type Pupil, pupilsNamed, pupilsQuery } from '#web/lib/pupils.ts';
import { useCombo } from '#web/ui/combo.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SmallError } from '#web/ui/states.tsx';

interface PickerBoxProps {
  /** Absent while they are on their way: the box takes letters, and the focus, from the start. */
  pupils: readonly Pupil[] | undefined;
  chosen: readonly Pupil[];
  onChoose: (chosen: readonly Pupil[]) => void;
  error: string | undefined;
}

const Chip = ({ pupil, onRemove }: { pupil: Pupil; onRemove: () => void }) => (
  <li className="inline-flex min-h-9 items-center gap-1 rounded-xl bg-emerald-soft ps-3 font-extrabold text-emerald-ink">
    {pupil.name}
    <button
      type="button"
      aria-label={pupilPicker.remove(pupil.name)}
      onClick={onRemove}
      className="grid size-9 place-items-center rounded-xl hover:bg-card"
    >
      <Icon name="close" className="size-4" />
    </button>
  </li>
);

const Nobody = ({ isLoading }: { isLoading: boolean }) => (
  <p className="px-4 py-2 text-muted">{isLoading ? pupilPicker.loading : pupilPicker.nobody}</p>
);

/** Several pupils by a few letters each: type, Enter, type, Enter. Backspace in the empty box takes the last one back. */
const PickerBox = ({ pupils, chosen, onChoose, error }: PickerBoxProps) => {
  const isFree = ({ id }: Pupil) => !chosen.some((each) => each.id === id);
  const { id, typed, isOpen, offered, write, box, listId, option } = useCombo({
    offer: (text) => pupilsNamed(pupils?.filter(isFree), text),
    onChoose: (pupil) => onChoose([...chosen, pupil]),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChoose(chosen.slice(0, -1));
    else box.onKeyDown(event);
  };

  return (
    <div className="relative grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="flex flex-wrap gap-x-3 font-extrabold">
        {pupilPicker.label}
        <span className="font-semibold text-muted">{countChosen(chosen.length)}</span>
      </label>
      <div className="flex flex-wrap gap-1.5 rounded-field border-2 border-field-line bg-card p-1.5 focus-within:border-emerald focus-within:ring-4 focus-within:ring-emerald-soft">
        {chosen.length > 0 && (
          <ul className="flex max-h-32 min-w-0 flex-wrap gap-1.5 overflow-auto">
            {chosen.map((pupil) => (
              <Chip
                key={pupil.id}
                pupil={pupil}
                onRemove={() => onChoose(chosen.filter((each) => each.id !== pupil.id))}
              />
            ))}
          </ul>
        )}
        <input
          {...box}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onKeyDown={onKeyDown}
          onBlur={() => write('')}
          className="min-h-9 min-w-32 flex-1 bg-transparent px-2.5 outline-none"
        />
      </div>
      <p id={`${id}-note`} className={`text-sm ${error ? 'font-extrabold text-danger' : 'text-muted'}`}>
        {error ?? pupilPicker.hint}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={pupilPicker.label}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 -mt-5 overflow-hidden rounded-2xl border border-line bg-card shadow-card"
      >
        {offered.map((pupil, index) => (
          <div
            key={pupil.id}
            {...option(pupil, index)}
            className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-4 py-1 font-extrabold hover:bg-paper aria-selected:bg-emerald-soft aria-selected:text-emerald-ink"
          >
            {pupil.name}
            <span className="text-sm font-semibold text-muted">{gradeNames[pupil.grade]}</span>
          </div>
        ))}
        {offered.length === 0 && <Nobody isLoading={!pupils} />}
      </div>
    </div>
  );
};

interface PupilPickerProps {
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
  error?: string | undefined;
}

export const PupilPicker = ({ ids, onChoose, error: fault }: PupilPickerProps) => {
  const { data, error, refetch } = useQuery(pupilsQuery);
  if (error && !data) return <SmallError text={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <PickerBox
      pupils={data}
      chosen={ids.flatMap((id) => data?.find((pupil) => pupil.id === id) ?? [])}
      onChoose={(chosen) => onChoose(chosen.map(({ id }) => id))}
      error={fault}
    />
  );
};
