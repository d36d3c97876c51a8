import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOMAINS } from '#web/domains.ts';
import { keptNames, waitingOf } from '#web/lib/kept.ts';
import type { Owner } from '#web/lib/left-behind.ts';

const WAITING = DOMAINS.flatMap((domain) => ('waiting' in domain ? [domain.waiting] : []));

/** The script of what sends comes only where something waits; where it does not come, the network's return is another try. */
const sendNow = (client: QueryClient, owner: Owner): void => {
  for (const { what, start } of WAITING)
    if (keptNames(waitingOf(what, owner.staffId)).length > 0)
      void start().then(
        (of) => of(client, owner),
        () => undefined,
      );
};

/** What an earlier page of this session left on the device goes out from any page. */
export const useSendWaiting = (owner: Owner): void => {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => sendNow(client, owner);
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [client, owner]);
};
