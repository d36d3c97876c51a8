/** What is looked into; all else is passed over. */
const INSIDE = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
/** Samples of sound in one packet of AAC. */
const IN_A_PACKET = 1024;

interface Box {
  readonly name: string;
  readonly content: Buffer;
}

function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const said = bytes.readUInt32BE(at);
    const isLong = said === 1 && at + 16 <= bytes.length;
    const head = isLong ? 16 : 8;
    // Zero: as far as it goes.
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : said || bytes.length - at;
    if (size < head) return;
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + head, at + size);
    if (INSIDE.has(name)) yield* boxesOf(content);
    else yield { name, content };
    at += size;
  }
}

const numberAt = (bytes: Buffer, at: number): number => (at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0);
const flagsOf = (bytes: Buffer): number => numberAt(bytes, 0) & 0xffffff;

/** Of a table of packets, how many and how long all together. */
interface Packets {
  readonly count: number;
  readonly units: number;
}

/** Where a recording is one piece: so many packets of so long each. */
const packetsOfTable = (table: Buffer): Packets => {
  let [count, units] = [0, 0];
  for (let at = 8; at + 8 <= table.length && at < 8 + 8 * numberAt(table, 4); at += 8) {
    count += numberAt(table, at);
    units += numberAt(table, at) * numberAt(table, at + 4);
  }
  return { count, units };
};

const isSet = (flags: number, flag: number): boolean => (flags & flag) !== 0;

/** Where it is made of fragments: each packet with its length, or all of the usual one. */
const packetsOfRun = (run: Buffer, usual: number): Packets => {
  const flags = flagsOf(run);
  const count = numberAt(run, 4);
  const step = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => isSet(flags, flag)).length;
  if (!isSet(flags, 0x100)) return { count, units: count * usual };
  const first = 8 + 4 * [0x1, 0x4].filter((flag) => isSet(flags, flag)).length;
  let units = 0;
  for (let at = first, left = count; left > 0 && at + 4 <= run.length; at += step, left -= 1)
    units += numberAt(run, at);
  return { count, units };
};

/** What a fragment says of packets that do not say it themselves; what was said for all of them where it does not. */
const usualOf = (head: Buffer, usual: number): number => {
  const flags = flagsOf(head);
  if (!isSet(flags, 0x8)) return usual;
  return numberAt(head, 8 + (isSet(flags, 0x1) ? 8 : 0) + (isSet(flags, 0x2) ? 4 : 0));
};

interface Told {
  scale: number;
  rate: number;
  /** How long a packet is that does not say it: of the whole recording, and of a fragment. */
  usualOfAll: number;
  usual: number;
  count: number;
  units: number;
}

const add = (told: Told, { count, units }: Packets): void => {
  told.count += count;
  told.units += units;
};

const READERS: Readonly<Record<string, (told: Told, content: Buffer) => void>> = {
  mdhd: (told, content) => {
    told.scale = numberAt(content, content[0] === 1 ? 20 : 12);
  },
  stsd: (told, content) => {
    if (content.toString('latin1', 12, 16) === 'mp4a') told.rate = numberAt(content, 40) >>> 16;
  },
  stts: (told, content) => add(told, packetsOfTable(content)),
  trex: (told, content) => {
    told.usualOfAll = numberAt(content, 12);
  },
  tfhd: (told, content) => {
    told.usual = usualOf(content, told.usualOfAll);
  },
  trun: (told, content) => add(told, packetsOfRun(content, told.usual)),
};

/** Added up from its tables, and from the number of its packets where all are of one length. */
export const mp4Seconds = (bytes: Buffer): number | null => {
  const told: Told = { scale: 0, rate: 0, usualOfAll: 0, usual: 0, count: 0, units: 0 };
  for (const { name, content } of boxesOf(bytes)) READERS[name]?.(told, content);
  const { scale, rate, count, units } = told;
  if (scale === 0) return null;
  return Math.max(units / scale, rate > 0 ? (count * IN_A_PACKET) / rate : 0);
};
