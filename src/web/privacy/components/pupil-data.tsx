import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#strings/plural';
import { tableNames } from '#strings/privacy/export';
import { pupilData } from '#strings/privacy/staff';
import { dialogLabels } from '#strings/widgets';
import { useIsAdmin } from '#web/access/queries.ts';
import { useAction } from '#web/lib/action.ts';
import { addressOf, api } from '#web/lib/api.ts';
import { asked } from '#web/lib/asked.ts';
import { faultsOf, otherFaultOf, textOf } from '#web/lib/form-faults.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ConfirmedDownloadLink } from '#web/ui/download-link.tsx';
import { Faults, TextField } from '#web/ui/field.tsx';
import { Bones, Loaded } from '#web/ui/states.tsx';
import type { PupilHoldings } from '#wire/privacy';

const holdingsQuery = (studentId: number) =>
  asked(['admin', 'privacy', studentId], 'GET /api/admin/students/:studentId/holdings', { params: { studentId } });

const Held = ({ tables, files }: PupilHoldings) => (
  <details>
    <summary className="min-h-11 py-2 font-extrabold">
      {pupilData.held(
        tables.reduce((sum, { rows }) => sum + rows, 0),
        files,
      )}
    </summary>
    <ul className="grid max-h-52 gap-1 overflow-y-auto rounded-2xl bg-paper p-3 text-sm">
      {tables.map(({ table, rows }) => (
        <li key={table} className="flex justify-between gap-3">
          <span>{tableNames[table] ?? table}</span>
          <span className="font-black">{formatNumber(rows)}</span>
        </li>
      ))}
    </ul>
  </details>
);

interface PupilDataProps {
  pupil: { readonly id: number; readonly name: string };
  onClose: () => void;
  /** Nothing is left to show of them: before anything is read again. */
  onErased: () => unknown;
}

const EraseForm = ({ pupil, backupsKept, onClose, onErased }: PupilDataProps & { backupsKept: number | null }) => {
  const erase = useAction({
    run: (name: string) =>
      api('POST /api/admin/students/:studentId/erase', { params: { studentId: pupil.id }, body: { name } }),
    done: pupilData.erased,
    after: onErased,
    // Everything: every list and board may have had them on it.
    refresh: [[]],
  });
  const fault = otherFaultOf(erase.error, ['name']);
  return (
    <form
      noValidate
      className="grid gap-3 rounded-2xl border-2 border-danger p-4"
      onSubmit={(event) => {
        event.preventDefault();
        erase.mutate(textOf(new FormData(event.currentTarget), 'name'));
      }}
    >
      <h3 className="text-lg font-black text-danger">{pupilData.eraseTitle}</h3>
      <p>{pupilData.eraseBody}</p>
      <p>{backupsKept === null ? pupilData.noBackups : pupilData.backups(backupsKept)}</p>
      <Faults value={faultsOf(erase.error)}>
        <TextField label={pupilData.typeName} name="name" hint={pupil.name} autoComplete="off" />
      </Faults>
      {fault && <Alert>{fault}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="plain" onClick={onClose}>
          {dialogLabels.cancel}
        </Button>
        <Button type="submit" look="danger" icon="trash" busy={erase.isPending}>
          {pupilData.erase}
        </Button>
      </div>
    </form>
  );
};

/** All that the school holds of one pupil: to be handed to the guardian, or erased. */
export const PupilData = (props: PupilDataProps) => {
  const { pupil, onClose } = props;
  const query = useQuery(holdingsQuery(pupil.id));
  const isAdmin = useIsAdmin();
  return (
    <Dialog title={pupilData.title} onClose={onClose}>
      <p className="mb-3 text-lg font-black">{pupil.name}</p>
      <Loaded query={query} skeleton={<Bones layout="grid gap-2" look="h-12" times={3} />}>
        {(holdings) => (
          <div className="grid grid-cols-1 gap-4">
            <Held {...holdings} />
            <section className="grid gap-3 rounded-2xl border-2 border-line p-4">
              <h3 className="text-lg font-black">{pupilData.exportTitle}</h3>
              <p>{pupilData.exportBody}</p>
              <ConfirmedDownloadLink
                href={addressOf('GET /api/admin/students/:studentId/export', { params: { studentId: pupil.id } })}
              >
                {pupilData.export}
              </ConfirmedDownloadLink>
            </section>
            {isAdmin ? (
              <EraseForm {...props} backupsKept={holdings.backupsKept} />
            ) : (
              <p className="text-muted">{pupilData.adminOnly}</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
};
