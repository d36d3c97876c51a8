/** In the fragment of the slip's address; an address without one opens what nobody has. */
export const tokenHere = (): string => location.hash.slice(1) || '-';
