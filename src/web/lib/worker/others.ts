declare const self: ServiceWorkerGlobalScope;

const LEAVE_WITHIN_MS = 5000;
const LOOK_AGAIN_MS = 50;

const moment = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

const windowsBut = async (own: string): Promise<readonly WindowClient[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ id }) => id !== own);

/** The same page anew. Without what follows a hash, which would leave it as it is. */
const freshOf = ({ url }: WindowClient): string => {
  const { protocol, pathname, search } = new URL(url);
  return protocol.startsWith('http') ? pathname + search : '/login';
};

/**
 * A script that somebody typed into a window runs on there and asks with the cookie of whoever is inside by then. Before
 * somebody comes in, all windows but theirs are therefore loaded anew; says whether each has been.
 */
export const reloadOthers = async (own: string): Promise<boolean> => {
  await self.clients.claim();
  const before = await windowsBut(own);
  for (const window of before)
    if (window.frameType !== 'nested') void window.navigate(freshOf(window)).catch(() => null);
  const ids = new Set(before.map(({ id }) => id));
  const isGone = async () => (await windowsBut(own)).every(({ id }) => !ids.has(id));
  for (let left = LEAVE_WITHIN_MS; left > 0; left -= LOOK_AGAIN_MS) {
    if (await isGone()) return true;
    await moment();
  }
  return false;
};
