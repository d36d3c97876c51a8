import 'reflect-metadata';
import { createPrivateKey, createPublicKey, webcrypto } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequestGenerator,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { Pair } from './pair.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

const DAY_MS = 86_400_000;
/** As long as a school keeps its computers; phones that trust it need not be taken up again. */
const AUTHORITY_DAYS = 3650;
/** iOS takes none that is for longer. */
const SERVER_DAYS = 397;
/** Clocks of phones that run behind. */
const BEFORE_DAYS = 1;

/**
 * No host name: OpenSSL reads the common name of a certificate without fitting names as one, and holds it against the
 * authority's limits.
 */
const COMPUTER = 'Himma school computer';

/** Networks that no public address is of. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', 'fc00::/7'];
const LOCAL = ['local', 'localhost'];

/** Whoever steals its key can deceive this school's phones about this school's computers, and about nothing else. */
const limitedTo = (names: readonly string[]): Extension => {
  const saidAddresses = names
    .filter((name) => isIP(name))
    .map((address) => `${address}/${isIP(address) === 4 ? 32 : 128}`);
  const permitted = [
    ...[...LOCAL, ...names.filter((name) => !isIP(name))].map((dNSName) => new GeneralName({ dNSName })),
    ...[...PRIVATE, ...saidAddresses].map((iPAddress) => new GeneralName({ iPAddress })),
  ].map((base) => new GeneralSubtree({ base }));
  const limits = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(permitted) });
  return new Extension(id_ce_nameConstraints, true, AsnConvert.serialize(limits));
};

const permittedBy = (authority: string): GeneralName[] => {
  const limits = new X509Certificate(authority).getExtension(id_ce_nameConstraints);
  if (!limits) return [];
  return (AsnConvert.parse(limits.value, NameConstraints).permittedSubtrees ?? new GeneralSubtrees()).map(
    ({ base }) => base,
  );
};

const isInNetwork = (address: string, network: string): boolean => {
  const [base = '', bits = ''] = network.split('/');
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  if (isIP(base) !== isIP(address)) return false;
  const list = new BlockList();
  list.addSubnet(base, Number(bits), family);
  return list.check(address, family);
};

/** A phone that trusts the authority takes no certificate of it for any other name. */
export const mayIssueFor = (authority: string): ((name: string) => boolean) => {
  const permitted = permittedBy(authority);
  return (name) =>
    permitted.some(({ dNSName, iPAddress }) =>
      isIP(name)
        ? iPAddress !== undefined && isInNetwork(name, iPAddress)
        : dNSName !== undefined && (name === dNSName || name.endsWith(`.${dNSName}`)),
    );
};

const newKeys = () => webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);

const keyText = async (key: webcrypto.CryptoKey): Promise<string> => {
  const der = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    .export({ format: 'pem', type: 'pkcs8' })
    .toString();
};

const readKey = (pem: string): Promise<webcrypto.CryptoKey> => {
  const der = createPrivateKey(pem).export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', der, CURVE, false, ['sign']);
};

const readPublicKey = (pem: string): Promise<webcrypto.CryptoKey> => {
  const der = createPublicKey(pem).export({ format: 'der', type: 'spki' });
  return webcrypto.subtle.importKey('spki', der, CURVE, true, ['verify']);
};

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The school's own, for its computers alone. */
export const makeAuthority = async (names: readonly string[], now: Date): Promise<Pair> => {
  const keys = await newKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    notBefore: daysFrom(now, -BEFORE_DAYS),
    notAfter: daysFrom(now, AUTHORITY_DAYS),
    name: [{ CN: ['Himma school authority'] }, { O: [names[0] ?? 'Himma'] }],
    keys,
    signingAlgorithm: SIGNING,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      limitedTo(names),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { cert: `${authority.toString('pem')}\n`, key: await keyText(keys.privateKey) };
};

/** For a server under these names, signed by the authority. */
export const issue = async (authority: Pair, names: readonly string[], now: Date): Promise<Pair> => {
  const issuer = new X509Certificate(authority.cert);
  const keys = await newKeys();
  const server = await X509CertificateGenerator.create({
    notBefore: daysFrom(now, -BEFORE_DAYS),
    notAfter: new Date(Math.min(issuer.notAfter.getTime(), daysFrom(now, SERVER_DAYS).getTime())),
    subject: [{ CN: [COMPUTER] }],
    issuer: issuer.subjectName,
    publicKey: keys.publicKey,
    signingKey: await readKey(authority.key),
    signingAlgorithm: SIGNING,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(names.map((value) => ({ type: isIP(value) ? 'ip' : 'dns', value }))),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { cert: `${server.toString('pem')}\n`, key: await keyText(keys.privateKey) };
};

/** What an authority of the internet signs: a name, and the proof that its key is here. */
export const requestFor = async (name: string, key: string): Promise<Buffer> => {
  const keys = { privateKey: await readKey(key), publicKey: await readPublicKey(key) };
  const request = await Pkcs10CertificateRequestGenerator.create({
    keys,
    signingAlgorithm: SIGNING,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
  });
  return Buffer.from(request.rawData);
};
