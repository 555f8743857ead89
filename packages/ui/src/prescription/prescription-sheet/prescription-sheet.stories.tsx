import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { drawn, longScreenshot, pdfOf, squarePhoto } from '../fixtures.ts';
import { PrescriptionSheet } from './prescription-sheet.tsx';

const pdf = {
  state: 'ready' as const,
  url: squarePhoto,
  pdf: pdfOf(['Dr. Sanjay Minz, JMC 18842', 'Glucinsul 30/70, twice a day']),
};

const meta = preview.meta({
  title: 'Prescription/Prescription sheet',
  component: PrescriptionSheet,
  args: {
    kind: 'image' as const,
    file: { state: 'ready' as const, url: squarePhoto },
    patientName: 'Asha Kumari',
    keys: true,
  },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const VariantLarger = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Turn to the left' }));
  },
});
/** A long screenshot: as wide as the frame, and scrolled. */
export const VariantLongScreenshot = meta.story({
  args: { file: { state: 'ready', url: longScreenshot } },
});
export const WithPdf = meta.story({ args: { kind: 'pdf', file: pdf }, play: drawn, tags: ['all-cells'] });
/** No PDF at all. */
export const ErrorPdfBroken = meta.story({
  args: { kind: 'pdf', file: { ...pdf, pdf: new Blob(['%PDF-1.7 hello']) } },
  play: drawn,
});
export const Loading = meta.story({ args: { file: { state: 'loading' } } });
export const Error = meta.story({ args: { file: { state: 'error', onRetry: fn() } } });
export const Hindi = meta.story({
  args: { kind: 'pdf', file: pdf, patientName: 'आशा कुमारी' },
  play: drawn,
  globals: { locale: 'hi' },
});
/** What came is no picture. */
export const ErrorBroken = meta.story({
  tags: ['no-visual'],
  args: { file: { state: 'ready', url: 'data:image/png;base64,aGVsbG8=' } },
});
