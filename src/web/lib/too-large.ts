import { errorTexts } from '#strings/errors';
import { ApiError } from './api.ts';

/** Refused before a byte is sent, with the server's own words. */
export const refuseTooLarge = (file: File, maxBytes: number): void => {
  if (file.size > maxBytes) throw new ApiError({ code: 'file_too_large', message: errorTexts.file_too_large });
};
