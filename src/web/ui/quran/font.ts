import address from '@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2';
import { queryOptions } from '@tanstack/react-query';
import { connection } from '#strings/connection';
import { ApiError } from '#web/lib/api.ts';

/**
 * Verses are shown in no other typeface, so they wait for this one. Asked for by hand and not by a style sheet: that asks
 * only once, and a lost network would leave the page without it until it is loaded anew.
 */
export const quranFontQuery = queryOptions({
  queryKey: ['quran-font'],
  queryFn: async () => {
    const face = new FontFace('Amiri Quran', `url(${address})`);
    await face.load().catch(() => {
      throw new ApiError({ code: 'offline', message: connection.offline });
    });
    document.fonts.add(face);
    return face.family;
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
