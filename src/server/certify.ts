import { parseArgs } from 'node:util';
import { EXIT_USAGE } from './asking.ts';
import { configOrStop, stopWith } from './platform/starting.ts';
import { isHostName } from './platform/tls/addresses.ts';
import { BeyondAuthority, certify } from './platform/tls/own.ts';

const EXIT_NOT_DONE = 1;

const USAGE = [
  'Usage: npm run certify -- [--new] [name or address]...',
  "Makes the school's own authority and a certificate of it for this computer, under every name and address it has and",
  'those given. --new makes another authority, which every phone must be told to trust again.',
];

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ options: { new: { type: 'boolean' } }, allowPositionals: true });
    return { isNew: values.new ?? false, said: positionals };
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const { isNew, said } = readArguments();
const wrong = said.filter((name) => !isHostName(name));
if (wrong.length > 0)
  stopWith(EXIT_USAGE, `${wrong.join(', ')}: not a name or an address, such as himma.local or 192.168.1.20`, ...USAGE);

const { dataDir, publicUrl } = configOrStop();
const wanted = publicUrl ? [new URL(publicUrl).hostname, ...said] : said;
const { names, isAuthorityNew } = await certify(dataDir, { said: wanted, isNew, now: new Date() }).catch(
  (error: unknown) => {
    if (error instanceof BeyondAuthority) return stopWith(EXIT_NOT_DONE, error.message);
    throw error;
  },
);

process.stdout.write(
  [
    `The certificate is for ${names.join(', ')}.`,
    isAuthorityNew
      ? "The school's authority is new: every phone is told to trust it once, under /trust."
      : "It is of the authority that the school's phones know already.",
    'A server that is running takes it within a minute; one that served plain http takes it at its next start.',
    '',
  ].join('\n'),
);
