import preview from '#storybook/preview';
import { PackingSlip } from './packing-slip.tsx';

const meta = preview.meta({
  title: 'Staff/Packing slip',
  component: PackingSlip,
  args: {
    brandName: 'Doorstep',
    orderId: 'OD-3SQVG58BR664',
    placedAt: '2026-11-21T07:20:00+05:30',
    patientName: 'Asha Kumari',
    mobile: '98765 43210',
    address: 'Flat 4B, Shanti Apartments, Kanke Road, near Gandhi Nagar Gate, Ranchi, Jharkhand 834008',
    lines: [
      { position: 0, name: 'Febrisol 650', pack: 'Strip of 15 tablets', quantity: 1 },
      { position: 1, name: 'Azithrova 500', pack: 'Strip of 5 tablets', quantity: 2 },
    ],
  },
});
export const Default = meta.story({ tags: ['printed'] });
export const LongText = meta.story({
  args: {
    patientName: 'Venkatanarasimharajuvaripeta Subrahmanyeswara Satyanarayana Murthy',
    lines: [
      {
        position: 0,
        name: 'Clopidogrel-Aspirin 75/150 Gastro-resistant Tablets (clopidogrel bisulphate and acetylsalicylic acid)',
        pack: null,
        quantity: 99,
      },
    ],
  },
});
export const Hindi = meta.story({ args: { patientName: 'आशा कुमारी' }, globals: { locale: 'hi' } });
