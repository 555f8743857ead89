import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WithItemsInCart, Default, Hindi, VariantSearch, DoneSignedIn } from './site-header.stories.tsx';

const stay = (event: Event) => {
  if ((event.target as Element).closest('a')) event.preventDefault();
};
// Links lead out of the test's own page.
beforeEach(() => {
  window.addEventListener('click', stay);
});
afterEach(() => {
  window.removeEventListener('click', stay);
});
const onPhone = () => page.viewport(360, 800);
const onDesktop = () => page.viewport(1280, 800);
const menu = page.getByRole('button', { name: 'Menu' });
const login = page.getByRole('link', { name: 'Login' });

test('the skip link comes first and leads to the main content', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Skip to main content' }))
    .toHaveAttribute('href', '#main');
});

test('on a desktop the links of a visitor stand open, without a menu button and without a profile', async () => {
  await onDesktop();
  await Default.run();
  const hrefs = page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/prescriptions', '/online-consultation', '/order-step-1', '/login']);
  await expect.element(page.getByRole('link', { name: 'Doorstep' })).toHaveAttribute('href', '/');
  expect(menu.query()).toBeNull();
});

test('a narrow phone keeps it in one row in both languages, with room for a wider font', async () => {
  await page.viewport(346, 800);
  for (const story of [VariantSearch, Hindi]) {
    await story.run({
      args: { ...VariantSearch.composed.args, ...story.composed.args, onSearch: () => undefined },
    });
    const middles = ['Doorstep', /^(Cart|कार्ट)/].map((name) => {
      const { top, height } = page.getByRole('link', { name }).element().getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    expect(middles[0]).toBe(middles[1]);
  }
});

test('on a phone the button opens and closes the menu by mouse', async () => {
  await onPhone();
  await Default.run();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  expect(login.query()).toBeNull();
  await userEvent.click(menu);
  await expect.element(login).toBeVisible();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(menu.element().getAttribute('aria-controls') ?? '')).toBe(
    page.getByRole('navigation').element(),
  );
  await userEvent.click(menu);
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  expect(login.query()).toBeNull();
});

test('by keyboard: Enter opens, Tab goes through the links, Escape closes and gives focus back', async () => {
  await onPhone();
  await Default.run();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Prescriptions' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).toHaveFocus();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

test('any link of the menu closes it, by mouse and by keyboard', async () => {
  await onPhone();
  await Default.run();
  await userEvent.click(menu);
  await userEvent.click(login);
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

test('a press elsewhere closes the menu', async () => {
  await onPhone();
  await Default.run();
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('main'), { position: { x: 100, y: 380 } });
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the menu is at most 400 px high and works without script', async () => {
  await onPhone();
  await Default.run();
  const nav = document.getElementById(menu.element().getAttribute('popovertarget') ?? '');
  expect(nav?.popover).toBe('auto');
  const root = document.documentElement;
  root.style.fontSize = '200%';
  await userEvent.click(menu);
  expect(nav?.getBoundingClientRect().height).toBeLessThanOrEqual(400);
  expect(nav?.getBoundingClientRect().height).toBeGreaterThan(200);
  root.style.fontSize = '';
});

test('signed in, Login gives way to Logout', async () => {
  await onDesktop();
  const { onLogout } = DoneSignedIn.composed.args;
  await DoneSignedIn.run();
  expect(login.query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});

test('the cart says its count in words, on a phone beside the language too, and its arrival moves nothing', async () => {
  await onPhone();
  await WithItemsInCart.run();
  const cart = page.getByRole('link', { name: 'Cart, 120 items' });
  const full = cart.element().getBoundingClientRect();
  await Default.run();
  const empty = page.getByRole('link', { name: 'Cart', exact: true }).element().getBoundingClientRect();
  expect([empty.x, empty.y, empty.width, empty.height]).toEqual([full.x, full.y, full.width, full.height]);
});

test('the language button offers the other language in its own words', async () => {
  const { onLanguageChange } = Default.composed.args;
  await Default.run();
  const hindi = page.getByRole('button', { name: 'हिन्दी' });
  await expect.element(hindi).toHaveAttribute('lang', 'hi-IN');
  await userEvent.click(hindi);
  expect(onLanguageChange).toHaveBeenLastCalledWith('hi-IN');
  await Hindi.run();
  (page.getByRole('button', { name: 'English' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(Hindi.composed.args.onLanguageChange).toHaveBeenLastCalledWith('en-IN');
});

test('a search is told by Enter; where there is no room for the field a link leads to the list', async () => {
  const { onSearch } = VariantSearch.composed.args;
  await onDesktop();
  await VariantSearch.run();
  await userEvent.type(page.getByRole('searchbox', { name: 'Search medicines' }), 'para{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('para');
  await onPhone();
  await expect
    .element(page.getByRole('link', { name: 'Search medicines' }))
    .toHaveAttribute('href', '/medicines');
  await Default.run();
  expect(page.getByRole('search').query()).toBeNull();
});
