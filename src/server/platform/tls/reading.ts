import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { ownPair } from './own.ts';
import type { Pair } from './pair.ts';
import { publicPair } from './public.ts';

const readSetting = (setting: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${setting}: ${(error as Error).message}`);
  }
};

/** Given by the settings, or of the school's name in the internet, or the school's own; null where pages go over plain http. */
export const findPair = ({ tls, dataDir }: Pick<Config, 'tls' | 'dataDir'>): Pair | null =>
  tls
    ? { cert: readSetting('TLS_CERT', tls.cert), key: readSetting('TLS_KEY', tls.key) }
    : (publicPair(dataDir) ?? ownPair(dataDir));
