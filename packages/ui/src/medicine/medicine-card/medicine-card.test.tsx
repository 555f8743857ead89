import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Default,
  Hindi,
  InCart,
  LongText,
  DangerLookAlike,
  WithoutDiscount,
  OutOfStock,
  PrescriptionRequired,
  VariantBare,
} from './medicine-card.stories.tsx';

const card = page.getByRole('article');
const heart = page.getByRole('button', { name: 'Add Paramol 650 to wishlist' });
const nodes = () => card.element().querySelectorAll('*').length + 1;

/** How many lines one reads between the picture, with what lies on it, and the button: of a text that is cut off, those that are seen. */
function lines(): number {
  const root = card.element();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const middles = new Set<number>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (
      parent.closest('button, [data-slot="cart-action"], .sr-only, [data-slot="badge"], [data-slot="rating"]')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { top, height, width } of range.getClientRects()) {
      const middle = top + height / 2;
      let seen = width > 0;
      for (let box: Element | null = parent; box && box !== root.parentElement; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        const { top: from, bottom: to } = box.getBoundingClientRect();
        if (overflowY !== 'visible' && (middle < from || middle > to)) seen = false;
      }
      // What stands on one base line may differ in size by some pixels.
      if (seen && ![...middles].some((other) => Math.abs(other - middle) < 9)) middles.add(middle);
    }
  }
  return middles.size;
}
test.each([
  ['Default', Default],
  ['LongText', LongText],
  ['Hindi', Hindi],
  ['PrescriptionRequired', PrescriptionRequired],
  ['OutOfStock', OutOfStock],
  ['LookAlike', DangerLookAlike],
] as const)('%s has at most six lines, on a phone and on a desktop', async (_, story) => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    await story.run();
    expect(lines()).toBeGreaterThanOrEqual(4);
    expect(lines()).toBeLessThanOrEqual(6);
  }
});
test('that a prescription is needed stands on one line, whole', async () => {
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    for (const [story, text] of [
      [PrescriptionRequired, 'Prescription needed'],
      [Hindi, 'डॉक्टर की पर्ची ज़रूरी'],
    ] as const) {
      await story.run();
      const mark = card.getByText(text, { exact: true }).element();
      const range = document.createRange();
      range.selectNodeContents(mark);
      expect(range.getClientRects()).toHaveLength(1);
      expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(
        card.element().getBoundingClientRect().right,
      );
    }
  }
});

test('it stays light', async () => {
  await Default.run();
  for (const part of [
    /₹27\.20$/,
    /₹34\.00$/,
    '20% OFF',
    'You save ₹6.80',
    'Free Delivery',
    'Genuine',
    'Paracetamol 650 mg',
  ])
    await expect.element(card.getByText(part)).toBeInTheDocument();
  await expect.element(card.getByRole('img', { name: /^Rated 4.5/ })).toBeInTheDocument();
  expect(nodes()).toBeLessThanOrEqual(25);
  await DangerLookAlike.run();
  expect(nodes()).toBeLessThanOrEqual(25);
  await InCart.run();
  expect(nodes()).toBeLessThanOrEqual(32);
});

test('what it is easily taken for is read after its own name and salts', async () => {
  await DangerLookAlike.run();
  expect(card.element().textContent).toMatch(
    /Glucinsul 30\/70.*Human insulin 40 IU\/mlNot Glucinsil 30\/70 \(Glimepiride\)/,
  );
});

test('adding changes nothing of its height', async () => {
  await Default.run();
  const { height } = card.element().getBoundingClientRect();
  await InCart.run();
  expect(card.element().getBoundingClientRect().height).toBe(height);
});

test('the name is the one link, and a press anywhere on the card follows it', async () => {
  await Default.run();
  await expect
    .element(card.getByRole('heading').getByRole('link', { name: 'Paramol 650' }))
    .toHaveAttribute('href', '#Paramol%20650');
  expect(card.getByRole('link').elements()).toHaveLength(1);
  await expect.element(card.getByRole('img', { name: /Paramol/ })).not.toBeInTheDocument();
  location.hash = '';
  await userEvent.click(card, { position: { x: 60, y: 100 } });
  expect(location.hash).toBe('#Paramol%20650');
});

test('the heart tells the other state, by mouse and by keyboard, under one name', async () => {
  const { onWishedChange } = Default.composed.args;
  await Default.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(onWishedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onWishedChange).toHaveBeenCalledTimes(2);
  await InCart.run();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(InCart.composed.args.onWishedChange).toHaveBeenLastCalledWith(false);
});

test('adding and changing the quantity do not follow the link', async () => {
  location.hash = '';
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Add to Cart: Paramol 650' }));
  expect(Default.composed.args.onAdd).toHaveBeenCalledTimes(1);
  await InCart.run();
  await expect.element(card.getByText('In Cart', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Increase quantity of Paramol 650' }));
  expect(InCart.composed.args.onQuantityChange).toHaveBeenLastCalledWith(3);
  expect(location.hash).toBe('');
});

test('Tab goes from the name to the heart to the cart', async () => {
  await Default.run();
  await userEvent.tab();
  await expect.element(card.getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await expect.element(heart).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).toHaveFocus();
});

test('what is not so is not said', async () => {
  await WithoutDiscount.run();
  await expect.element(card.getByText(/OFF/)).not.toBeInTheDocument();
  await expect.element(card.getByText(/You save/)).not.toBeInTheDocument();
  await OutOfStock.run();
  await expect.element(card.getByText('Out of stock', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
  await PrescriptionRequired.run();
  await expect.element(card.getByText('Prescription needed', { exact: true })).toBeVisible();
  await VariantBare.run();
  await expect.element(card.getByRole('heading')).toBeVisible();
  await expect.element(card.getByText(/Free Delivery|Genuine|Prescription needed/)).not.toBeInTheDocument();
  await expect.element(card.getByRole('img', { name: /^Rated/ })).not.toBeInTheDocument();
});

test('a card as narrow as large letters make it cuts neither the price nor that a prescription is needed', async () => {
  await page.viewport(120, 800);
  await PrescriptionRequired.run();
  for (const said of ['Prescription needed', '₹164.00']) {
    const range = document.createRange();
    range.selectNodeContents(card.getByText(said).element());
    const { top, bottom } = range.getBoundingClientRect();
    for (
      let box = range.commonAncestorContainer as Element;
      box !== card.element();
      box = box.parentElement!
    ) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      expect(box.getBoundingClientRect().top).toBeLessThanOrEqual(top + 1);
      expect(box.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(bottom - 1);
    }
  }
});
