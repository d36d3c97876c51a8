/** Where the page's socket connects. */
export const LIVE_PATH = '/live';
export const LIVE_EVENT = 'changed';
