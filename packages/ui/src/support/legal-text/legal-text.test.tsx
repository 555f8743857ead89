import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
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
test('each section has a heading and can be linked to', async () => {
  await Default.run();
  const heading = page.getByRole('region', { name: 'Who we are' }).getByRole('heading', { level: 2 });
  await expect.element(heading).toHaveAttribute('id', 'who');
});
test('it is printed by one press, and the button is not on the paper', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });
  await media('print');
  await expect.element(page.getByText('Print', { exact: true })).not.toBeVisible();
  await media('');
  await expect.element(page.getByText('Print', { exact: true })).toBeVisible();
});
