import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Bengali, Default, VariantFirst, VariantLast, WithoutKnownEnd } from './pagination.stories.tsx';
import { pageWindow } from './pagination.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const numbers = () =>
  page
    .getByRole('link', { name: /^Page / })
    .elements()
    .map((element) => element.textContent);

test('the window slides so that the current page stays inside, and the last page is always there', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 20]);
  expect(pageWindow(3, 20)).toEqual([1, 2, 3, 4, 20]);
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 20]);
  expect(pageWindow(19, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1e9, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('pages are real links, the current one is marked', async () => {
  await Default.run();
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  await expect.element(link('Page 3')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('Page 4')).toHaveAttribute('href', '#page-4');
  await expect.element(link('Previous')).toHaveAttribute('href', '#page-2');
  await expect.element(link('Next')).toHaveAttribute('href', '#page-4');
});

test('a press by mouse and by keyboard follows the link', async () => {
  await Default.run();
  await userEvent.click(link('Page 213'));
  expect(location.hash).toBe('#page-213');
  await userEvent.tab();
  await expect.element(link('Next')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#page-4');
});

test('at the ends Previous and Next lead nowhere', async () => {
  await VariantFirst.run();
  await expect.element(link('Previous')).toBeDisabled();
  await expect.element(link('Previous')).not.toHaveAttribute('href');
  await VariantLast.run();
  await expect.element(link('Next')).toBeDisabled();
  await expect.element(link('Next')).not.toHaveAttribute('href');
});

test('an unknown end shows the pages up to the next', async () => {
  await WithoutKnownEnd.run();
  expect(numbers()).toEqual(['4', '5', '6', '7', '8']);
  await expect.element(link('Next')).toHaveAttribute('href', '#page-8');
});

test('in 320 px its targets are 44 px, keep their names, and nothing runs over', async () => {
  await page.viewport(320, 640);
  await Default.run();
  for (const name of ['Previous', 'Page 2', 'Page 3', 'Page 213', 'Next']) {
    const { left, right, width, height } = link(name).element().getBoundingClientRect();
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    expect([left >= 0, right <= 320], name).toEqual([true, true]);
  }
  await page.viewport(1280, 800);
});

test('beyond the end Previous leads to the last page', async () => {
  await Default.run({ args: { ...Default.composed.args, page: 900 } });
  await expect.element(link('Previous')).toHaveAttribute('href', '#page-213');
  await expect.element(link('Next')).not.toHaveAttribute('href');
});

test('in Bengali it names itself and its pages, and knows the language', async () => {
  await Bengali.run();
  await expect.element(page.getByRole('navigation', { name: 'পৃষ্ঠা' })).toBeVisible();
  await expect.element(link('পৃষ্ঠা 3')).toHaveAttribute('aria-current', 'page');
  await expect.element(link('আগের')).toHaveAttribute('href', '#page-2');
  await expect.element(link('পরের')).toHaveAttribute('href', '#page-4');
});
