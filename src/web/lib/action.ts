import { type MutationKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#web/ui/toast.tsx';
import { isRefusedWith, messageOf } from './api.ts';

type Words<Of extends readonly unknown[]> = string | ((...of: Of) => string);

export interface Action<Reply, Wish = void> {
  run: (wish: Wish) => Promise<Reply>;
  /** Said when it is done. */
  done?: Words<[reply: Reply, wish: Wish]>;
  /** What else follows, before the words. */
  after?: (reply: Reply, wish: Wish, client: QueryClient) => unknown;
  /** Said of a refusal. Left out where the form or dialog that asked shows it. */
  refused?: Words<[error: Error]>;
  /** How long that stays, where it is not as long as anything else that is told. */
  refusedForMs?: number;
  /** Read again afterwards; also after a refusal, which usually means that somebody was faster. */
  refresh?: readonly QueryKey[];
  key?: MutationKey;
}

const wordsOf = <Of extends readonly unknown[]>(words: Words<Of>, ...of: Of): string =>
  typeof words === 'string' ? words : words(...of);

export const readAgain = (client: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

export const settle = async (client: QueryClient, keys: readonly QueryKey[], error: Error | null): Promise<void> => {
  // A field filled in wrongly says nothing about what others did.
  if (isRefusedWith(error, 'validation')) return;
  const read = readAgain(client, keys);
  // Without a network the page would try in vain for seconds before it said so.
  if (!isRefusedWith(error, 'offline')) await read;
};

/** What staff and pupils do on a page: the request, what is said of it, and what is read again. */
export const useAction = <Reply, Wish = void>({
  run,
  done,
  after,
  refused,
  refusedForMs,
  refresh = [],
  key,
}: Action<Reply, Wish>) => {
  const client = useQueryClient();
  return useMutation({
    ...(key && { mutationKey: key }),
    mutationFn: (wish: Wish) => run(wish),
    onSuccess: async (reply, wish) => {
      await after?.(reply, wish, client);
      if (done !== undefined) toast.good(wordsOf(done, reply, wish));
    },
    onError: (error) => {
      // Whoever was asked for their password and did not type it needs no word of it.
      if (refused !== undefined && !isRefusedWith(error, 'password_needed'))
        toast.bad(wordsOf(refused, error), refusedForMs);
    },
    onSettled: (_, error) => settle(client, refresh, error),
  });
};

/** The actions on one part of the school, which is read again after each of them. */
export const actionsOn = (...refresh: readonly QueryKey[]) => ({
  /** Of a form or a dialog, which shows why it was refused. */
  useFormAction: <Reply, Wish = void>(action: Action<Reply, Wish>) => useAction({ refresh, ...action }),
  /** Done without a form: why it was refused is told. */
  useStep: <Reply, Wish = void>(action: Action<Reply, Wish>) => useAction({ refused: messageOf, refresh, ...action }),
});

/** A second press while the first is under way is not even sent, wherever on the page it happens. */
export const useSingleAction = <Reply>(key: MutationKey, action: Action<Reply>) => {
  const client = useQueryClient();
  const { mutate, isPending } = useAction({ ...action, key });
  const act = (): void => {
    if (client.isMutating({ mutationKey: key }) === 0) mutate();
  };
  return { act, isPending };
};
