import { createHash } from 'node:crypto';
import { z } from 'zod';
import { compareVersions, isVersion } from './version.ts';

/** Below the folder that is unpacked: no way out of it, and no name that a system reads otherwise. */
const PATH = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:*?"<>|/\0]+(?:\/[^\\:*?"<>|/\0]+)*$/u;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

const manifest = z.object({
  name: z.literal('himma'),
  version: z.string().refine(isVersion),
  platform: z.string(),
  node: z.string(),
  /** The oldest version whose school it takes over. */
  from: z.string().refine(isVersion),
  /** The newest step that its tables go through. */
  migration: z.string(),
  files: z.record(z.string().regex(PATH), z.object({ bytes: z.number().int().min(0), sha256 })),
  /** Of everything before it. */
  seal: sha256,
});

export type Release = z.output<typeof manifest>;

export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Null where it is none, or was changed. */
export const readManifest = (text: string): Release | null => {
  try {
    const { data } = manifest.safeParse(JSON.parse(text));
    if (!data) return null;
    const { seal, ...rest } = JSON.parse(text) as Release;
    return hashOf(JSON.stringify(rest)) === seal ? data : null;
  } catch {
    return null;
  }
};

/** Where an update would go to. */
export interface Place {
  readonly version: string;
  readonly platform: string;
  readonly node: string;
  /** The newest step of the tables that are there; null where nothing was made yet. */
  readonly migration: string | null;
}

const isTooOldNode = (needed: string, here: string): boolean => {
  const [major = 0, minor = 0] = (needed.match(/\d+/gu) ?? []).map(Number);
  return compareVersions(here, `${major}.${minor}.0`) < 0;
};

/** Why this release cannot follow what is there, in one sentence; null where it can. */
export const whyNot = (release: Release, here: Place): string | null => {
  const { version, platform, node, from, migration } = release;
  const order = compareVersions(version, here.version);
  if (platform !== here.platform) return `it is for ${platform}, and this computer is ${here.platform}`;
  if (order === 0) return `it is ${version}, which this school has already`;
  if (order < 0) return `it is ${version}, which is older than ${here.version} here: the way back is a backup`;
  if (isTooOldNode(node, here.node))
    return `it needs Node ${node}, and this is ${here.node}: bring Node up to date first`;
  if (compareVersions(here.version, from) < 0)
    return `it follows ${from} and what came later, and ${here.version} is older: take one in between first`;
  if (here.migration !== null && migration < here.migration)
    return `its tables (${migration}) are older than those of this school (${here.migration})`;
  return null;
};

export const bytesOf = ({ files }: Release): number => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
