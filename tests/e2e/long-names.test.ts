import type { Locator } from '@playwright/test';
import { expect, loginAs } from './fixtures.ts';
import { newLesson, openLesson, test, tileOf } from './lesson.ts';
import { enrol, sitDown } from './racing.ts';

const SMALL = { width: 360, height: 740 };

/** Neither the end of a line nor a line is cut off; letters may hang below theirs. */
const expectWhole = async (name: Locator): Promise<void> => {
  await expect(name).toBeVisible();
  const cut = (element: Element) => ({
    ofLine: element.scrollWidth - element.clientWidth,
    lines: Math.round(
      (element.scrollHeight - element.clientHeight) / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  });
  expect(await name.evaluate(cut)).toEqual({ ofLine: 0, lines: 0 });
};

test('first names of two words are whole on the tiles of a lesson and in a race, on a small phone', async ({
  chrome,
  product,
  office,
  teacher,
}) => {
  const first = await enrol(office, 'عبد الرحمن سعد الغامدي');
  const second = await enrol(office, 'عبد الرحمن علي القرني');
  const third = await enrol(office, 'زين العابدين فهد العمري');

  const desk = await chrome.newPage({ baseURL: product.url, viewport: SMALL });
  await loginAs(desk, teacher);
  await openLesson(desk, await newLesson(office, 4, 6));
  await expectWhole(tileOf(desk, first.studentId).getByText('عبد الرحمن غ.', { exact: true }));
  await expectWhole(tileOf(desk, second.studentId).getByText('عبد الرحمن ق.', { exact: true }));
  await desk.close();

  const own = await sitDown(chrome, product.url, first, SMALL);
  const named = (list: string, name: string) => own.getByRole('list', { name: list }).getByText(name, { exact: true });
  await expectWhole(named('اللاعبون', 'عبد الرحمن'));
  const other = await sitDown(chrome, product.url, third, SMALL);
  for (const name of ['عبد الرحمن', 'زين العابدين']) await expectWhole(named('لوحة السباق', name));
  await own.context().close();
  await other.context().close();
});
