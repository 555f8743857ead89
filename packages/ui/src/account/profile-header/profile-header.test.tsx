import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default, Hindi, PendingUnverified, WithPicture } from './profile-header.stories.tsx';

test('who it is, and the way out by mouse and by keyboard', async () => {
  const { onLogout } = Default.composed.args;
  await Default.run();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Kumari' })).toBeVisible();
  for (const text of ['98765 43210', 'asha.kumari@example.com', 'AK'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Logout' }));
  await userEvent.keyboard('{Enter}');
  expect(onLogout).toHaveBeenCalledTimes(2);
});

test('without an e-mail and unverified: both are said, with the way to verify', async () => {
  await PendingUnverified.run();
  await expect.element(page.getByText('Not provided')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Verify mobile number' }))
    .toHaveAttribute('href', '#verify');
});

test('initials are whole letters of the script', async () => {
  await Hindi.run();
  await expect.element(page.getByText('आक', { exact: true })).toBeVisible();
});

test('the heading takes focus by script; the picture beside it is silent', async () => {
  await WithPicture.run();
  const heading = page.getByRole('heading', { level: 1 });
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByAltText('', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});
