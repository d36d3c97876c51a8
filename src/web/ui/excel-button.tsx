import { listFiles as texts } from '#strings/list-files';
import { useAction } from '#web/lib/action.ts';
import { type Input, messageOf, reworded, textOf } from '#web/lib/api.ts';
import { rowsOfCsv, saveSheet } from '#web/lib/sheet-file.ts';
import type { ApiContract } from '#wire/contract';
import { Button } from './button.tsx';

type CsvKey = Extract<keyof ApiContract, `GET ${string}.csv`>;

/** What a phone still holds at once; CSV is saved as it comes, however long it is. */
const MOST_ROWS = 100_000;

interface ExcelButtonProps<K extends CsvKey> {
  of: K;
  input: Input<K>;
  /** What it lists. */
  label: string;
}

/** The table that the server writes as CSV, with its rights and its line in the log, as a file of Excel. */
export const ExcelButton = <K extends CsvKey>({ of, input, label }: ExcelButtonProps<K>) => {
  const { mutate, isPending } = useAction({
    run: async () => {
      const rows = await rowsOfCsv(await textOf(of, input));
      if (rows.length > MOST_ROWS) throw reworded(null, texts.tooLong(MOST_ROWS));
      await saveSheet('excel', label, rows);
    },
    refused: messageOf,
  });
  return (
    <Button look="plain" icon="download" busy={isPending} onClick={() => mutate()}>
      {texts.excel}
    </Button>
  );
};
