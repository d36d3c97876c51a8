/** What a line of the audit log says. */
export interface Said {
  readonly id: number;
  readonly at: string;
  readonly staffId: number | null;
  readonly actorName: string;
  readonly action: string;
  readonly tableName: string;
  readonly recordId: string | null;
  readonly subjectName: string | null;
  readonly details: string | null;
  readonly before: string | null;
  readonly after: string | null;
  /** Drawn when it is sealed, and gone when somebody is taken out of it: then nothing can be guessed from its mac. */
  readonly salt: string | null;
}

/** A line in its place: the mac is made of what it says, of its number and of the mac before it. */
export interface Sealed extends Said {
  readonly seq: number;
  readonly mac: string;
  /** Of a line that somebody was taken out of: proves what it says now. */
  readonly rewritten: string | null;
}

/** How far a chain goes, and the mac of its last line. */
export interface End {
  readonly lines: number;
  readonly mac: string;
}

export const NO_LINES: End = { lines: 0, mac: '' };

/** Keyed: who has every line and not the key can make no other chain. */
export type Mac = (text: string) => string;

const factsOf = ({ id, at, staffId, actorName, action, tableName, ...rest }: Said): unknown[] => {
  const { recordId, subjectName, details, before, after } = rest;
  return [id, at, staffId, actorName, action, tableName, recordId, subjectName, details, before, after];
};

export const link = (mac: Mac, { lines, mac: last }: End, said: Said): End => {
  const seq = lines + 1;
  const salt = said.salt === null ? [] : [said.salt];
  return { lines: seq, mac: mac(JSON.stringify([seq, last, ...factsOf(said), ...salt])) };
};

/** What proves a line after somebody was taken out of it. Its mac stays, for the lines after it are chained to that. */
export const rewriting = (mac: Mac, { mac: last }: End, line: Omit<Sealed, 'rewritten'>): string =>
  mac(JSON.stringify(['rewritten', line.seq, last, line.mac, ...factsOf(line), line.salt]));

/** Of the end itself: without it, lines could be cut off and an earlier end be given out as the last. The beginning alike. */
export const sealOf = (mac: Mac, { lines, mac: last }: End, which: 'beginning' | 'end' = 'end'): string =>
  mac(JSON.stringify([which, lines, last]));

/** Where the chain goes on after a line; null where the line does not belong there. */
export const after = (mac: Mac, from: End, line: Sealed): End | null => {
  const next = { lines: line.seq, mac: line.mac };
  if (line.seq !== from.lines + 1) return null;
  if (line.mac === link(mac, from, line).mac) return next;
  return line.rewritten !== null && line.rewritten === rewriting(mac, from, line) ? next : null;
};

/** Goes along the lines from an end, up to the first that does not fit. */
export const follow = (mac: Mac, from: End, lines: readonly Sealed[]): { end: End; misfit: Sealed | null } => {
  let end = from;
  for (const line of lines) {
    const next = after(mac, end, line);
    if (next === null) return { end, misfit: line };
    end = next;
  }
  return { end, misfit: null };
};
