import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ornament } from './late.tsx';

const draw = async (bring: Parameters<typeof ornament>[0]): Promise<string> => {
  const late = createElement(ornament(bring));
  const { prelude } = await prerender(createElement('main', null, 'النتيجة', late));
  return await new Response(prelude).text();
};

test('an ornament that comes is drawn', async () => {
  expect(await draw(async () => () => createElement('b', null, 'زينة'))).toContain('<b>زينة</b>');
});

test('one whose code does not come leaves the screen standing', async () => {
  const drawn = await draw(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(drawn).toContain('النتيجة');
  expect(drawn).not.toContain('data-msg');
});
