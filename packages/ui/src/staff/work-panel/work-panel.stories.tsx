import preview from '#storybook/preview';
import { WorkPanel } from './work-panel.tsx';

const meta = preview.meta({
  title: 'Staff/Work panel',
  component: WorkPanel,
  args: {
    title: 'Late orders',
    all: { href: '#all', total: 3 },
    children: <p className="border-t border-line px-5 py-3">OD-8KBQMBTRJNSP</p>,
  },
});
export const Default = meta.story();
export const Empty = meta.story({
  args: { all: { href: '#all', total: 0 }, empty: 'Every order is on time.', children: undefined },
});
export const LongText = meta.story({
  args: {
    title: 'Prescriptions that have to be looked at by two pharmacists before anything leaves the shop',
    all: { href: '#all', total: 125000 },
  },
});
export const Hindi = meta.story({ args: { title: 'देर वाले ऑर्डर' }, globals: { locale: 'hi' } });
