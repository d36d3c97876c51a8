import { expect, test } from 'vitest';
import { adminTab } from './admin-tab.ts';

/** As the router does: what is not said stays as the address has it. */
const read = (search: Record<string, unknown>) => ({ ...search, ...adminTab(search) });

test('the dashboard’s tab is the one of the address, and the first where that is none', () => {
  expect(read({ tab: 'photos' }).tab).toBe('photos');
  expect(read({ tab: 'nothing' }).tab).toBeUndefined();
  expect(read({}).tab).toBeUndefined();
});
