import preview from '#storybook/preview';
import { within } from '#storybook/within';
import { StatusBadge } from './status-badge.tsx';

const meta = preview.meta({
  title: 'Base/Status badge',
  component: StatusBadge,
  args: { status: 'delivered' },
});
export const Default = meta.story();
export const WithEverything = meta.story({
  tags: ['all-cells'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'on_hold'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
});
export const ErrorMissing = meta.story({ args: { status: null } });
export const NotFound = meta.story({ args: { status: 'on_hold' } });
export const LongText = meta.story({
  args: { status: 'waiting_for_the_prescription_to_be_checked_by_a_pharmacist' },
  decorators: [within('max-w-48')],
});
export const Hindi = meta.story({ args: { status: 'shipped' }, globals: { locale: 'hi' } });
