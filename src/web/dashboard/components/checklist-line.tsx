import type { KeyboardEvent } from 'react';
import { CHECKLIST_PUPIL_MAX, CHECKLIST_STATUSES, CHECKLIST_TEXT_MAX } from '#domain/dashboard/checklist';
import { checklistEditor, checklistStatusNames } from '#strings/dashboard/staff';
import { IconButton } from '#web/ui/button.tsx';
import { Options } from '#web/ui/field.tsx';
import type { DraftItem } from '../checklist-draft.ts';

const BOX =
  'min-h-11 rounded-2xl border-2 border-field-line bg-card px-3 text-ink placeholder:text-muted focus:border-emerald focus:outline-none focus:ring-4 focus:ring-emerald-soft aria-invalid:border-danger';

const directionOf = ({ altKey, key }: KeyboardEvent): 1 | -1 | null => {
  if (!altKey) return null;
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : null;
};

interface ChecklistLineProps {
  item: DraftItem;
  /** Counted from one, as people do. */
  place: number;
  isLast: boolean;
  /** Whether pupils can be shown one more. */
  hasRoom: boolean;
  error: string | undefined;
  onChange: (part: Partial<Omit<DraftItem, 'key'>>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export const ChecklistLine = ({
  item,
  place,
  isLast,
  hasRoom,
  error,
  onChange,
  onMove,
  onRemove,
}: ChecklistLineProps) => {
  const noteId = `checklist-${item.key}-note`;
  return (
    <li
      onKeyDown={(event) => {
        const by = directionOf(event);
        if (by === null) return;
        event.preventDefault();
        onMove(by);
      }}
      className="grid grid-cols-1 gap-1.5 rounded-2xl border border-line p-2"
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          aria-label={checklistEditor.text(place)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          placeholder={checklistEditor.textExample}
          value={item.text}
          maxLength={CHECKLIST_TEXT_MAX}
          autoComplete="off"
          onChange={(event) => onChange({ text: event.target.value })}
          className={`${BOX} min-w-0 flex-1 basis-60`}
        />
        <select
          aria-label={checklistEditor.status(place)}
          value={item.status}
          onChange={(event) => {
            const status = CHECKLIST_STATUSES.find((each) => each === event.target.value);
            if (status) onChange({ status });
          }}
          className={`${BOX} min-w-0 font-extrabold max-sm:flex-1 max-sm:basis-24`}
        >
          <Options of={CHECKLIST_STATUSES} names={checklistStatusNames} />
        </select>
        <label className="flex min-h-11 items-center gap-2 px-1 font-extrabold">
          <input
            type="checkbox"
            aria-label={checklistEditor.forPupilsNamed(place)}
            title={item.forPupils || hasRoom ? undefined : checklistEditor.enoughForPupils(CHECKLIST_PUPIL_MAX)}
            checked={item.forPupils}
            disabled={!(item.forPupils || hasRoom)}
            onChange={(event) => onChange({ forPupils: event.target.checked })}
            className="size-5 accent-emerald"
          />
          {checklistEditor.forPupils}
        </label>
        <span className="flex">
          {/* Not `disabled`: a button that goes dead under the finger drops the keyboard's place. */}
          {(['up', 'down'] as const).map((way) => (
            <IconButton
              key={way}
              icon={way}
              label={checklistEditor[way](place)}
              aria-disabled={way === 'up' ? place === 1 : isLast}
              onClick={() => onMove(way === 'up' ? -1 : 1)}
              className="text-emerald-ink hover:bg-emerald-soft aria-disabled:opacity-40"
            />
          ))}
          <IconButton
            icon="trash"
            label={checklistEditor.remove(place)}
            onClick={onRemove}
            className="text-danger hover:bg-danger-soft"
          />
        </span>
      </div>
      {error && (
        <p id={noteId} className="text-sm font-extrabold text-danger">
          {error}
        </p>
      )}
    </li>
  );
};
