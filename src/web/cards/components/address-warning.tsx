import { useQuery } from '@tanstack/react-query';
import { addressWarning } from '#strings/cards/staff';
import { Notice } from '#web/ui/notice.tsx';
import { connectionQuery } from '../queries.ts';

interface AddressWarningProps {
  link: string;
  reach: keyof typeof addressWarning;
}

/** On the screen alone, above paper whose codes not every phone could open that is to. */
export const AddressWarning = ({ link, reach }: AddressWarningProps) => {
  const connection = useQuery({ ...connectionQuery, enabled: reach === 'device' }).data;
  return (
    <div className="px-4 pt-4 print:hidden">
      <Notice urgent text={addressWarning[reach](new URL(link).host, connection?.address)} />
    </div>
  );
};
