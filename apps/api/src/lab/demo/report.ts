import { brand } from '@doorstep/contract/brand';
import { promiseText } from '@doorstep/contract/promise-text';

interface Printed {
  patient: string;
  orderId: string;
  collectedAt: Date;
  values: ReadonlyArray<{
    name: string;
    value: number;
    unit: string;
    low: number | null;
    high: number | null;
  }>;
}
/** A report as a lab would print it, said to be invented. */
export async function printReport({ patient, orderId, collectedAt, values }: Printed): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({ size: 'A5', margin: 40 }),
    parts: Buffer[] = [];
  page.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((done) => {
    page.on('end', done);
  });
  page.fontSize(16).text(`${brand.name}: laboratory report`);
  page.fontSize(9).text('Invented for the demo store. No real sample was measured.').moveDown();
  page.fontSize(11).text(`Patient: ${patient}`).text(`Booking: ${orderId}`);
  page.text(`Collected: ${promiseText.en.at(collectedAt)}`).moveDown();
  for (const { name, value, unit, low, high } of values)
    page.text(`${name}: ${value} ${unit}    (usual: ${low ?? ''} to ${high ?? ''})`);
  page.end();
  await ended;
  return Buffer.concat(parts);
}
