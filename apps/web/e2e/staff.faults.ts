import { expect, test } from '@playwright/test';
import { ADMIN } from './orders.ts';
import { asStaff } from './staff.ts';

test(
  'an import that is stopped once its file is sent may be in: it does not say that nothing was changed',
  { tag: '@release' },
  async ({ page, context }) => {
    await asStaff(page, ADMIN, '/admin/catalogue/import');
    const panel = page.getByRole('region', { name: 'Import a catalogue' });
    await panel
      .getByLabel('CSV file')
      .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer: Buffer.from('nonsense\n1\n') });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    // The answer stays away for as long as the test takes.
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60_000,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await panel.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(panel.getByRole('progressbar')).toHaveJSProperty('value', 1);
    await panel.getByRole('button', { name: 'Stop' }).click();
    await expect(panel.getByRole('alert')).toHaveText(
      'We do not know how it ended. Check the file again before you import it.',
    );
  },
);
