import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Busy, BusyFetching, BusyGenerating } from './invoice-button.stories.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('it makes the invoice, then opens it; focus stays on it', async () => {
  const { onGenerate, onDownload } = Busy.composed.args;
  await Busy.run();
  await userEvent.tab();
  await expect.element(button('Generate Invoice')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onGenerate).toHaveBeenCalledTimes(1);
  await expect.element(button('Download Invoice')).toHaveFocus();
  await userEvent.click(button('Download Invoice'));
  expect(onDownload).toHaveBeenCalledTimes(1);
  expect(onGenerate).toHaveBeenCalledTimes(1);
});

test.for([
  ['Generating...', BusyGenerating],
  ['Download Invoice', BusyFetching],
] as const)('while it works %s hears no press', async ([name, story]) => {
  const { onGenerate, onDownload } = story.composed.args;
  await story.run();
  await expect.element(button(name)).toHaveAttribute('aria-busy', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onGenerate).not.toHaveBeenCalled();
  expect(onDownload).not.toHaveBeenCalled();
});
