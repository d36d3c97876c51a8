import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { StaffActor } from '#domain/access/actors';
import { about, logAct } from '#server/platform/audit';
import type { Deps } from '#server/platform/deps';
import { Refusal } from '#server/platform/errors';
import { placeFile } from '#server/platform/files/files';
import type { TermsAudioState } from '#wire/terms';

export { agreements, countAgreed, hasAgreed, saveAgreement } from './queries.ts';

/** The upload that replaces the placeholder, where staff made one. */
export const AUDIO_NAME = 'terms-audio.mp3';
export const audioFolder = (deps: Deps): string => join(deps.config.dataDir, 'files');

const uploadPath = (deps: Deps): string => join(audioFolder(deps), AUDIO_NAME);

export const audioState = async (deps: Deps): Promise<TermsAudioState> => {
  const found = await stat(uploadPath(deps)).catch(() => null);
  return { replaced: found !== null, bytes: found?.size ?? 0, replacedAt: found?.mtime.toISOString() ?? null };
};

/** Judged by content, whatever the file is called; written beside and renamed, so that nobody hears half a file. */
export const replaceAudio = async (deps: Deps, staff: StaffActor, audio: Buffer): Promise<TermsAudioState> => {
  const type = await fileTypeFromBuffer(audio);
  if (type?.mime !== 'audio/mpeg') throw new Refusal('audio_not_recognised');
  await placeFile(deps, uploadPath(deps), audio);
  await logAct(deps.db, deps.clock(), staff, 'terms_audio_replaced', about('files', null), {
    details: { bytes: audio.length },
  });
  return audioState(deps);
};

export const restoreAudio = async (deps: Deps, staff: StaffActor): Promise<TermsAudioState> => {
  await rm(uploadPath(deps), { force: true });
  await logAct(deps.db, deps.clock(), staff, 'terms_audio_restored', about('files', null));
  return audioState(deps);
};
