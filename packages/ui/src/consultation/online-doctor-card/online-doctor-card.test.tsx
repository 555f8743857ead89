import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Disabled, KindVideo } from './online-doctor-card.stories.tsx';

test('who answers is reached by mouse and by keyboard', async () => {
  await Default.run();
  await userEvent.click(page.getByRole('button', { name: 'Start Chat with Dr. Meera Sinha' }));
  await userEvent.keyboard('{Enter}');
  expect(Default.composed.args.onStart).toHaveBeenCalledTimes(2);
  await KindVideo.run();
  await userEvent.click(page.getByRole('button', { name: 'Book Video Call with Dr. Meera Sinha' }));
  expect(KindVideo.composed.args.onStart).toHaveBeenCalledTimes(1);
});
test('who is busy is looked at, not reached', async () => {
  await Disabled.run();
  await expect.element(page.getByText('Currently Busy')).toBeVisible();
  await expect.element(page.getByRole('button')).toBeDisabled();
  await expect
    .element(page.getByRole('link', { name: 'View Profile of Dr. Meera Sinha' }))
    .toHaveAttribute('href', '#doctor');
});
test('the fee is called the video fee (C25)', async () => {
  for (const story of [Default, KindVideo]) {
    await story.run();
    await expect.element(page.getByText('Video fee ₹500.00')).toBeVisible();
  }
});
test('the registration number and whether they answer stand in words', async () => {
  await Default.run();
  await expect.element(page.getByText('Reg. JMC 20417')).toBeVisible();
  await expect.element(page.getByText('Available Now')).toBeVisible();
});
