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
}

/** A line in its place: the mac is made of what it says, of its number and of the mac before it. */
export interface Sealed extends Said {
  readonly seq: number;
  readonly mac: string;
}

/** How far a chain goes, and the mac of its last line. */
export interface End {
  readonly lines: number;
  readonly mac: string;
}

export const NO_LINES: End = { lines: 0, mac: '' };

/** Keyed: who has every line and not the key can make no other chain. */
export type Mac = (text: string) => string;

export const link = (mac: Mac, { lines, mac: last }: End, said: Said): End => {
  const seq = lines + 1;
  const { id, at, staffId, actorName, action, tableName, recordId, subjectName, details, before, after } = said;
  const facts = [at, staffId, actorName, action, tableName, recordId, subjectName, details, before, after];
  return { lines: seq, mac: mac(JSON.stringify([seq, last, id, ...facts])) };
};

/** Of the end itself: without it, lines could be cut off and an earlier end be given out as the last. */
export const sealOf = (mac: Mac, { lines, mac: last }: End): string => mac(JSON.stringify(['end', lines, last]));

/** Goes along the lines from an end, up to the first that does not fit. */
export const follow = (mac: Mac, from: End, lines: readonly Sealed[]): { end: End; misfit: Sealed | null } => {
  let end = from;
  for (const line of lines) {
    const next = link(mac, end, line);
    if (line.seq !== next.lines || line.mac !== next.mac) return { end, misfit: line };
    end = next;
  }
  return { end, misfit: null };
};
