import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Default } from './second-step-setup.stories.tsx';

test('shows the secret as text and sends the first code', async () => {
  const { onSubmit } = Default.composed.args.form;
  await Default.run();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await userEvent.click(page.getByRole('textbox', { name: 'Code from your authenticator app' }));
  await userEvent.keyboard('123456{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
