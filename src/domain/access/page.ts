/**
 * What a page of ours says in each request of whose session it was loaded in. A script in a window that somebody left
 * behind asks with the cookie of whoever is inside by then, and knows nothing of their page.
 */
export const PAGE_HEADER = 'x-himma-page';

/** Where an element asks, which cannot send a header. */
export const PAGE_PARAMETER = 'page';

/** In which meta element of a page it stands. */
export const PAGE_META = 'himma-page';

/** What kind of person is inside, for the pages before the login. */
export const INSIDE_META = 'himma-inside';
