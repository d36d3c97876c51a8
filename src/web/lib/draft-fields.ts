import type { ChangeEvent } from 'react';

/** The parts of a draft that hold such a value. */
type PartsOf<Draft, Value> = { [Part in keyof Draft]-?: Draft[Part] extends Value ? Part : never }[keyof Draft] &
  string;

/** What the fields of a form take of its draft: what stands in them, how it changes, and what the server said of it. */
export const draftFields = <Draft extends object>(
  draft: Draft,
  faults: Readonly<Record<string, string>>,
  change: (part: Partial<Draft>) => void,
) => {
  const set = (part: keyof Draft, value: unknown) => change({ [part]: value } as Partial<Draft>);
  return {
    typed: <Part extends PartsOf<Draft, string>>(part: Part) => ({
      value: draft[part] as string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(part, target.value),
      error: faults[part],
    }),
    counted: <Part extends PartsOf<Draft, number | null>>(part: Part) => ({
      value: draft[part] as number | null,
      onChange: (value: number | null) => set(part, value),
      error: faults[part],
    }),
    chosen: <Part extends keyof Draft>(part: Part) => ({
      value: draft[part],
      onChange: (value: Draft[Part]) => set(part, value),
    }),
  };
};
