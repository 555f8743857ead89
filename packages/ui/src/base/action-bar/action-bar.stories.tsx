import preview from '#storybook/preview';
import { LinkButton } from '../link-button/link-button.tsx';
import { Price } from '../price/price.tsx';
import { ActionBar } from './action-bar.tsx';

const parts = (action: string, pricePaise = 50_000) => (
  <>
    <Price pricePaise={pricePaise} className="flex-1" />
    <LinkButton href="#pay">{action}</LinkButton>
  </>
);
const meta = preview.meta({
  title: 'Base/Action bar',
  component: ActionBar,
  args: { children: parts('Book Appointment') },
  // It reaches into the gutters of the page that it stands in.
  decorators: [
    (Story) => (
      <div className="mx-auto flex w-full max-w-dialog flex-col px-gutter">
        <Story />
      </div>
    ),
  ],
});
export const Default = meta.story({ tags: ['all-cells'] });
export const VariantPanel = meta.story({ args: { panel: true } });
export const LongText = meta.story({
  args: { children: parts('Book an appointment with Dr. Venkatanarasimharajuvaripeta', 12_500_000) },
});
export const Hindi = meta.story({
  args: { children: parts('अपॉइंटमेंट बुक करें') },
  globals: { locale: 'hi' },
});
