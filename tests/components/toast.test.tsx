import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { toast } from '#web/ui/toast.tsx';
import { showAlone } from './screen.tsx';

it('a press goes through what is told to what it lies over, and puts it away', async () => {
  let presses = 0;
  onTestFinished(() => expect(presses).toBe(2));
  showAlone(
    <button
      type="button"
      onClick={() => {
        presses += 1;
      }}
      style={{ position: 'fixed', inset: 0 }}
    >
      ادفع
    </button>,
    {},
  );
  toast.good('أُضيف المنتج إلى السلة');
  const told = page.getByText('أُضيف المنتج إلى السلة');
  const press = async () => {
    const { left, top, width, height } = told.element().getBoundingClientRect();
    await page.getByRole('button', { name: 'ادفع' }).click({ position: { x: left + width / 2, y: top + height / 2 } });
  };
  await expect.element(told).toBeVisible();
  await press();
  await expect.element(told).not.toBeInTheDocument();
  toast.good('أُضيف المنتج إلى السلة', { label: 'انظر', run: () => undefined });
  await expect.element(told).toBeVisible();
  await press();
  await expect.element(told).not.toBeInTheDocument();
});
