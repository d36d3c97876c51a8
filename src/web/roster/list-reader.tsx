import { useState } from 'react';
import type { FileSheet } from '#domain/files/sheet-problems';
import {
  type ChosenColumns,
  columnsOf,
  firstSheet,
  type LaidList,
  layOut,
  type SavedColumns,
} from '#domain/roster/list-layout';
import { ROSTER_SHEET_ROWS } from '#domain/roster/pupils';
import { formatNumber } from '#strings/plural';
import { layoutProblems, listColumns } from '#strings/roster/staff';
import { type FileRead, isDateCell, readWholeFile, readWholeText } from '#web/lib/read-sheet.ts';
import type { SheetOutcome, SheetReader } from '#web/ui/sheet-import.tsx';
import { ListColumns } from './components/list-columns.tsx';
import { ROSTER_SHEET } from './sheet-limits.ts';

interface ReadList {
  readonly laid: LaidList;
  readonly sheets: readonly FileSheet[];
}

/** The row as the person's own file counts it, with its sheet where there are several. */
const rowNames = ({ places }: LaidList) => {
  const hasSheets = new Set(places.slice(1).map(({ sheet }) => sheet)).size > 1;
  return (row: number): string => {
    const place = places[row - 1];
    const number = formatNumber(place?.row ?? row);
    return place?.sheet && hasSheets ? listColumns.inSheet(number, place.sheet) : number;
  };
};

/** Reads a school's file on the device, asks what its columns are where that is not known, and takes ours of it. */
export const useListReader = (saved: readonly SavedColumns[]) => {
  const [list, setList] = useState<ReadList | null>(null);

  const laidOut = (sheets: readonly FileSheet[], chosen: ChosenColumns | null): SheetOutcome => {
    const layout = layOut(sheets, saved, chosen);
    if ('problem' in layout) return { fault: layoutProblems[layout.problem] };
    if ('asked' in layout) return asking(sheets, layout.asked);
    if (layout.rows.length > ROSTER_SHEET_ROWS) return { problem: 'tooManyRows' };
    setList({ laid: layout, sheets });
    return { rows: layout.rows, dateCells: layout.rows.flat().filter(isDateCell).length };
  };

  const asking = (sheets: readonly FileSheet[], first: ChosenColumns) => ({
    ask: (onSaid: (outcome: SheetOutcome) => void) => {
      const sheet = firstSheet(sheets);
      return sheet && <ListColumns sheet={sheet} first={first} onSaid={(chosen) => onSaid(laidOut(sheets, chosen))} />;
    },
  });

  const outcomeOf = async (reading: Promise<FileRead>): Promise<SheetOutcome> => {
    const read = await reading;
    return 'problem' in read ? read : laidOut(read.sheets, null);
  };

  const reader: SheetReader = {
    file: (file) => outcomeOf(readWholeFile(file, ROSTER_SHEET)),
    text: (text) => outcomeOf(readWholeText(text, ROSTER_SHEET)),
  };

  return {
    reader,
    ignored: list?.laid.ignored ?? [],
    lower: list?.laid.lower ?? 0,
    unread: list?.laid.unread ?? [],
    learned: list?.laid.learned ?? null,
    nameRow: list ? rowNames(list.laid) : formatNumber,
    /** What was understood, to be said otherwise. */
    askAgain: () => {
      const sheet = list && firstSheet(list.sheets);
      return list && sheet
        ? asking(list.sheets, columnsOf(sheet, list.laid.learned ? [list.laid.learned, ...saved] : saved))
        : null;
    },
  };
};

export type ListRead = ReturnType<typeof useListReader>;
