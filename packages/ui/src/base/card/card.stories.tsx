import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Link } from '../link/link.tsx';
import { Price } from '../price/price.tsx';
import { Card } from './card.tsx';

const meta = preview.meta({
  title: 'Base/Card',
  component: Card,
  args: {
    children: [
      <h2 key="title" className="text-lead">
        Deliver to Home
      </h2>,
      <p key="text" className="mt-1">
        Flat 4B, Shanti Apartments, Kanke Road, Ranchi, Jharkhand 834001
      </p>,
    ],
  },
  decorators: [within('max-w-80')],
});
const linked = (
  <>
    <h2 className="text-title">
      <Link href="#paramol" className="stretched-link">
        Paramol 650
      </Link>
    </h2>
    <p className="text-meta text-content-muted">Paracetamol 650 mg · Strip of 15 tablets</p>
    <Price pricePaise={2720} mrpPaise={3400} />
  </>
);
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantInteractive = meta.story({ args: { interactive: true, children: linked } });
export const Focused = meta.story({
  args: { interactive: true, children: linked },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
export const Hindi = meta.story({
  args: {
    children: [
      <h2 key="title" className="text-lead">
        घर पर पहुँचाएँ
      </h2>,
      <p key="text" className="mt-1">
        फ्लैट 4बी, शांति अपार्टमेंट, कांके रोड, राँची, झारखंड 834001
      </p>,
    ],
  },
  globals: { locale: 'hi' },
});
