import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { drawn, pdfOf } from '../fixtures.ts';
import { PrescriptionPages } from './prescription-pages.tsx';

const two = pdfOf(['Dr. Sanjay Minz, JMC 18842', 'Glucinsul 30/70, twice a day']);

const meta = preview.meta({
  title: 'Prescription/Prescription pages',
  component: PrescriptionPages,
  args: { file: two, patientName: 'Asha Kumari', zoom: 1, turns: 0, onPlace: fn(), onFail: fn() },
  decorators: [
    (Story) => (
      <div
        role="region"
        aria-label="Prescription"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that arrows scroll it
        tabIndex={0}
        className="max-h-[45dvh] max-w-dialog overflow-x-auto overflow-y-auto rounded-card border border-line bg-surface-sunken"
      >
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story({ play: drawn });
export const VariantTurned = meta.story({ args: { turns: 1, zoom: 1.5 }, play: drawn });
/** A page whose picture is in a form that cannot be read. */
export const ErrorPage = meta.story({
  args: {
    file: pdfOf(['Dr. Sanjay Minz'], { content: '300 0 0 300 80 200 cm /I1 Do', picture: 'no picture' }),
  },
  play: drawn,
});
export const Hindi = meta.story({
  args: { patientName: 'आशा कुमारी' },
  play: drawn,
  globals: { locale: 'hi' },
});
/** Each page comes as it is scrolled to; beyond the last that is shown, there are more. */
export const LongTextWhole = meta.story({
  tags: ['no-visual'],
  args: { file: pdfOf(Array.from({ length: 203 }, (_, i) => `Page ${i + 1}`)) },
});
/** It asks for a password. */
export const PendingLocked = meta.story({
  tags: ['no-visual'],
  args: {
    file: pdfOf(['Secret'], {
      trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'28'.repeat(32)}> /U <${'31'.repeat(32)}> >>`,
    }),
  },
});
/** No PDF at all. */
export const ErrorDamaged = meta.story({ tags: ['no-visual'], args: { file: new Blob(['%PDF-1.7 hello']) } });
export const Empty = meta.story({ tags: ['no-visual'], args: { file: pdfOf([]) } });
