import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, VariantWhole } from './legal-text.stories.tsx';

test('what a lawyer has to fill in is marked, and the page says that it is a draft', async () => {
  await Default.run();
  await expect.element(page.getByRole('note')).toMatchTextContent(/must be filled in/);
  const marks = page.getByRole('mark').elements();
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'To be filled in by a lawyer: place and country of the servers',
    'To be filled in by a lawyer: number of years and the law that asks for it',
  ]);
});
test('a whole text is no draft', async () => {
  await VariantWhole.run();
  expect(page.getByRole('note').elements()).toEqual([]);
});
test('it is printed by one press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
