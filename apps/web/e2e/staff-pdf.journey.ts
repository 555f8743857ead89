import { expect, test } from '@playwright/test';
import { button, needsSheet, ownMedicine } from './checkout.ts';
import { fillPrescriber, patient, reviewOf } from './orders.ts';
import { complaints, tabTo } from './pages.ts';
import { atDesk } from './staff.ts';

/** All white as a fax machine packs it, and its colours turned about: black. Only a decoder of its own reads it. */
const fax = String.fromCharCode(0xff, 0x00, 0x10, 0x01);
const streamOf = (dictionary: string, data: string) =>
  `<</Length ${data.length}${dictionary}>>stream\n${data}\nendstream\n`;
/** Two pages: a scan on the first, words on the second. */
const scanned = Buffer.from(
  [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Resources<</XObject<</I 5 0 R>>>>/Contents 6 0 R>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Resources<</Font<</F 7 0 R>>>>/Contents 8 0 R>>',
    streamOf(
      '/Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 1/ColorSpace/DeviceGray/Decode[1 0]/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 8/Rows 8>>',
      fax,
    ),
    streamOf('', '300 0 0 500 50 50 cm /I Do'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    streamOf('', 'BT /F 30 Tf 40 500 Td (Twice a day after food) Tj ET'),
  ]
    .map((object, i) => `${i + 1} 0 obj\n${object}\nendobj\n`)
    .join('')
    .replace(/^/, '%PDF-1.4\n')
    .concat('trailer<</Root 1 0 R>>\n%%EOF\n'),
  'latin1',
);

test(
  'a PDF is read beside the decisions: its pages in place, larger and turned, and the line approved by keyboard',
  { tag: ['@both', '@release'] },
  async ({ page }, info) => {
    const meena = await patient(page.request);
    const { id: prescription_id } = await meena.uploads({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: scanned,
    });
    const id = await meena.orders(await ownMedicine(page.request, info, needsSheet), { prescription_id });
    const foreign: string[] = [];
    const own = info.project.use.baseURL!;
    page.on('request', (request) => {
      if (!request.url().startsWith(own) && !/^(?:blob|data):/.test(request.url()))
        foreign.push(request.url());
    });
    await atDesk(page, prescription_id);
    const said = complaints(page);
    const sheet = (n: number) =>
      page.getByRole('img', { name: new RegExp(`^Prescription of .*page ${n} of 2$`) });
    await expect(sheet(1)).toHaveAttribute('data-state', 'drawn');
    // The scan itself is there, under the policy that the shop sends.
    expect(
      await sheet(1).evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement;
        return (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(width / 2, height / 2, 1, 1)
          .data[0];
      }),
    ).toBeLessThan(40);
    await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible();

    const first = (await sheet(1).boundingBox())!;
    await tabTo(page, button(page, 'Larger'));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await sheet(1).boundingBox())!.width).toBeGreaterThan(1.4 * first.width);
    await page.keyboard.press('0');
    await tabTo(page, button(page, 'Turn to the left'));
    await page.keyboard.press('Enter');
    await expect(sheet(1)).toHaveAttribute('data-turns', '1');
    await expect.poll(async () => (await sheet(1).boundingBox())!.height).toBeLessThan(first.width);
    const frame = page.getByRole('region', { name: 'Prescription', exact: true });
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await tabTo(page, frame);
    await page.keyboard.press('End');
    await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible();
    await expect(sheet(2)).toHaveAttribute('data-state', 'drawn');
    await expect(page.getByText('Twice a day after food')).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );

    await fillPrescriber(page);
    const line = page.locator('[data-slot="review-line"]');
    await tabTo(page, line.getByRole('radio', { name: 'Approve' }));
    await page.keyboard.press('Enter');
    await tabTo(page, button(page, 'Save and open next'));
    // At a wide screen the sheet stays in view beside what is decided.
    if (!info.project.name.startsWith('phone')) await expect(sheet(2)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-slot="undo-bar"]')).toContainText('1 approved');
    const stands = await reviewOf(page.request, prescription_id);
    expect(stands.held !== null || stands.orders[0]!.lines[0]!.rx_status === 'approved').toBe(true);
    expect(stands.orders[0]!.order_id).toBe(id);
    expect([said, foreign]).toEqual([[], []]);
  },
);
