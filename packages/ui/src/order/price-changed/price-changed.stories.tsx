import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { PriceChanged } from './price-changed.tsx';

const higher = { id: '1', name: 'Omezen 20', fromPaise: 11250, toPaise: 11800 };
const lower = { id: '2', name: 'Paramol 650', fromPaise: 3400, toPaise: 2720 };
const outOfStock = { id: '3', name: 'Kofrelief Syrup', reason: 'out-of-stock' as const };
const gone = { id: '4', name: 'Breathez 100 Inhaler', reason: 'gone' as const };
const fewer = { id: '5', name: 'Vitaflow D3 60K', asked: 5, left: 2 };

const meta = preview.meta({
  title: 'Order/Price changed',
  component: PriceChanged,
  args: { changes: [higher], onAccept: fn() },
  decorators: [within('max-w-dialog')],
});
export const Default = meta.story();
export const VariantLower = meta.story({ args: { changes: [lower] } });
export const DoneRemoved = meta.story({ args: { changes: [], removed: [outOfStock] } });
export const VariantFewer = meta.story({ args: { changes: [], fewer: [fewer] } });
export const WithBoth = meta.story({
  args: { changes: [higher, lower], removed: [outOfStock, gone], fewer: [fewer] },
  tags: ['all-cells'],
});
export const Error = meta.story({
  args: { error: 'The price has changed. Press ‘Accept and continue’, or go back to your cart.', attempt: 1 },
});
export const LongText = meta.story({
  args: {
    changes: [
      {
        id: '1',
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        fromPaise: 12500000,
        toPaise: 13250050,
      },
    ],
    removed: [
      {
        id: '2',
        name: 'Hydroxypropylmethylcellulose0.3%w/vophthalmicsolution with carboxymethylcellulose',
        reason: 'gone',
      },
    ],
    error:
      'The price of one medicine has changed and another can no longer be sent. Read both, then press ‘Accept and continue’, or go back to your cart and choose another.',
  },
});
export const Hindi = meta.story({
  args: {
    changes: [{ ...higher, name: 'ओमेज़ेन 20' }],
    removed: [{ ...outOfStock, name: 'कोफ़्रिलीफ़ सिरप' }],
    fewer: [{ ...fewer, name: 'विटाफ़्लो D3 60K' }],
    error: 'दाम बदल गया है। “मान लें और आगे बढ़ें” दबाएँ, या कार्ट में वापस जाएँ।',
  },
  globals: { locale: 'hi' },
});
