import { useQuery } from '@tanstack/react-query';
import { addressWarning } from '#strings/cards/staff';
import { Notice } from '#web/ui/notice.tsx';
import { connectionQuery } from '../queries.ts';

interface AddressWarningProps {
  link: string;
  reach: keyof typeof addressWarning;
}

/** On the screen alone, above paper whose codes, or a link, not every phone could open that is to. */
export const AddressWarning = ({ link, reach }: AddressWarningProps) => {
  const connection = useQuery({ ...connectionQuery, enabled: reach !== 'network' }).data;
  return <Notice urgent text={addressWarning[reach](new URL(link).host, connection?.address)} />;
};
