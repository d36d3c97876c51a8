import type { Executor } from '#server/platform/db/database';
import { Refusal } from '#server/platform/errors';
import type { Recipients } from '#wire/recipients';
import * as queries from './queries.ts';

export type Recipient = Awaited<ReturnType<typeof queries.listRecipients>>[number];

/** The pupils something goes to, by grade and name. Somebody named who is not there, or archived, stops it all. */
export const findRecipients = async (executor: Executor, to: Recipients): Promise<Recipient[]> => {
  const found = await queries.listRecipients(executor, to);
  if (to.kind === 'students' && found.length < new Set(to.ids).size) throw new Refusal('recipients_missing');
  if (found.length === 0) throw new Refusal('recipients_none');
  return found;
};
