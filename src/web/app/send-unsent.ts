import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOMAINS } from '#web/domains.ts';
import { keptNames } from '#web/lib/kept.ts';
import { unsentOf } from '#web/lib/outbox/left-behind.ts';
import { countUnsentHere, hurryAll } from '#web/lib/outbox/opened.ts';
import { type Owner, prefixOf } from '#web/lib/outbox/owner.ts';

/** What of each domain may wait on a device. */
export const OUTBOXES = DOMAINS.flatMap((domain) => ('outbox' in domain ? [domain.outbox] : []));

/** The script of what sends comes only where something waits; where it does not come, the network's return is another try. */
const sendNow = (client: QueryClient, owner: Owner): void => {
  for (const { kind, send } of OUTBOXES)
    if (keptNames(prefixOf(kind, owner)).length > 0)
      void send().then(
        (sendOf) => sendOf(client, owner),
        () => undefined,
      );
};

/** What an earlier page of this session left on the device goes out from any page. */
export const useSendUnsent = (owner: Owner): void => {
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
  // A full device keeps nothing: what waits then is known to this page alone.
  const count = () => Math.max(unsentOf(owner).length, countUnsentHere());
  sendNow(client, owner);
  hurryAll();
  for (let left = PATIENCE_MS; left > 0 && navigator.onLine && count() > 0; left -= LOOK_AGAIN_MS) await moment();
  return count();
};
