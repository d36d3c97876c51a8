import { addressWarning } from '#strings/cards/staff';
import { Notice } from '#web/ui/notice.tsx';

/** On the screen alone, above paper whose codes no phone could open. */
export const AddressWarning = ({ link }: { link: string }) => (
  <div className="px-4 pt-4 print:hidden">
    <Notice urgent text={addressWarning(new URL(link).host)} />
  </div>
);
