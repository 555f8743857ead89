import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { TapBar } from '../tap-bar/tap-bar.tsx';
import { ReadingBar } from './reading-bar.tsx';
import { Default, Error, PendingPaused, WithoutVoice } from './reading-bar.stories.tsx';

test('what is read can be paused and stopped, by mouse and by keyboard', async () => {
  const { onPause, onStop } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Reading this page aloud');
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  expect(onPause).toHaveBeenCalledOnce();
  (page.getByRole('button', { name: 'Stop' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onStop).toHaveBeenCalledOnce();
});

test('what is paused goes on', async () => {
  await PendingPaused.run();
  await expect.element(page.getByRole('status')).toHaveTextContent('Paused');
  await userEvent.click(page.getByRole('button', { name: 'Go on' }));
  expect(PendingPaused.composed.args.onResume).toHaveBeenCalledOnce();
});

test('without a voice it says so, and can be closed', async () => {
  await WithoutVoice.run();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent(
      'This device has no voice for English. Add one in its settings, under text to speech.',
    );
  expect(page.getByRole('button', { name: 'Pause' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  expect(WithoutVoice.composed.args.onStop).toHaveBeenCalledOnce();
});

test('why it cannot read is said', async () => {
  await Error.run();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The page could not be read aloud. Please try again.');
});

test('it stays in sight, above the bar of all pages', async () => {
  await page.viewport(360, 640);
  const { container, unmount } = render(
    <>
      <main style={{ height: 2_000 }} />
      <ReadingBar {...Default.composed.args} />
      <TapBar phone="+916512345678" onDisplay={() => {}} onLanguageChange={() => {}} />
    </>,
  );
  const own = page.elementLocator(container);
  const bar = own.getByRole('region', { name: 'Reading this page aloud' });
  window.scrollTo(0, 0);
  const edges = () => [
    bar.element().getBoundingClientRect().bottom,
    own.getByRole('navigation').element().getBoundingClientRect().top,
  ];
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  expect(edges()[0]).toBeLessThanOrEqual(edges()[1]!);
  window.scrollTo(0, 500);
  await expect.element(bar).toBeInViewport({ ratio: 1 });
  unmount();
});

test('it is not printed', async () => {
  await Default.run();
  const bar = page.getByRole('region', { name: 'Reading this page aloud' });
  await expect.element(bar).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(bar).not.toBeInTheDocument();
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await expect.element(bar).toBeVisible();
});
