import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOMAINS } from '#web/domains.ts';
import { keptNames, waitingOf } from '#web/lib/kept.ts';

const WAITING = DOMAINS.flatMap((domain) => ('waiting' in domain ? [domain.waiting] : []));

/** What an earlier page of this person left on the device goes out from any page; its script comes only where something waits. */
export const useSendWaiting = (staffId: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const send = () => {
      for (const { what, start } of WAITING)
        if (keptNames(waitingOf(what, staffId)).length > 0)
          // Where the script does not come, the network's return is another try.
          void start().then(
            (of) => of(client, staffId),
            () => undefined,
          );
    };
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [client, staffId]);
};
