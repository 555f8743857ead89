import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  Default,
  Hindi,
  VariantEarlierOrder,
  VariantSeveral,
  VariantStaff,
} from './caution-notice.stories.tsx';

const notice = page.getByRole('alert');

test('each pair names both medicines and the reason', async () => {
  await VariantSeveral.run();
  expect(
    notice
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Warfanil 5 + Aspikam 75Together they can cause serious bleeding.',
    expect.stringContaining('Warfanil 5 + Dardnil 400'),
    expect.stringContaining('Both work in the same way'),
  ]);
});
test('a medicine of an earlier order has the day of that order', async () => {
  await VariantEarlierOrder.run();
  await expect.element(notice.getByText('· ordered on Thu 12 Nov 2026')).toBeVisible();
  await Hindi.run();
  await expect.element(notice.getByText(/को मँगाई थी$/)).toBeVisible();
});
test('a pharmacist reads another advice than a patient', async () => {
  await Default.run();
  await expect.element(notice.getByText(/Talk to your doctor or to our pharmacist/)).toBeVisible();
  await VariantStaff.run();
  await expect.element(notice.getByText('Ask the patient or the doctor before you approve.')).toBeVisible();
});
