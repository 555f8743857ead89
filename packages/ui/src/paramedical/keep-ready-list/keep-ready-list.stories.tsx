import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { KeepReadyList } from './keep-ready-list.tsx';

const meta = preview.meta({
  title: 'Paramedical/Keep ready list',
  component: KeepReadyList,
  args: {
    items: [
      { icon: 'icon-file-text', text: 'The doctor’s note' },
      { icon: 'icon-package', text: 'Dressing things you have been given' },
      { icon: 'icon-sun', text: 'A clean place to lie, with good light' },
    ],
    onPrint: fn(),
  },
});
export const Default = meta.story();
export const ErrorNotPrintable = meta.story({ args: { onPrint: undefined } });
export const LongText = meta.story({
  args: {
    items: [
      {
        icon: 'not-known',
        text: 'All medicines that you take now, in their packs, and the letter of the hospital from which you came home, with every page of it',
      },
      { icon: 'icon-droplets', text: 'Warm water and soap' },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    items: [
      { icon: 'icon-file-text', text: 'डॉक्टर की पर्ची' },
      { icon: 'icon-package', text: 'ड्रेसिंग का सामान जो आपको मिला है' },
      { icon: 'icon-sun', text: 'लेटने की साफ़ जगह, अच्छी रोशनी में' },
    ],
  },
  globals: { locale: 'hi' },
});
