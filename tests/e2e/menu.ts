import type { Page } from '@playwright/test';
import { menuGroups } from '#strings/staff-menu';

/** A group of the staff's menu, to open it or to fold it away. */
export const menuGroup = (page: Page, name: keyof typeof menuGroups) =>
  page.getByRole('complementary').getByText(menuGroups[name], { exact: true });

/** Open, also where the page that is shown is one of the group. */
export const openGroup = async (page: Page, name: keyof typeof menuGroups): Promise<void> => {
  const group = page.getByRole('complementary').locator('details').filter({ hasText: menuGroups[name] });
  if ((await group.getAttribute('open')) === null) await menuGroup(page, name).click();
};
