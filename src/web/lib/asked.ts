import { type DataTag, type QueryKey, queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { ApiContract } from '#wire/contract';
import { api, type Input, type Reply } from './api.ts';

type Asked<Key extends QueryKey, Answer> = UnusedSkipTokenOptions<Answer, Error, Answer, Key> & {
  queryKey: DataTag<Key, Answer, Error>;
};

/** What an endpoint answers, kept under a key; news has whatever begins like it asked again. */
export const asked = <const Key extends QueryKey, Of extends keyof ApiContract>(
  queryKey: Key,
  endpoint: Of,
  ...input: unknown extends Input<Of> ? [] : [Input<Of>]
): Asked<Key, Reply<Of>> => queryOptions({ queryKey, queryFn: () => api(endpoint, ...input) });
