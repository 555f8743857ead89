import { render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VariantAsLink, Busy, Default, Disabled } from './button.stories.tsx';
import { Button } from './button.tsx';

test('a press by mouse, Enter and Space calls once each', async () => {
  const { onClick } = Default.composed.args;
  await Default.run();
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('while busy it keeps focus and ignores presses', async () => {
  const { onClick } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button')).toHaveFocus();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('disabled, it cannot be reached', async () => {
  await Disabled.run();
  await expect.element(page.getByRole('button')).toBeDisabled();
});

test('as a link it is a link', async () => {
  await VariantAsLink.run();
  await expect
    .element(page.getByRole('link', { name: 'View All Medicines' }))
    .toHaveAttribute('href', '#medicines');
});

test("calls its own and its link's handler, and reaches the link by ref", async () => {
  const calls: string[] = [];
  const ref = createRef<HTMLButtonElement>();
  const { container } = render(
    <Button asChild ref={ref} onClick={() => calls.push('button')}>
      <a href="#medicines" onClick={() => calls.push('link')}>
        View All Medicines
      </a>
    </Button>,
  );
  const link = page.elementLocator(container).getByRole('link');
  await userEvent.click(link);
  expect(calls).toEqual(['link', 'button']);
  expect(ref.current).toBe(link.element());
});

test('it submits its form only when it is told to, and not while busy', async () => {
  let submits = 0;
  const form = (busy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Button>Add a line</Button>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
  const { container, rerender, unmount } = render(form(false));
  const inForm = page.elementLocator(container);
  await userEvent.click(inForm.getByRole('button', { name: 'Add a line' }));
  expect(submits).toBe(0);
  await userEvent.click(inForm.getByRole('button', { name: 'Save' }));
  expect(submits).toBe(1);
  rerender(form(true));
  await userEvent.keyboard('{Enter}');
  expect(submits).toBe(1);
  unmount();
});

test('it is at least 44 px high', async () => {
  await Default.run();
  const { height } = page.getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
});
