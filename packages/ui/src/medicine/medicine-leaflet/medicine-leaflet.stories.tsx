import preview from '#storybook/preview';
import { leafletText, leafletTextHindi } from '../fixtures.ts';
import { MedicineLeaflet } from './medicine-leaflet.tsx';

const meta = preview.meta({
  title: 'Medicine/Medicine leaflet',
  component: MedicineLeaflet,
  // It stands below the heading of what is known about a medicine.
  decorators: [
    (Story, { globals }) => (
      <section className="flex flex-col gap-3">
        <h2 className="text-title">
          {globals['locale'] === 'hi' ? 'इस दवा के बारे में' : 'About this medicine'}
        </h2>
        <Story />
      </section>
    ),
  ],
  args: { text: leafletText, phone: '+916512345678', phoneShown: '0651 234 5678' },
});
export const Default = meta.story({ tags: ['all-cells'] });
export const DoneUsed = meta.story({
  args: {
    swallowed: false,
    text: {
      ...leafletText,
      use: ['Eases pain of muscles and joints from outside.'],
      take: ['Put a thin layer on clean, dry skin and wash your hands.'],
      ask: '',
    },
  },
});
export const NotFound = meta.story({ args: { text: undefined } });
export const LongText = meta.story({
  args: {
    text: {
      ...leafletText,
      use: [
        'Keeps the blood from clotting after a heart attack, a stroke or an operation on the vessels of the heart, and lowers the risk that any of these happens again.',
      ],
      ask: 'Tell your doctor or pharmacist first about: phosphodiesterase-5-inhibitors, benzylisothiocyanatophenylhydrazine, kidney disease, high blood pressure, blood thinners, an operation or a tooth to be pulled within the next two weeks.',
    },
  },
});
export const Hindi = meta.story({ args: { text: leafletTextHindi }, globals: { locale: 'hi' } });
