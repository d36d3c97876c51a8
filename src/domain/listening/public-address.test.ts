import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each(['2606:4700:4700::1111', '2a00:1450:4001:82a::200e', '2001:200::', '2001:4860:4860::8888', '3fff:1000::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['0.0.0.0', '127.0.0.1', '127.255.255.254', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.255'],
    ...['198.51.100.7', '203.0.113.9', '192.88.99.1', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::1', '100::1', '2001::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::', '3fff::1'],
    ...['5f00::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '4000::1', '1fff::1'],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    ...['', 'localhost', '1.1.1', '1.1.1.1.1', '1.1.1.256', '01.1.1.1', '0x1.1.1.1', '1.1.1.1 ', ' 1.1.1.1'],
    ...['2130706433', '1.1.1.', '1..1.1', '2606', '2606:::1', '2606::1::2', '2606:1:2:3:4:5:6', '2606::12345'],
    ...['2606:1:2:3:4:5:6:7:8', '2606:1:2:3:4:5:6:7::', '2606::g', '[2606::1]', '2606::1/64', '2606::1%1'],
    ...['2606::1.2.3.4', ':2606::1', '2606::1:'],
  ])('%j is none', (text) => expect(isPublicAddress(text)).toBe(false));
});

/** The same by other means: the ranges as IANA has them, in the system’s own lists. */
const specialIpv4 = new BlockList();
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [network = '', bits] = range.split('/');
  specialIpv4.addSubnet(network, Number(bits), 'ipv4');
}
const specialIpv6 = new BlockList();
for (const range of ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [network = '', bits] = range.split('/');
  specialIpv6.addSubnet(network, Number(bits), 'ipv6');
}

/** Near the edges of the ranges as often as anywhere. */
const byte = fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 2, 10, 15, 16, 31, 32, 63, 64, 88, 99, 100, 113, 127, 128));
const first = fc.oneof(byte, fc.constantFrom(0, 9, 10, 11, 100, 126, 127, 169, 172, 192, 198, 203, 223, 224, 240, 255));
const ipv4 = fc
  .tuple(first, fc.oneof(byte, fc.constantFrom(18, 19, 51, 168, 254)), byte, byte)
  .map((bytes) => bytes.join('.'));
const group = fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 1, 0x1ff, 0x200, 0xdb8, 0xfff, 0x1000, 0xffff));
const firstGroup = fc.oneof(group, fc.constantFrom(0, 0x64, 0x1fff, 0x2000, 0x2001, 0x2002, 0x2606, 0x3fff, 0x4000));
const ipv6 = fc
  .tuple(firstGroup, fc.array(group, { minLength: 7, maxLength: 7 }))
  .map(([head, rest]) => [head, ...rest].map((each) => each.toString(16)).join(':'));

/** As a lookup writes it. */
const shortened = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

describe('whatever the address', () => {
  it('of IPv4, it is public where it is in no special range', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(isPublicAddress(address)).toBe(!specialIpv4.check(address, 'ipv4'));
      }),
      { numRuns: 2000 },
    );
  });

  it('of IPv6, however it is written, it is public where it is in no special range', () => {
    fc.assert(
      fc.property(ipv6, (address) => {
        const isPublic = !specialIpv6.check(address, 'ipv6');
        expect([isPublicAddress(address), isPublicAddress(shortened(address))]).toEqual([isPublic, isPublic]);
      }),
      { numRuns: 2000 },
    );
  });

  it('hidden in another notation, it is never public', () => {
    const hidden = fc.constantFrom('::ffff:', '::', '64:ff9b::', '::ffff:0:', '64:ff9b:1::');
    fc.assert(
      fc.property(hidden, ipv4, (before, address) => {
        expect([isPublicAddress(before + address), isPublicAddress(shortened(before + address))]).toEqual([
          false,
          false,
        ]);
      }),
    );
  });

  it('what is no address is not public', () => {
    const characters = fc.string({ unit: fc.constantFrom(...'0123456789abcdefx.:%[] '), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), characters), (text) => {
        expect(isIP(text) === 0 && isPublicAddress(text)).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });
});
