const BYTE = /^(?:0|[1-9]\d{0,2})$/u;
const GROUP = /^[\da-f]{1,4}$/iu;

/** An IPv4 address as one number; null where it is none. */
const ipv4In = (text: string): number | null => {
  const bytes = text.split('.').map((part) => (BYTE.test(part) ? Number(part) : Number.NaN));
  return bytes.length === 4 && bytes.every((byte) => byte <= 255)
    ? bytes.reduce((address, byte) => address * 256 + byte, 0)
    : null;
};

const groupsIn = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address; null where it is none, or has an IPv4 address or a zone in it. */
const ipv6In = (text: string): number[] | null => {
  const [head = '', tail, ...more] = text.split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail ?? '')];
  const left = 8 - before.length - after.length;
  const isWhole = tail === undefined ? left === 0 : left > 0;
  if (!isWhole || more.length > 0 || ![...before, ...after].every((group) => GROUP.test(group))) return null;
  const zeros = Array.from({ length: left }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
};

/** What IANA’s registry of special addresses does not call globally reachable, and what leads to relays. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const;

const isPublicIpv4 = (address: number): boolean =>
  SPECIAL_IPV4.every(([first, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) !== Math.floor((ipv4In(first) ?? 0) / size);
  });

/**
 * Only 2000::/3 is given to the public. Of it not: what serves the protocols themselves, Teredo among it (2001::/23),
 * 6to4 (2002::/16), and what stands in books (2001:db8::/32, 3fff::/20). IPv4 in any disguise lies outside of it.
 */
const isPublicIpv6 = ([first = 0, second = 0]: readonly number[]): boolean => {
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x3fff || second >= 0x1000;
};

/** Whether an address, as a name lookup writes it, is of the public internet. What cannot be read is not. */
export const isPublicAddress = (text: string): boolean => {
  const ipv4 = ipv4In(text);
  if (ipv4 !== null) return isPublicIpv4(ipv4);
  const ipv6 = ipv6In(text);
  return ipv6 !== null && isPublicIpv6(ipv6);
};
