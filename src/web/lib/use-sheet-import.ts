import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { SheetProblem } from '#domain/files/sheet-problems';
import { messageOf } from './api.ts';
import type { Sheet, SheetRead } from './read-sheet.ts';

export interface Previewed<Plan> extends Sheet {
  readonly source: string;
  readonly plan: Plan;
}

export interface SheetSteps<Plan, Saved> {
  readonly problems: Readonly<Record<SheetProblem, string>>;
  readonly preview: UseMutationResult<Plan, Error, string[][]>;
  readonly save: UseMutationResult<Saved, Error, string[][]>;
  readonly onSaved: () => void;
}

/** Two steps: where a table comes from, and what it would change. Nothing is saved before the second is confirmed. */
export const useSheetImport = <Plan, Saved>({ problems, preview, save, onSaved }: SheetSteps<Plan, Saved>) => {
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Previewed<Plan> | null>(null);

  const read = async (source: string, sheet: Promise<SheetRead>): Promise<void> => {
    setReading(source);
    setProblem(null);
    try {
      const outcome = await sheet;
      if ('problem' in outcome) setProblem(problems[outcome.problem]);
      else setShown({ ...outcome, source, plan: await preview.mutateAsync(outcome.rows) });
    } catch (error) {
      setProblem(messageOf(error));
    }
    setReading(null);
  };

  const confirm = (sheet: Previewed<Plan>): void =>
    save.mutate(sheet.rows, {
      onSuccess: onSaved,
      // The school may have changed since the preview: show what stands now beside the refusal.
      onError: () => preview.mutate(sheet.rows, { onSuccess: (plan) => setShown({ ...sheet, plan }) }),
    });

  const goBack = (): void => {
    save.reset();
    setShown(null);
  };

  return { reading, problem, shown, read, confirm, goBack };
};
