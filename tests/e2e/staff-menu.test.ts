import { nav as classroomNav } from '#strings/classroom/nav';
import { nav as dashboardNav } from '#strings/dashboard/nav';
import { nav as examsNav } from '#strings/exams/nav';
import { nav as questionsNav } from '#strings/questions/nav';
import { nav as rewardsNav } from '#strings/rewards/nav';
import { adminShell } from '#strings/shell';
import { menuGroups, finder as texts } from '#strings/staff-menu';
import { nav as trackingNav } from '#strings/tracking/nav';
import { expect, expectAccessible, loginAs, test } from './fixtures.ts';
import { menuGroup } from './menu.ts';

test('the menu has the four of the day, and remembers which of its groups are open', async ({ page, teacher }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await loginAs(page, teacher);
  await page.goto('/admin/give');
  const links = page.getByRole('navigation', { name: adminShell.navigation }).getByRole('link');
  await expect(links).toHaveText(
    [classroomNav.lessonNow, dashboardNav.dashboard, rewardsNav.give, trackingNav.tracking].map(
      (label) => new RegExp(`^${label}`, 'u'),
    ),
  );
  await menuGroup(page, 'lessons').click();
  await expect(links.filter({ hasText: questionsNav.questions })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(links.filter({ hasText: questionsNav.questions })).toBeVisible();
  await menuGroup(page, 'lessons').click();
  await page.reload();
  await expect(page.getByText(menuGroups.lessons)).toBeVisible();
  await expect(links).toHaveCount(4);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.skipToPage })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('one search finds pages, actions and pupils by any part of the name', async ({ page, teacher, student }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await loginAs(page, teacher);
  await page.goto('/admin/give');
  const dialog = page.getByRole('dialog', { name: texts.title });
  const box = dialog.getByRole('combobox', { name: texts.label });
  const options = dialog.getByRole('option');
  await page.getByRole('button', { name: texts.open }).click();
  await box.fill(student.name.split(' ').slice(1).join(' '));
  await expect(options.filter({ hasText: student.name })).toBeVisible();
  await expectAccessible(page);
  await options.filter({ hasText: student.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/students/${student.studentId}`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(student.name);

  await page.keyboard.press('Control+KeyK');
  await expect(box).toBeFocused();
  await box.fill(examsNav.newExam);
  await expect(options).toHaveText([new RegExp(examsNav.newExam, 'u')]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/exams\/new/u);

  await page.keyboard.press('Control+KeyK');
  await box.fill('لا شيء كهذا');
  await expect(dialog.getByText(texts.nothing)).toBeVisible();
  await box.fill(questionsNav.questions);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: questionsNav.questions })).toBeVisible();
  await expect(dialog).toBeHidden();
});
