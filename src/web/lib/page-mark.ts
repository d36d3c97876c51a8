import { INSIDE_META, PAGE_HEADER, PAGE_META, PAGE_PARAMETER } from '#domain/access/page';

const saidIn = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Of whose session this page is: what each request says, and no window that somebody left behind knows. */
const mark = (): string => saidIn(PAGE_META) ?? '';

export const pageHeaders = (): Readonly<Record<string, string>> => ({ [PAGE_HEADER]: mark() });

/** For the handshake of a socket. */
export const pageAuth = (): Readonly<Record<string, string>> => ({ [PAGE_PARAMETER]: mark() });

/** Where a picture or a sound asks for a file: an element sends no header of ours. */
export const fileAddress = (fileId: string, size: 'full' | 'small' = 'full'): string => {
  const said = new URLSearchParams({ ...(size === 'small' && { size }), ...pageAuth() });
  return `/api/files/${fileId}?${said}`;
};

/** Who is inside, as the server told the page before the login when it was loaded. */
export const kindInside = (): string | undefined => saidIn(INSIDE_META);

const LOADED_ANEW = 'himma-loaded-anew';
const AGAIN_AFTER_MS = 20_000;

/**
 * Somebody came in after this page was loaded, or it is the device's copy. Not again and again: where the network brings no
 * page of this session, what the page says instead is better than a page that never stands still.
 */
export const loadAnew = (): void => {
  const last = Number(sessionStorage.getItem(LOADED_ANEW) ?? 0);
  if (Math.abs(Date.now() - last) < AGAIN_AFTER_MS) return;
  sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
  location.reload();
};
