import { addressWarning } from '#strings/cards/staff';
import { Notice } from '#web/ui/notice.tsx';

interface AddressWarningProps {
  link: string;
  reach: keyof typeof addressWarning;
}

/** On the screen alone, above paper whose codes not every phone could open that is to. */
export const AddressWarning = ({ link, reach }: AddressWarningProps) => (
  <div className="px-4 pt-4 print:hidden">
    <Notice urgent text={addressWarning[reach](new URL(link).host)} />
  </div>
);
