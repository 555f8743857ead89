import preview from '#storybook/preview';
import { LegalText } from './legal-text.tsx';

const meta = preview.meta({
  title: 'Support/Legal text',
  component: LegalText,
  args: {
    sections: [
      {
        id: 'who',
        title: 'Who we are',
        text: 'Doorstep Health Services, Ranchi, sells medicines and brings home care.\nYour data is kept in [[place and country of the servers]].',
      },
      {
        id: 'keep',
        title: 'How long we keep it',
        text: 'Invoices stay for [[number of years and the law that asks for it]].',
      },
    ],
  },
});
export const Default = meta.story({ tags: ['all-cells', 'printed'] });
/** A lawyer has filled in everything. */
export const VariantWhole = meta.story({
  args: { sections: [{ id: 'who', title: 'Who we are', text: 'Doorstep Health Services, Ranchi.' }] },
});
export const LongText = meta.story({
  args: {
    sections: [
      {
        id: 'long',
        title: 'What we may ask of you when an order needs a prescription that you have not yet given',
        text: `${'We ask for the prescription, and keep the order until then. '.repeat(6)}[[${'what else the law asks for, '.repeat(6)}]]`,
      },
    ],
  },
});
export const Hindi = meta.story({
  args: {
    sections: [{ id: 'who', title: 'हम कौन हैं', text: 'आपका डेटा यहाँ रहता है: [[सर्वर की जगह और देश]]।' }],
  },
  globals: { locale: 'hi' },
});
