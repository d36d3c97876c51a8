import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SheetProblem } from '#domain/files/sheet-problems';
import { sheetSource as texts } from '#strings/sheets';
import { messageOf } from '#web/lib/api.ts';
import { readFile, readText, type Sheet, type SheetLimits, type SheetRead } from '#web/lib/read-sheet.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextAreaField } from './field.tsx';
import { FileDrop } from './file-drop.tsx';

/** What comes of a table: its rows, why it has none, or what must be said of it first. */
export type SheetOutcome =
  | SheetRead
  | { readonly fault: string }
  | { readonly ask: (onSaid: (outcome: SheetOutcome) => void) => ReactNode };

type Asking = Extract<SheetOutcome, { ask: unknown }>;

export interface SheetReader {
  readonly file: (file: File) => Promise<SheetOutcome>;
  readonly text: (text: string) => Promise<SheetOutcome>;
}

const readerOf = (limits: SheetLimits): SheetReader => ({
  file: (file) => readFile(file, limits),
  text: (text) => readText(text, limits),
});

const ACCEPT = '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What leads on from a preview, and back. */
export interface PreviewSteps {
  source: string;
  busy: boolean;
  problem: string | null;
  onBack: () => void;
  onConfirm: () => void;
  /** With what was said since. */
  onAgain: () => void;
  /** To what must be said of the table, to say it otherwise. */
  onAsk: (asking: Asking) => void;
}

interface SheetPreviewProps {
  steps: PreviewSteps;
  canConfirm: boolean;
  /** What is done with it, where that is more than saving. */
  confirm?: string;
  children: ReactNode;
}

/** A sheet is taken whole or not at all, so there is no half of it to show: the bar moves until it is in. */
const Working = ({ label }: { label: string }) => <progress aria-label={label} className="h-2 w-full accent-emerald" />;

export const SheetPreview = ({ steps, canConfirm, confirm = texts.confirm, children }: SheetPreviewProps) => (
  <div className="grid grid-cols-1 gap-4">
    <p className="font-extrabold text-muted">{texts.source(steps.source)}</p>
    {children}
    {steps.busy && <Working label={texts.saving} />}
    {steps.problem && <Alert>{steps.problem}</Alert>}
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="plain" onClick={steps.onBack}>
        {texts.back}
      </Button>
      {canConfirm && (
        <Button look="gold" busy={steps.busy} onClick={steps.onConfirm}>
          {confirm}
        </Button>
      )}
    </div>
  </div>
);

const toTop = (part: HTMLElement | null): void => part?.closest('dialog')?.scrollTo(0, 0);

/** A step begins above, however far down the one before was read. */
const Step = ({ children }: { children: ReactNode }) => <div ref={toTop}>{children}</div>;

interface Previewed<Plan> extends Sheet {
  readonly source: string;
  readonly plan: Plan;
}

interface SheetImportProps<Plan, Saved> {
  title: string;
  intro: string;
  /** Shows in the empty box how a table looks. */
  example: string;
  /** What stands above the first step. */
  above?: ReactNode;
  /** Where to get a table to fill in. */
  template: ReactNode;
  limits: SheetLimits;
  /** Where more is done with a file than to cut it to our columns. */
  reader?: SheetReader;
  problems: Readonly<Record<SheetProblem, string>>;
  preview: UseMutationResult<Plan, Error, string[][]>;
  save: UseMutationResult<Saved, Error, string[][]>;
  onClose: () => void;
  /** The preview of what the table would change. */
  children: (shown: Previewed<Plan>, steps: PreviewSteps) => ReactNode;
}

/** Two steps: where a table comes from, and what it would change. Nothing is saved before the second is confirmed. */
export const SheetImport = <Plan, Saved>(props: SheetImportProps<Plan, Saved>) => {
  const { title, intro, example, above, template, limits, problems, preview, save, onClose, children } = props;
  const { file: readIn, text: readPasted } = props.reader ?? readerOf(limits);
  const [pasted, setPasted] = useState('');
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Previewed<Plan> | null>(null);
  const [asking, setAsking] = useState<(Asking & { source: string }) | null>(null);

  const take = async (source: string, outcome: SheetOutcome): Promise<void> => {
    setAsking(null);
    if ('ask' in outcome) setAsking({ ...outcome, source });
    else if ('fault' in outcome) setProblem(outcome.fault);
    else if ('problem' in outcome) setProblem(problems[outcome.problem]);
    else setShown({ ...outcome, source, plan: await preview.mutateAsync(outcome.rows) });
  };

  const read = async (source: string, sheet: Promise<SheetOutcome>): Promise<void> => {
    setReading(source);
    setProblem(null);
    try {
      await take(source, await sheet);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setReading(null);
  };

  const stepsFrom = (sheet: Previewed<Plan>): PreviewSteps => ({
    source: sheet.source,
    busy: save.isPending,
    problem: save.error && messageOf(save.error),
    onBack: () => {
      save.reset();
      setShown(null);
    },
    onAgain: () => preview.mutate(sheet.rows, { onSuccess: (plan) => setShown({ ...sheet, plan }) }),
    onAsk: (wanted) => {
      save.reset();
      setShown(null);
      setAsking({ ...wanted, source: sheet.source });
    },
    onConfirm: () =>
      save.mutate(sheet.rows, {
        onSuccess: onClose,
        // The school may have changed since the preview: show what stands now beside the refusal.
        onError: () => preview.mutate(sheet.rows, { onSuccess: (plan) => setShown({ ...sheet, plan }) }),
      }),
  });

  return (
    <Dialog title={title} onClose={onClose} wide>
      {shown && <Step key="shown">{children(shown, stepsFrom(shown))}</Step>}
      {asking && (
        <Step key="asking">
          {asking.ask((outcome) => void read(asking.source, Promise.resolve(outcome)))}
          <Button look="plain" onClick={() => setAsking(null)} className="mt-4">
            {texts.back}
          </Button>
        </Step>
      )}
      {!shown && !asking && (
        <div className="grid grid-cols-1 gap-4">
          {above}
          <p className="text-muted">{intro}</p>
          <FileDrop
            title={reading ? texts.reading(reading) : texts.drop}
            hint={texts.choose}
            accept={ACCEPT}
            busy={reading !== null}
            onFile={(file) => void read(file.name, readIn(file))}
          />
          <TextAreaField
            label={texts.paste}
            hint={texts.pasteHint}
            rows={5}
            value={pasted}
            placeholder={example}
            onChange={(event) => setPasted(event.target.value)}
            className="py-2!"
          />
          {reading && <Working label={texts.reading(reading)} />}
          {problem && <Alert>{problem}</Alert>}
          <div className="flex flex-wrap justify-between gap-3">
            {template}
            <Button
              look="gold"
              busy={reading !== null}
              disabled={pasted.trim() === ''}
              onClick={() => void read(texts.pasted, readPasted(pasted))}
            >
              {texts.preview}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};
