import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { AlikeNote } from './alike-note.tsx';

const amlovita = { name: 'Amlovita 5', salts: 'Atorvastatin' };
const meta = preview.meta({
  title: 'Medicine/Alike note',
  component: AlikeNote,
  args: { others: [amlovita] },
  decorators: [within('max-w-80')],
});
export const Default = meta.story();
export const VariantSeveral = meta.story({
  args: {
    others: [
      amlovita,
      { name: 'Amlodita 5', salts: 'Amlodipine' },
      { name: 'Amelovita 10', salts: 'Olanzapine' },
    ],
  },
});
/** As on a card. */
export const VariantShort = meta.story({
  args: { ...VariantSeveral.composed.args, short: true },
  decorators: [within('max-w-34')],
});
/** As on the pharmacist's desk. */
export const VariantLarge = meta.story({ args: { large: true }, tags: ['all-cells'] });
export const LongText = meta.story({
  args: {
    others: [
      {
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets',
        salts: 'Clopidogrel bisulphate + Acetylsalicylic acid (gastro-resistant)',
      },
    ],
  },
});
export const Hindi = meta.story({
  args: { others: [{ name: 'अमलोविटा 5', packName: 'Amlovita 5', salts: 'एटोरवास्टेटिन' }] },
  globals: { locale: 'hi' },
});
