import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BusyChecking, Default, NotFoundUnavailable, NotFound, WithFee } from './delivery-panel.stories.tsx';

const status = page.getByRole('status');

test('where we come, the distance and what collection costs are said', async () => {
  await Default.run();
  await expect.element(status.getByText('We come to this address')).toBeVisible();
  await expect.element(status.getByText('Distance: 4.2 km')).toBeVisible();
  await expect.element(status.getByText('Collection: free')).toBeVisible();
  await WithFee.run();
  await expect.element(status.getByText('Collection ₹13.00')).toBeVisible();
});

test('too far: how far it is and how far we come, and no price', async () => {
  await NotFoundUnavailable.run();
  await expect
    .element(
      status.getByText('Service not available beyond 30 km radius. Please choose a location within 30 km.'),
    )
    .toBeVisible();
  await expect.element(status.getByText('Distance: 42.1 km')).toBeVisible();
  await expect.element(page.getByText(/^Collection/)).not.toBeInTheDocument();
});

test('while it is asked nothing old is said, and what failed can be asked again', async () => {
  await BusyChecking.run({ args: { ...BusyChecking.composed.args, km: 4.23 } });
  await expect.element(status).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText(/^(Distance|Collection)/)).not.toBeInTheDocument();
  await NotFound.run();
  await expect.element(status.getByText('Unable to check delivery availability')).toBeVisible();
  await expect.element(status.getByRole('button', { name: 'Try again' })).toBeVisible();
});
