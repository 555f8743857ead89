import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ErrorBroken,
  Default,
  Error as Failed,
  VariantLongScreenshot,
  WithPdf,
  ErrorPdfBroken,
} from './prescription-sheet.stories.tsx';

const button = (name: string) => page.getByRole('button', { name });
const picture = page.getByRole('img', { name: 'Prescription of Asha Kumari' });

test('larger, smaller and turned, by keyboard alone; the ends keep focus', async () => {
  await Default.run();
  const width = () => picture.element().clientWidth;
  const first = width();
  await userEvent.tab();
  await expect.element(button('Smaller')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('300 %');
  await expect.element(button('Larger')).toHaveFocus();
  expect(width()).toBeGreaterThan(2.5 * first);
  const frame = page.getByRole('region', { name: 'Prescription' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(picture).toHaveAttribute('data-turns', '1');
  await userEvent.tab();
  await expect.element(frame).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => frame.element().scrollLeft).toBeGreaterThan(0);
  await userEvent.click(button('Smaller'));
  await expect.element(page.getByRole('status')).toHaveTextContent('200 %');
});

test('a long screenshot fills the width of its frame', async () => {
  await VariantLongScreenshot.run();
  const frame = page.getByRole('region', { name: 'Prescription' });
  const box = () => picture.element().getBoundingClientRect();
  await expect.poll(() => box().height / box().width).toBeGreaterThan(15);
  expect(box().width).toBeGreaterThan(0.8 * frame.element().clientWidth);
});

test('by + and -, and back by 0', async () => {
  await Default.run();
  await userEvent.keyboard('++');
  await expect.element(page.getByRole('status')).toHaveTextContent('200 %');
  await userEvent.keyboard('-');
  await expect.element(page.getByRole('status')).toHaveTextContent('150 %');
  await userEvent.keyboard('0');
  await expect.element(page.getByRole('status')).toHaveTextContent('100 %');
});

test('it is moved by dragging, and by no key that is typed elsewhere', async () => {
  await Default.run();
  await userEvent.keyboard('+');
  await expect.element(page.getByRole('status')).toHaveTextContent('150 %');
  const frame = page.getByRole('region', { name: 'Prescription' }).element();
  const drag = { bubbles: true, pointerType: 'mouse', movementX: -40, movementY: -30 };
  frame.dispatchEvent(new PointerEvent('pointermove', { ...drag, buttons: 0 }));
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([0, 0]);
  frame.dispatchEvent(new PointerEvent('pointermove', { ...drag, buttons: 1 }));
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([40, 30]);
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  await userEvent.keyboard('+');
  field.remove();
  await userEvent.keyboard('-');
  await expect.element(page.getByRole('status')).toHaveTextContent('100 %');
});

const sheet = (n: number) => page.getByRole('img', { name: `Prescription of Asha Kumari, page ${n} of 2` });

test('a PDF is drawn in place: larger, turned, and told which page is read, by keyboard alone', async () => {
  await WithPdf.run();
  await expect.element(sheet(1)).toHaveAttribute('data-state', 'drawn');
  await expect.element(page.getByText('Page 1 of 2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('target', '_blank');
  const first = sheet(1).element().clientWidth;
  const pixels = () => (sheet(1).element() as HTMLCanvasElement).width;
  const drawnAt = pixels();
  await userEvent.keyboard('+');
  await expect.poll(() => sheet(1).element().clientWidth).toBeGreaterThan(1.4 * first);
  // Drawn anew, and so as sharp as before.
  await expect.poll(pixels, { timeout: 15_000 }).toBeGreaterThan(1.4 * drawnAt);
  await userEvent.click(button('Turn to the left'));
  await expect.element(sheet(1)).toHaveAttribute('data-turns', '1');
  await expect
    .poll(() => sheet(1).element().clientWidth / sheet(1).element().clientHeight)
    .toBeGreaterThan(1.3);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('region', { name: 'Prescription' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.element(sheet(2)).toHaveAttribute('data-state', 'drawn');
});

test('a PDF that cannot be drawn is said so, and still opens in a tab of its own', async () => {
  await ErrorPdfBroken.run();
  await expect.element(page.getByRole('alert').getByText('This PDF cannot be shown here')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('target', '_blank');
  await expect.element(button('Larger')).not.toBeInTheDocument();
});

test('what cannot be shown is said, and can be fetched anew', async () => {
  await ErrorBroken.run();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The prescription could not be shown');
  const { file } = Failed.composed.args;
  await Failed.run();
  await userEvent.click(button('Try again'));
  expect((file as { onRetry: () => void }).onRetry).toHaveBeenCalledTimes(1);
});
