/** What a browser that sent `cookies` sends after an answer that sets some: newer ones in the place of their elders. */
export const keepCookies = (cookies: string, set: readonly string[]): string => {
  const pairs = new Map<string, string>();
  for (const line of [...cookies.split('; '), ...set]) {
    const [pair = ''] = line.split(';', 1);
    const name = pair.slice(0, pair.indexOf('='));
    if (pair.endsWith('=')) pairs.delete(name);
    else if (name) pairs.set(name, pair);
  }
  return [...pairs.values()].join('; ');
};
