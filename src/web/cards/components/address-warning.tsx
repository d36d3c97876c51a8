import { useQuery } from '@tanstack/react-query';
import { reachOf } from '#domain/cards/login-link';
import { addressWarning } from '#strings/cards/staff';
import { Notice } from '#web/ui/notice.tsx';
import { connectionQuery } from '../queries.ts';

interface AddressWarningProps {
  link: string;
  reach: keyof typeof addressWarning;
}

/** On the screen alone, above paper whose codes, or a link, not every phone could open that is to. */
export const AddressWarning = ({ link, reach }: AddressWarningProps) => {
  const address = useQuery({ ...connectionQuery, enabled: reach !== 'network' }).data?.address;
  // Of a computer that is in no network it is the same again.
  const reachable = address !== undefined && reachOf(address) !== 'device' ? address : undefined;
  return <Notice urgent text={addressWarning[reach](new URL(link).host, reachable)} />;
};
