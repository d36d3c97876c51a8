import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** Where phones in the school's network find this computer: those of IPv6 change by themselves too often for a card. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`, 'iu');

export const isHostName = (text: string): boolean => isIP(text) > 0 || HOST_NAME.test(text);

/** The computer's own name: as it is on a Windows network, and as phones ask for it. */
const ownNames = (): string[] => {
  const [name = ''] = hostname().toLowerCase().split('.');
  return HOST_NAME.test(name) && name !== 'localhost' ? [name, `${name}.local`] : [];
};

/** Every name and address that a page of this computer is asked for by, each once. */
export const namesWith = (said: readonly string[]): string[] => [
  ...new Set([...said.map((name) => name.toLowerCase()), ...ownNames(), ...ownAddresses(), 'localhost', '127.0.0.1']),
];
