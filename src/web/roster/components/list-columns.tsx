import { useState } from 'react';
import type { FileSheet } from '#domain/files/sheet-problems';
import { HEAD_WITHIN } from '#domain/roster/columns';
import { GRADES, type Grade, isGrade } from '#domain/roster/grades';
import type { ChosenColumns } from '#domain/roster/list-layout';
import { SHEET_COLUMNS, type SheetColumn } from '#domain/roster/pupils';
import { importPreview, listColumns as texts } from '#strings/roster/staff';
import { rosterColumns } from '#strings/roster/words';
import { gradeNames } from '#strings/widgets';
import { Button } from '#web/ui/button.tsx';
import { Options, SelectField } from '#web/ui/field.tsx';
import { Tick } from '#web/ui/tick.tsx';

const SAMPLES = 3;

const isColumn = (value: string): value is SheetColumn => SHEET_COLUMNS.some((each) => each === value);

const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell.trim() !== '';

/** Different values, so that one sees what kind they are. */
const samplesOf = (rows: FileSheet['rows'], from: number, position: number): string[] =>
  [...new Set(rows.slice(from).flatMap((cells) => (isFilled(cells[position]) ? cells[position].trim() : [])))].slice(
    0,
    SAMPLES,
  );

const columnsOf = (rows: FileSheet['rows'], { head, hasHeads }: ChosenColumns) => {
  const width = Math.max(0, ...rows.slice(head).map((cells) => cells.length));
  return Array.from({ length: width }, (_, position) => ({
    position,
    text: (hasHeads && rows[head]?.[position]?.trim()) || texts.column(position + 1),
    samples: samplesOf(rows, head + (hasHeads ? 1 : 0), position),
  })).filter(({ samples, position }) => samples.length > 0 || isFilled(rows[head]?.[position]));
};

const HeadRow = ({ rows, chosen, onChoose }: { rows: FileSheet['rows']; chosen: ChosenColumns; onChoose: Choose }) => (
  <div className="grid grid-cols-1 gap-2">
    <SelectField
      label={texts.headRow}
      value={chosen.head}
      onChange={({ target }) => onChoose({ ...chosen, head: Number(target.value) })}
    >
      {rows.slice(0, HEAD_WITHIN).map((cells, row) => {
        const text = cells.filter(isFilled).join('، ');
        // biome-ignore lint/suspicious/noArrayIndexKey: a row of a file has no name but its place
        return text === '' ? null : <option key={row} value={row} label={texts.rowOf(row + 1, text.slice(0, 60))} />;
      })}
    </SelectField>
    <Tick
      label={texts.noHeads}
      checked={!chosen.hasHeads}
      onChange={(isOn) => onChoose({ ...chosen, hasHeads: !isOn })}
      className="whitespace-normal!"
    />
  </div>
);

type Choose = (chosen: ChosenColumns) => void;

/** A thing stands in one column: who chooses it for another takes it away from the first. */
const withField = (chosen: ChosenColumns, position: number, field: SheetColumn | null): ChosenColumns => {
  const fields = Array.from({ length: Math.max(chosen.fields.length, position + 1) }, (_, at) => {
    const before = chosen.fields[at] ?? null;
    return before === field ? null : before;
  });
  return { ...chosen, fields: fields.with(position, field) };
};

const gradeOrNull = (value: string): Grade | null => {
  const grade = Number(value);
  return isGrade(grade) ? grade : null;
};

interface ListColumnsProps {
  sheet: FileSheet;
  /** As far as the columns are understood. */
  first: ChosenColumns;
  onSaid: Choose;
}

/** The list's own columns with what stands in them, and what staff say that each is. */
export const ListColumns = ({ sheet: { rows }, first, onSaid }: ListColumnsProps) => {
  const [chosen, setChosen] = useState(first);
  const has = (field: SheetColumn) => chosen.fields.includes(field);
  const isEnough = has('name') && (has('grade') || chosen.grade !== null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 className="text-lg font-black">{texts.title}</h3>
      <p className="text-muted">{texts.intro}</p>
      <HeadRow rows={rows} chosen={chosen} onChoose={setChosen} />
      <ul className="grid max-h-[44dvh] grid-cols-1 gap-3 overflow-auto rounded-2xl bg-paper p-4 sm:grid-cols-2">
        {columnsOf(rows, chosen).map(({ position, text, samples }) => (
          <li key={position}>
            <SelectField
              label={text}
              hint={texts.samples(samples)}
              value={chosen.fields[position] ?? ''}
              onChange={({ target: { value } }) =>
                setChosen(withField(chosen, position, isColumn(value) ? value : null))
              }
            >
              <option value="">{texts.ignore}</option>
              <Options of={SHEET_COLUMNS} names={rosterColumns} />
            </SelectField>
          </li>
        ))}
      </ul>
      {!has('grade') && (
        <SelectField
          label={texts.grade}
          hint={texts.gradeHint}
          value={chosen.grade ?? ''}
          onChange={({ target }) => setChosen({ ...chosen, grade: gradeOrNull(target.value) })}
        >
          <option value="">{importPreview.choose}</option>
          <Options of={GRADES} names={gradeNames} />
        </SelectField>
      )}
      {!isEnough && <p className="text-sm font-extrabold text-gold-ink">{texts.needed}</p>}
      <Button look="gold" disabled={!isEnough} onClick={() => onSaid(chosen)} className="justify-self-end">
        {texts.next}
      </Button>
    </div>
  );
};
