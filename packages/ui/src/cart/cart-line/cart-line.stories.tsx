import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { CartLine, CartLineSkeleton } from './cart-line.tsx';

/** A strip of capsules: another area's drawings are out of reach here. */
const strip = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='240' height='240'><g stroke='lightslategrey'><path d='M50 44h150v96H50z' fill='white'/><path d='M50 44h150v34H50z' fill='royalblue'/><rect x='24' y='124' width='192' height='82' rx='10' fill='gainsboro' transform='rotate(-4 120 165)'/></g><g stroke-width='18' stroke-linecap='round' fill='none'><path d='M52 150v38m34-40v38m34-40v38m34-40v38m34-40v38' stroke='gold'/><path d='M52 150v16m34-18v16m34-18v16m34-18v16m34-18v16' stroke='royalblue'/></g></svg>`)}`;

const meta = preview.meta({
  title: 'Cart/Cart line',
  component: CartLine,
  args: {
    name: 'Omezen 20',
    href: '#omezen',
    image: strip,
    pack: 'Strip of 10 capsules',
    pricePaise: 5625,
    mrpPaise: 6250,
    quantity: 2,
    onQuantityChange: fn(),
  },
  decorators: [within('max-w-180')],
});
export const Default = meta.story();
export const VariantSingle = meta.story({ args: { quantity: 1 } });
export const PrescriptionRequired = meta.story({
  args: {
    name: 'Glucinsul 30/70',
    href: '#glucinsul',
    image: null,
    fallback: 'icon-syringe',
    pack: 'Vial of 10 ml',
    pricePaise: 16400,
    mrpPaise: 16400,
    prescriptionRequired: true,
  },
});
export const DangerLookAlike = meta.story({
  args: { note: <p className="font-medium text-warning-text">Not Omizen 20 (Olmesartan)</p> },
});
export const PriceChanged = meta.story({
  args: { pricePaise: 5900, changedFromPaise: 5625 },
  tags: ['all-cells'],
});
export const OutOfStockFewLeft = meta.story({ args: { left: 3 } });
export const ErrorTooMany = meta.story({ args: { left: 2, quantity: 5 } });
/** More packs than may be ordered without a prescription. */
export const ErrorLimit = meta.story({
  args: {
    quantity: 5,
    error:
      'Without a prescription you can order at most 4 packs of paracetamol at a time and 6 in 7 days, all brands together. Order at most 4 now, or ask your doctor.',
  },
});
export const OutOfStock = meta.story({ args: { unavailable: 'out-of-stock' } });
export const NotFoundGone = meta.story({ args: { unavailable: 'gone' } });
export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const LongText = meta.story({
  args: {
    name: 'Clopidogrel bisulphate 75 mg + Acetylsalicylic acid (gastro-resistant) 150 mg',
    pack: 'Strip of 10 gastro-resistant hydroxypropylmethylcellulose tablets',
    pricePaise: 12500000,
    mrpPaise: 13150000,
    quantity: 99,
    prescriptionRequired: true,
    changedFromPaise: 12400000,
  },
});
export const Loading = meta.story({ render: () => <CartLineSkeleton /> });
export const Hindi = meta.story({
  args: { name: 'ओमेज़ेन 20', pack: '10 कैप्सूल की पत्ती', changedFromPaise: 5500, prescriptionRequired: true },
  globals: { locale: 'hi' },
});
export const HindiTooMany = meta.story({
  args: { name: 'ओमेज़ेन 20', pack: '10 कैप्सूल की पत्ती', left: 2, quantity: 5 },
  globals: { locale: 'hi' },
});
export const HindiLimit = meta.story({
  args: {
    name: 'ओमेज़ेन 20',
    pack: '10 कैप्सूल की पत्ती',
    quantity: 5,
    error:
      'डॉक्टर की पर्ची के बिना पैरासिटामोल के एक बार में ज़्यादा से ज़्यादा 4 और 7 दिन में 6 पैक मिलते हैं, सब ब्रांड मिलाकर। अभी ज़्यादा से ज़्यादा 4 मँगाएँ, या अपने डॉक्टर से पूछें।',
  },
  globals: { locale: 'hi' },
});
export const HindiGone = meta.story({
  args: { name: 'ओमेज़ेन 20', pack: '10 कैप्सूल की पत्ती', unavailable: 'gone' },
  globals: { locale: 'hi' },
});
