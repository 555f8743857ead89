import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Default } from './action-bar.stories.tsx';

/** A page of which the bar's place is far below what is seen. */
const onLongPage = Default.extend({
  decorators: [
    (Story) => (
      <div className="flex flex-col">
        <Story />
        <p className="h-[2000px]">Fees and hours of the doctor</p>
      </div>
    ),
  ],
});
const bar = () => page.getByRole('link', { name: 'Book Appointment' }).element().closest('[data-slot]');
const box = () => bar()!.parentElement!.getBoundingClientRect();

test('on a phone it stays at the lower edge, over the whole width; on a wide screen it stands in its place', async () => {
  await page.viewport(360, 640);
  await onLongPage.run();
  const phone = box();
  expect([phone.left, phone.right]).toEqual([0, 360]);
  expect(phone.bottom).toBeGreaterThan(560);
  expect(phone.bottom).toBeLessThanOrEqual(640);
  await page.viewport(1280, 640);
  await onLongPage.run();
  expect(box().bottom).toBeLessThan(320);
  await page.viewport(1280, 800);
});
