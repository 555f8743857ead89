import preview from '#storybook/preview';
import { LinkButton } from '../link-button/link-button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = preview.meta({ title: 'Base/Page header', component: PageHeader, args: { title: 'Medicines' } });
export const Default = meta.story();
export const WithAll = meta.story({
  args: {
    description: 'Showing 12 of 2,547 medicines',
    actions: [
      <LinkButton key="upload" href="#upload" tone="plain">
        Upload prescription
      </LinkButton>,
      <LinkButton key="orders" href="#orders" tone="quiet">
        Your orders
      </LinkButton>,
    ],
  },
  tags: ['all-cells'],
});
export const LongText = meta.story({
  args: {
    title: 'Results for Hydroxypropylmethylcellulose, Carboxymethylcellulose and Glycerin eye drops',
    description:
      'Medicines and medical services delivered to your doorstep, checked by a pharmacist before they leave our store in Ranchi',
  },
});
export const Hindi = meta.story({
  args: { title: 'दवाएँ', description: '2,547 दवाओं में से 12 दिख रही हैं' },
  globals: { locale: 'hi' },
});
