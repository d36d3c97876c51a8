import { cardsRefusals } from '#strings/cards/refusals';
import { credentials } from '#strings/cards/staff';
import { withSearch } from '#web/lib/with-search.ts';
import { toast } from '#web/ui/toast.tsx';
import type { CredentialRow } from '#wire/cards';
import type { CardsToPrint } from './print-search.ts';

/** Call it straight from the press: a browser blocks a window that opens later. */
const openPrintWindow = (which: CardsToPrint): void => {
  if (!window.open(withSearch('/admin/credentials/print', { ...which }))) toast.bad(credentials.popupBlocked);
};

export const printOne = ({ studentId, loginId }: Pick<CredentialRow, 'studentId' | 'loginId'>): void => {
  if (loginId === null) toast.bad(cardsRefusals.card_information_missing);
  else openPrintWindow({ format: 'one', studentId });
};

/** The list already tells whether there is anything to print, so no window opens for nothing. */
export const printGrade = (which: Omit<CardsToPrint, 'studentId'>, rows: readonly CredentialRow[]): void => {
  if (rows.every((row) => row.loginId === null)) toast.bad(cardsRefusals.no_students_with_credentials);
  else openPrintWindow(which);
};
