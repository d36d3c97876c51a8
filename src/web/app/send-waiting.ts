import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOMAINS } from '#web/domains.ts';
import { keptNames, waitingOf } from '#web/lib/kept.ts';
import { type Owner, unsentOf } from '#web/lib/left-behind.ts';

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

const PATIENCE_MS = 5000;
const LOOK_AGAIN_MS = 100;

const moment = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** How much of it does not reach the server, although it was tried. */
export const sendAll = async (client: QueryClient, owner: Owner): Promise<number> => {
  sendNow(client, owner);
  for (let left = PATIENCE_MS; left > 0 && navigator.onLine && unsentOf(owner).length > 0; left -= LOOK_AGAIN_MS)
    await moment();
  return unsentOf(owner).length;
};
