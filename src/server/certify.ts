import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { EXIT_USAGE } from './asking.ts';
import type { Config } from './platform/config.ts';
import { configOrStop, stopWith } from './platform/starting.ts';
import { AcmeRefusal } from './platform/tls/acme.ts';
import { isHostName } from './platform/tls/addresses.ts';
import { BeyondAuthority, certify } from './platform/tls/own.ts';
import { giveToOwner, makeTlsFolder } from './platform/tls/pair-file.ts';
import { LETS_ENCRYPT, publishProof, takePublic, withdrawProofs } from './platform/tls/public.ts';
import { commandLine } from './root.ts';

const EXIT_NOT_DONE = 1;

const USAGE = [
  `Usage: ${commandLine('certify')} [--new] [name or address]...`,
  `       ${commandLine('certify')} --public <name> [--directory <address>]`,
  "Makes the school's own authority and a certificate of it for this computer, under every name and address it has and",
  'those given. --new makes another authority, which every phone must be told to trust again.',
  "--public takes a certificate of Let's Encrypt for a name that the school has in the internet, under which port 80 leads to",
  'Himma, and renews it; whoever asks for it agrees to its terms. --directory names another authority that speaks ACME.',
];

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { new: { type: 'boolean' }, public: { type: 'string' }, directory: { type: 'string' } },
      allowPositionals: true,
    });
    return { ...values, said: positionals };
  } catch (error) {
    return stopWith(EXIT_USAGE, (error as Error).message, ...USAGE);
  }
};

const PROBE_MS = 5000;

/** The authority asks for the proof under the name, and only a server that runs can answer. */
const isAnswering = async ({ dataDir, port, host }: Config): Promise<boolean> => {
  const token = randomBytes(16).toString('hex');
  publishProof(dataDir, token, token);
  const here = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  try {
    const reply = await fetch(`http://${here}:${port}/.well-known/acme-challenge/${token}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return (await reply.text()) === token;
  } catch {
    return false;
  } finally {
    withdrawProofs(dataDir);
  }
};

const takeForName = async (config: Config, name: string, directory: string): Promise<string[]> => {
  makeTlsFolder(config.dataDir);
  if (!(await isAnswering(config))) {
    stopWith(
      EXIT_NOT_DONE,
      `Himma does not answer on port ${config.port}: start it first, as the name is proven through it (PORT and DATA_DIR as the server has them)`,
    );
  }
  await takePublic(config.dataDir, { name, directory }).catch((error: unknown) => {
    if (error instanceof AcmeRefusal) stopWith(EXIT_NOT_DONE, `${name} got no certificate: ${error.message}`);
    throw error;
  });
  return [
    `The certificate is for ${name}, and renewed by itself while Himma runs.`,
    `Printed cards lead there with PUBLIC_URL=https://${name}`,
  ];
};

const makeOwn = async ({ dataDir, publicUrl }: Config, said: readonly string[], isNew: boolean): Promise<string[]> => {
  const wanted = publicUrl ? [new URL(publicUrl).hostname, ...said] : said;
  const { names, isAuthorityNew } = await certify(dataDir, { said: wanted, isNew, now: new Date() }).catch(
    (error: unknown) => {
      if (error instanceof BeyondAuthority) return stopWith(EXIT_NOT_DONE, error.message);
      throw error;
    },
  );
  giveToOwner(dataDir);
  return [
    `The certificate is for ${names.join(', ')}.`,
    isAuthorityNew
      ? "The school's authority is new: every phone is told to trust it once, under /trust."
      : "It is of the authority that the school's phones know already.",
  ];
};

const { said, new: isNew = false, public: name, directory = LETS_ENCRYPT } = readArguments();
const wrong = said.filter((text) => !isHostName(text));
if (wrong.length > 0)
  stopWith(EXIT_USAGE, `${wrong.join(', ')}: not a name or an address, such as himma.local or 192.168.1.20`, ...USAGE);
if (name !== undefined && (!(isHostName(name) && name.includes('.')) || isIP(name) > 0))
  stopWith(EXIT_USAGE, `${name}: not a name in the internet, such as himma.school.example`, ...USAGE);
if (name !== undefined && (said.length > 0 || isNew))
  stopWith(EXIT_USAGE, '--public takes one name and nothing else', ...USAGE);
if (!URL.canParse(directory)) stopWith(EXIT_USAGE, `${directory}: not an address, such as ${LETS_ENCRYPT}`, ...USAGE);

const config = configOrStop();
const done = name ? await takeForName(config, name.toLowerCase(), directory) : await makeOwn(config, said, isNew);

process.stdout.write(
  [
    ...done,
    'A server that is running takes it within a minute; one that served plain http takes it at its next start.',
    '',
  ].join('\n'),
);
