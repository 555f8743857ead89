import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { Badge } from './badge.tsx';

const meta = preview.meta({
  title: 'Base/Badge',
  component: Badge,
  args: { children: '20% OFF', tone: 'highlight' },
});
export const Default = meta.story();
export const VariantTones = meta.story({
  tags: ['all-cells'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge tone="highlight">20% OFF</Badge>
      <Badge tone="accent" icon="icon-shield-check">
        Genuine
      </Badge>
      <Badge tone="info" icon="icon-info">
        New pack
      </Badge>
      <Badge tone="success" icon="icon-truck">
        Free Delivery
      </Badge>
      <Badge tone="warning" icon="icon-file-text">
        Prescription needed
      </Badge>
      <Badge tone="danger" icon="icon-circle-x">
        Out of stock
      </Badge>
      <Badge tone="neutral">Strip of 15</Badge>
    </div>
  ),
});
export const PrescriptionRequired = meta.story({
  args: { tone: 'warning', icon: 'icon-file-text', children: 'Prescription needed' },
});
export const LongText = meta.story({
  args: {
    tone: 'warning',
    icon: 'icon-file-text',
    children: 'Prescription needed: Hydroxypropylmethylcellulose 0.3% w/v',
  },
  decorators: [within('max-w-32')],
});
export const Hindi = meta.story({
  args: { tone: 'warning', icon: 'icon-file-text', children: 'डॉक्टर की पर्ची ज़रूरी' },
  globals: { locale: 'hi' },
});
