import type { StaffActor } from '#domain/access/actors';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { withNewFile } from '#server/platform/files/files';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';
import { fieldText } from '#strings/fields';
import type { BodyOf } from '#wire/contract';
import { type Asking, fetchAudio, PUBLIC_ONLY } from './fetch-audio.ts';
import * as queries from './queries.ts';

/** A file that came beside the body, or a link to one. */
export interface Brought extends BodyOf<'POST /api/admin/quran/audio'> {
  readonly uploaded: Buffer | null;
  /** Who wanted it no longer waits. */
  readonly gone?: AbortSignal;
}

const bytesOf = ({ source, link, uploaded, gone }: Brought, asking: Asking): Promise<Buffer> | Buffer => {
  if (source !== 'link') {
    if (!uploaded) throw new Refusal('audio_missing');
    return uploaded;
  }
  if (!link) throw new Refusal('validation', { fields: { link: fieldText('required') } });
  if (uploaded) throw new Refusal('malformed_body');
  return fetchAudio(link, asking, gone);
};

/** In the thread pool: a core is busy for a moment with thirty megabytes. */
const checksumOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');

/** Judged by content (D-61). It belongs to no text yet, and goes after a day in which none uses it. */
export const bringAudio = async (deps: Deps, staff: StaffActor, brought: Brought, asking: Asking = PUBLIC_ONLY) => {
  const bytes = await bytesOf(brought, asking);
  const kind = await kindOfBytes(bytes);
  if (kind?.kind !== 'audio') throw new Refusal('sound_not_recognised');
  const sha256 = await checksumOf(bytes);
  const file = {
    purpose: 'recitation',
    studentId: null,
    extension: kind.extension,
    contents: { full: bytes },
  } as const;
  return withNewFile(deps, file, async (trx, fileId) => {
    await queries.insertAudio(trx, {
      fileId,
      source: brought.source,
      audioFile: brought.source === 'link' && brought.link ? new URL(brought.link).href : `/api/files/${fileId}`,
      sha256,
      createdBy: staff.staffId,
      createdAt: deps.clock().toISOString(),
    });
    return queries.readAudio(trx, fileId);
  });
};
