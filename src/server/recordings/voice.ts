import { Refusal } from '#server/platform/errors';
import { kindOfBytes } from '#server/platform/files/kind-of-bytes';

/** What was spoken, as `withNewFile` keeps it: the pupil's, also where it is the teacher's answer. */
export const voiceFile = async (studentId: number, uploaded: Buffer) => {
  const kind = await kindOfBytes(uploaded);
  if (kind?.kind !== 'audio') throw new Refusal('recording_not_audio');
  return { purpose: 'recording', studentId, extension: kind.extension, contents: { full: uploaded } } as const;
};
