/** An address with what is asked of it; what is empty is not said. */
export const withSearch = (path: string, asked: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
};
