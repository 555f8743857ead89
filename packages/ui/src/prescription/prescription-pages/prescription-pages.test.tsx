import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  ErrorDamaged,
  Default,
  Empty,
  PendingLocked,
  LongTextWhole,
  ErrorPage,
  VariantTurned,
} from './prescription-pages.stories.tsx';

const wait = { timeout: 30_000 };
const sheet = (n: number, of: number) =>
  page.getByRole('img', { name: `Prescription of Asha Kumari, page ${n} of ${of}` });
/** Not white: something is drawn there. */
const inked = (canvas: HTMLCanvasElement) =>
  canvas
    .getContext('2d')!
    .getImageData(0, 0, canvas.width, canvas.height)
    .data.some((value, i) => i % 4 === 0 && value < 128);
const canvasOf = (locator: ReturnType<typeof sheet>) => locator.element() as HTMLCanvasElement;

test('the pages of a PDF are drawn, named and read out', async () => {
  const { onPlace, onFail } = Default.composed.args;
  await Default.run();
  await expect.element(sheet(1, 2), wait).toHaveAttribute('data-state', 'drawn');
  expect(inked(canvasOf(sheet(1, 2)))).toBe(true);
  await expect.element(page.getByText('Dr. Sanjay Minz, JMC 18842'), wait).toBeInTheDocument();
  expect(onPlace).toHaveBeenCalledWith({ page: 1, of: 2 });
  expect(onFail).not.toHaveBeenCalled();
});

test('turned, a page lies on its side', async () => {
  await VariantTurned.run();
  await expect.element(sheet(1, 2), wait).toHaveAttribute('data-state', 'drawn');
  const { width, height } = canvasOf(sheet(1, 2));
  expect(width).toBeGreaterThan(height);
});

test('of a long one only what is near is drawn; scrolled to, another comes, and is told', async () => {
  const { onPlace } = LongTextWhole.composed.args;
  await LongTextWhole.run();
  await expect.element(sheet(1, 203), wait).toHaveAttribute('data-state', 'drawn');
  expect(document.querySelectorAll('canvas').length).toBeLessThan(6);
  await expect.element(page.getByText(/^3 more pages/)).toBeInTheDocument();
  document.querySelector('[data-page="150"]')!.scrollIntoView({ block: 'center' });
  await expect.element(sheet(150, 203), wait).toHaveAttribute('data-state', 'drawn');
  await expect.poll(() => onPlace, wait).toHaveBeenLastCalledWith({ page: 150, of: 203 });
  await expect.element(sheet(1, 203), wait).not.toBeInTheDocument();
});

test('a page that is not whole is said so', async () => {
  await ErrorPage.run();
  await expect.element(page.getByText('Page 1 cannot be shown as it is'), wait).toBeVisible();
});

test.each([
  [PendingLocked, 'locked'],
  [ErrorDamaged, 'unreadable'],
  [Empty, 'empty'],
] as const)('what cannot be shown is told why', async (story, fault) => {
  const { onFail } = story.composed.args;
  await story.run();
  await expect.poll(() => onFail, wait).toHaveBeenCalledExactlyOnceWith(fault);
});
